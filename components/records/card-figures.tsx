import { isStatistic, type RecordColumns } from "@/lib/records/record-columns";
import { type CellAround, RecordValue, type ShownRecord } from "./record-value";

/** Statistics that a card has room for; the list is ordered by others at most. */
const SHOWN: ReadonlySet<string> = new Set(["spend", "results"]);

interface CardFiguresProps<Id extends string, Row> {
  columns: RecordColumns<Id, Row>;
  /** What the list is ordered by. */
  sortedBy: Id;
  row: Row;
  around: CellAround;
}

/** What cards show of what was brought: spend, results, and what the list is ordered by. */
export const cardFigures = <Id extends string, Row>(columns: RecordColumns<Id, Row>, sortedBy: Id) =>
  columns.ids.flatMap((id) => {
    const { label, value } = columns.of(id);
    return isStatistic(value) && (SHOWN.has(id) || id === sortedBy) ? [{ id, label, value }] : [];
  });

/** What a record brought, on its card: spend, results, and what the list is ordered by. */
export function CardFigures<Id extends string, Row extends ShownRecord>({
  columns,
  sortedBy,
  row,
  around,
}: CardFiguresProps<Id, Row>) {
  const shown = cardFigures(columns, sortedBy).filter(
    ({ value }) => value.kind !== "figure" || value.of(row).figure.kind !== "denied",
  );
  if (shown.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-3 text-sm">
      {shown.map(({ id, label, value }) => (
        <div key={id} className="flex min-w-0 items-center gap-1.5">
          <dt className="text-text-muted">{label}</dt>
          <dd className="flex min-w-0 items-center">
            <RecordValue value={value} row={row} around={around} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
