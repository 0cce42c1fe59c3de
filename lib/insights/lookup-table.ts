import { byWords } from "@/lib/format/lists";
import { copiedRows } from "@/lib/grid/copied-rows";
import { type CsvColumn, csvPieces } from "@/lib/grid/csv-columns";

/** A column of a reference table: its text for a row, on screen, in the search and in the file. */
export interface LookupColumn<Row> {
  /** Names it in the address. */
  readonly key: string;
  readonly label: string;
  readonly text: (row: Row) => string;
  /** What it is ordered by, and shown as a figure; undefined where there is none. */
  readonly number?: (row: Row) => bigint | number | undefined;
  /** Its figures cannot be compared, such as amounts in different currencies. */
  readonly unordered?: boolean;
  /** Copied by a click, and treated as text by spreadsheets. */
  readonly identifier?: boolean;
}

/** By which column a table is ordered; null for the order in which it came. */
export interface LookupOrder {
  readonly key: string;
  readonly descending: boolean;
}

/** The rows that contain what is searched for, in any column, in the order asked for. */
export function arrangeLookup<Row>(
  rows: readonly Row[],
  columns: readonly LookupColumn<Row>[],
  { search, order }: { readonly search: string; readonly order: LookupOrder | null },
): readonly Row[] {
  const wanted = search.trim().toLowerCase();
  const found =
    wanted === ""
      ? rows
      : rows.filter((row) => columns.some(({ text }) => text(row).toLowerCase().includes(wanted)));
  const column = columns.find(({ key }) => key === order?.key);
  if (!column || column.unordered || !order) return found;
  const turn = order.descending ? -1 : 1;
  return [...found].sort((a, b) => turn * compare(column, a, b));
}

function compare<Row>({ text, number }: LookupColumn<Row>, a: Row, b: Row): number {
  if (!number) return byWords(text(a), text(b));
  const [one, two] = [number(a), number(b)];
  if (one === undefined || two === undefined) return Number(one !== undefined) - Number(two !== undefined);
  return one < two ? -1 : one > two ? 1 : 0;
}

/** The rows as a CSV file, in pieces. */
export const lookupCsv = <Row>(rows: readonly Row[], columns: readonly LookupColumn<Row>[]): string[] =>
  Array.from(csvPieces(rows, columns.map(asCsvColumn)), ({ text }) => text);

/** The rows as spreadsheets take them from the clipboard: parted by tabs. */
export const lookupText = <Row>(rows: readonly Row[], columns: readonly LookupColumn<Row>[]): string =>
  copiedRows("table", rows, columns.map(asCsvColumn)).plain;

const asCsvColumn = <Row>({ label, text, identifier = false }: LookupColumn<Row>): CsvColumn<Row> => ({
  heading: label,
  text,
  identifier,
});
