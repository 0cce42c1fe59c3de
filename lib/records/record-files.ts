import {
  type CsvColumn,
  CURRENCY_COLUMN,
  csvCell,
  onClocks,
  withId,
  withIdAndCurrency,
} from "@/lib/grid/csv-columns";
import type { AccountRecord, NameOf, RecordColumns } from "./record-columns";

/** The columns of a file for one column of a grid: exact amounts, words and times in the service's notation. */
function columnsOfFile<Id extends string, Row>(
  columns: RecordColumns<Id, Row>,
  id: Id,
  nameOf: NameOf,
): CsvColumn<Row>[] {
  const { label, file } = columns.of(id);
  return Object.entries(file).map(([heading, { text, ...cell }]) => ({
    ...cell,
    heading: heading || label,
    text: (row) => text(row, nameOf),
  }));
}

/** The value in a file for a column of the grid. */
export const seenCell = <Id extends string, Row>(
  columns: RecordColumns<Id, Row>,
  id: Id,
  row: Row,
  nameOf: NameOf,
): string =>
  columnsOfFile(columns, id, nameOf)
    .map((column) => csvCell(column, row))
    .join(" ");

/** The columns as shown, with the id, and with the currency if that is no column itself. */
export function seenColumns<Id extends string, Row extends AccountRecord>(
  columns: RecordColumns<Id, Row>,
  ids: readonly Id[],
  nameOf: NameOf,
): CsvColumn<Row>[] {
  const seen = ids.filter((id) => id !== "id").flatMap((id) => columnsOfFile(columns, id, nameOf));
  return columns.ids.some((id) => id === "currency") ? withId(seen) : withIdAndCurrency(seen);
}

/** The columns as shown, for the clipboard: on a zone's clocks, with the id and the currency of their amounts. */
export function copiedColumns<Id extends string, Row extends AccountRecord>(
  columns: RecordColumns<Id, Row>,
  ids: readonly Id[],
  nameOf: NameOf,
  zone: string,
): CsvColumn<Row>[] {
  const seen = ids
    .flatMap((id) => columnsOfFile(columns, id, nameOf))
    .map((column) => onClocks(column, zone));
  // The id is added if it is not shown, so that rows which were sorted meanwhile can be identified.
  const named = ids.some((id) => id === "id") ? seen : withId(seen);
  return ids.some((id) => columns.of(id).edits?.kind === "amount") ? [...named, CURRENCY_COLUMN] : named;
}
