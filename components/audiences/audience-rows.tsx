import { ListBody, type ListedRows } from "@/components/shell/list-body";
import { CutName } from "@/components/ui/name";
import type { CustomAudience } from "@/lib/ads/endpoints/custom-audiences";
import { AUDIENCE_COLUMNS, type AudienceColumn } from "@/lib/audiences/audience-list";
import { audienceState } from "@/lib/audiences/audience-state";
import { audienceTypeName } from "@/lib/audiences/audience-words";
import { Owner } from "./owner";
import { AudienceSize, StateMark } from "./state-mark";

/** The audiences of an account, one a row. */
export function AudienceRows({ now, ...list }: ListedRows<CustomAudience, AudienceColumn> & { now: number }) {
  const state = (audience: CustomAudience) => <StateMark state={audienceState(audience, now)} />;
  return (
    <ListBody
      page="audiences"
      label="Audiences"
      columns={AUDIENCE_COLUMNS}
      look={{
        name: ({ name }) => <CutName>{name}</CutName>,
        nameWidth: "max-w-72",
        nameTitle: ({ description }) => description,
        beside: ({ id }) => (
          <span className="font-mono text-sm text-text-muted @max-[60rem]:hidden">{id}</span>
        ),
        cells: {
          size: (audience) => <AudienceSize audience={audience} />,
          state,
          owner: (audience) => <Owner audience={audience} />,
        },
        phone: (audience) => (
          <>
            <div className="flex items-center justify-between gap-3">
              {state(audience)}
              <span className="tabular-nums">
                <AudienceSize audience={audience} />
              </span>
            </div>
            <div className="flex flex-wrap justify-between gap-x-3 text-text-muted">
              <span>{audienceTypeName(audience.audience_type)}</span>
              <span>{audience.is_owner ? "This account’s" : "Shared with this account"}</span>
            </div>
          </>
        ),
      }}
      {...list}
    />
  );
}
