import { type ListColumn, ListTable } from "@/components/shell/list-table";
import { Name } from "@/components/ui/name";
import { Cell, Row, RowName } from "@/components/ui/table";
import { TimeText } from "@/components/ui/time-text";
import type { CustomAudience } from "@/lib/ads/endpoints/custom-audiences";
import { audienceState } from "@/lib/audiences/audience-state";
import type { AudienceColumn } from "@/lib/audiences/audience-view";
import { audienceTypeName } from "@/lib/audiences/audience-words";
import { AudienceSize } from "./audience-size";
import { audienceGraceKey } from "./delete-audience";
import { Owner } from "./owner";
import { StateMark } from "./state-mark";
import type { useAudienceView } from "./use-audience-view";

const COLUMNS = {
  name: { label: "Audience", sort: "name", shrinks: 60 },
  type: { label: "Type", sort: "type", from: 34 },
  size: { label: "Size", sort: "size", hint: "People matched", numeric: true },
  state: { label: "Can be targeted", sort: "state" },
  owner: { label: "Owner", sort: "owner", from: 60 },
  changed: { label: "Changed", sort: "changed", from: 44 },
} satisfies Record<string, ListColumn<AudienceColumn>>;

export interface AudienceRowsProps {
  audiences: readonly CustomAudience[];
  zone: string;
  now: number;
  view: ReturnType<typeof useAudienceView>;
  onOpen: (id: string) => void;
  /** What is about to be deleted (lib/jobs/grace). */
  leaving: ReadonlySet<string>;
}

/** The audiences of an account, one a row. The name opens the panel. */
export function AudienceTable({ audiences, zone, now, view, onOpen, leaving }: AudienceRowsProps) {
  return (
    <ListTable label="Audiences" columns={Object.values(COLUMNS)} view={view}>
      {audiences.map((audience) => (
        <Row
          key={audience.id}
          selected={audience.id === view.panel}
          faded={audience.deleted}
          leaving={leaving.has(audienceGraceKey(audience.id))}
        >
          <Cell column={COLUMNS.name}>
            <span className="flex items-center gap-2">
              <RowName
                goesBy={audience.id}
                open={audience.id === view.panel}
                className="max-w-72"
                title={audience.description ?? undefined}
                onClick={() => onOpen(audience.id)}
              >
                <Name>{audience.name}</Name>
              </RowName>
              <span className="font-mono text-sm text-text-muted @max-[60rem]:hidden">{audience.id}</span>
            </span>
          </Cell>
          <Cell column={COLUMNS.type}>{audienceTypeName(audience.audience_type)}</Cell>
          <Cell column={COLUMNS.size}>
            <AudienceSize audience={audience} />
          </Cell>
          <Cell column={COLUMNS.state}>
            <StateMark state={audienceState(audience, now)} />
          </Cell>
          <Cell column={COLUMNS.owner}>
            <Owner audience={audience} />
          </Cell>
          <Cell column={COLUMNS.changed}>
            <TimeText at={audience.updated_at} zone={zone} />
          </Cell>
        </Row>
      ))}
    </ListTable>
  );
}
