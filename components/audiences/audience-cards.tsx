import { Name } from "@/components/ui/name";
import { PhoneRow } from "@/components/ui/phone-row";
import { audienceState } from "@/lib/audiences/audience-state";
import { audienceTypeName } from "@/lib/audiences/audience-words";
import { AudienceSize } from "./audience-size";
import type { AudienceRowsProps } from "./audience-table";
import { audienceGraceKey } from "./delete-audience";
import { StateMark } from "./state-mark";

/** The audiences of an account on a phone. */
export function AudienceCards({ audiences, now, view, onOpen, leaving }: AudienceRowsProps) {
  return (
    <ul aria-label="Audiences">
      {audiences.map((audience) => (
        <PhoneRow
          key={audience.id}
          name={<Name>{audience.name}</Name>}
          open={audience.id === view.panel}
          faded={audience.deleted}
          leaving={leaving.has(audienceGraceKey(audience.id))}
          onOpen={() => onOpen(audience.id)}
        >
          <div className="flex items-center justify-between gap-3">
            <StateMark state={audienceState(audience, now)} />
            <span className="tabular-nums">
              <AudienceSize audience={audience} />
            </span>
          </div>
          <div className="flex flex-wrap justify-between gap-x-3 text-text-muted">
            <span>{audienceTypeName(audience.audience_type)}</span>
            <span>{audience.is_owner ? "This account’s" : "Shared with this account"}</span>
          </div>
        </PhoneRow>
      ))}
    </ul>
  );
}
