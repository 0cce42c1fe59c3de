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

const COLUMNS: readonly ListColumn<AudienceColumn>[] = [
  { label: "Audience", sort: "name" },
  { label: "Type", sort: "type" },
  { label: "Size", sort: "size", hint: "People whom the service matched", numeric: true },
  { label: "Can be targeted", sort: "state" },
  { label: "Owner", sort: "owner" },
  { label: "Changed", sort: "changed" },
];

export interface AudienceRowsProps {
  audiences: readonly CustomAudience[];
  zone: string;
  now: number;
  view: ReturnType<typeof useAudienceView>;
  onOpen: (id: string) => void;
  /** What is about to be deleted (lib/grace). */
  leaving: ReadonlySet<string>;
}

/** The audiences of an account, one a row. The name opens the panel. */
export function AudienceTable({ audiences, zone, now, view, onOpen, leaving }: AudienceRowsProps) {
  return (
    <ListTable label="Audiences" columns={COLUMNS} view={view}>
      {audiences.map((audience) => (
        <Row
          key={audience.id}
          selected={audience.id === view.panel}
          faded={audience.deleted}
          leaving={leaving.has(audienceGraceKey(audience.id))}
        >
          <Cell>
            <span className="flex items-center gap-2">
              <RowName
                className="max-w-72"
                title={audience.description ?? undefined}
                onClick={() => onOpen(audience.id)}
              >
                <Name>{audience.name}</Name>
              </RowName>
              <span className="font-mono text-sm text-text-muted">{audience.id}</span>
            </span>
          </Cell>
          <Cell>{audienceTypeName(audience.audience_type)}</Cell>
          <Cell numeric>
            <AudienceSize audience={audience} />
          </Cell>
          <Cell>
            <StateMark state={audienceState(audience, now)} />
          </Cell>
          <Cell>
            <Owner audience={audience} />
          </Cell>
          <Cell>
            <TimeText at={audience.updated_at} zone={zone} />
          </Cell>
        </Row>
      ))}
    </ListTable>
  );
}
