import { type ListSort, sortMark } from "@/components/shell/sort-in-address";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import { TimeText } from "@/components/ui/time-text";
import type { CustomAudience } from "@/lib/ads/endpoints/custom-audiences";
import { audienceState } from "@/lib/audiences/audience-state";
import type { AudienceColumn } from "@/lib/audiences/audience-view";
import { audienceTypeName } from "@/lib/audiences/audience-words";
import { AudienceSize } from "./audience-size";
import { audienceGraceKey } from "./delete-audience";
import { Owner } from "./owner";
import { StateMark } from "./state-mark";

interface ColumnWords {
  readonly id: AudienceColumn;
  readonly label: string;
  readonly hint?: string;
  readonly numeric?: boolean;
}

const COLUMNS: readonly ColumnWords[] = [
  { id: "name", label: "Audience" },
  { id: "type", label: "Type" },
  { id: "size", label: "Size", hint: "People whom the service matched", numeric: true },
  { id: "state", label: "Can be targeted" },
  { id: "owner", label: "Owner" },
  { id: "changed", label: "Changed" },
];

export interface AudienceRowsProps {
  audiences: readonly CustomAudience[];
  zone: string;
  now: number;
  sort: ListSort<AudienceColumn>;
  onSort: (column: AudienceColumn) => void;
  panel: string | null;
  onOpen: (id: string) => void;
  /** What is about to be deleted (lib/grace). */
  leaving: ReadonlySet<string>;
}

/** The audiences of an account, one a row. The name opens the panel. */
export function AudienceTable({
  audiences,
  zone,
  now,
  sort,
  onSort,
  panel,
  onOpen,
  leaving,
}: AudienceRowsProps) {
  return (
    <Table aria-label="Audiences">
      <thead>
        <tr>
          {COLUMNS.map(({ id, label, hint, numeric }) => (
            <HeaderCell
              key={id}
              numeric={numeric ?? false}
              title={hint}
              sorted={sortMark(sort, id)}
              onSort={() => onSort(id)}
            >
              {label}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {audiences.map((audience) => {
          const deleting = leaving.has(audienceGraceKey(audience.id));
          return (
            <Row
              key={audience.id}
              selected={audience.id === panel}
              faded={audience.deleted || deleting}
              className={deleting ? "line-through" : ""}
            >
              <Cell>
                <span className="flex items-center gap-2">
                  <button
                    type="button"
                    onClick={() => onOpen(audience.id)}
                    title={audience.description ?? undefined}
                    className="min-h-6 max-w-72 truncate rounded-sm text-left font-medium hover:underline"
                  >
                    <bdi>{audience.name}</bdi>
                  </button>
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
          );
        })}
      </tbody>
    </Table>
  );
}
