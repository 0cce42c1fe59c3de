import { isStatistic, type RecordColumns } from "@/lib/records/record-columns";
import { type CellAround, RecordValue, type ShownRecord } from "./record-value";

/** Statistics on a card, which has room for few. */
const SHOWN: ReadonlySet<string> = new Set(["spend", "results"]);

interface CardFiguresProps<Id extends string, Row> {
  columns: RecordColumns<Id, Row>;
  /** The sort column. */
  sortedBy: Id;
  row: Row;
  around: CellAround;
}

/** The figures on cards: spend, results, and the sort column. */
export const cardFigures = <Id extends string, Row>(columns: RecordColumns<Id, Row>, sortedBy: Id) =>
  columns.ids.flatMap((id) => {
    const { label, value } = columns.of(id);
    return isStatistic(value) && (SHOWN.has(id) || id === sortedBy) ? [{ id, label, value }] : [];
  });

/** The figures of a record on its card: spend, results, and the sort column. */
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
