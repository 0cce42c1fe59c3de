import { CSV_START, csvLine } from "@/lib/csv/cells";
import { microsToDecimal } from "@/lib/format/money";
import { type CountedIn, type TableCell, type TableLine, textOfCell } from "@/lib/table-files/table-cells";
import type { TableFormat } from "@/lib/table-files/table-formats";
import { localTimeIn } from "@/lib/time/calendar";

/** A column of a file that is made from the rows of a grid. */
export interface CsvColumn<Row> {
  readonly heading: string;
  /** Its value of a row, as it is. */
  readonly text: (row: Row) => string;
  /** Its digits are no number: spreadsheets have to leave them alone. */
  readonly identifier?: boolean;
  /** It contains instants, `2026-12-05T13:45:46Z`. */
  readonly instant?: boolean;
  /** What its numbers count; left out, or undefined for a row, they are words. */
  readonly counted?: (row: Row) => CountedIn | undefined;
}

/** The value of a cell, as every format of a file accepts it. */
function fileCell<Row>({ text, identifier, counted }: Omit<CsvColumn<Row>, "heading">, row: Row): TableCell {
  const value = text(row);
  if (identifier) return { identifier: value };
  const of = counted?.(row);
  return of ? { number: value, counted: of } : value;
}

/** The value of a cell of a text file. */
export const csvCell = <Row>(column: Omit<CsvColumn<Row>, "heading">, row: Row): string =>
  textOfCell(fileCell(column, row));

/** Amounts of a record's own currency. */
export const inCurrency = ({ currency }: { readonly currency: string }): CountedIn => ({
  unit: "money",
  currency,
});

/** What goes into a file: the rows that pass search and filters or those chosen, the columns as seen or every field.
 * `explained`: the columns as seen, and behind the rows what the numbers are of and mean; such a file is not read back. */
export interface GridExport {
  readonly rows: "shown" | "chosen";
  readonly columns: "seen" | "all" | "explained";
  readonly format: TableFormat;
  /** With values that wait to be published, as if they held. */
  readonly staged: boolean;
}

/** How the records of a list go into a file. */
export interface ListExport<Row> {
  readonly resource: { readonly one: string; readonly many: string };
  /** The columns as seen. */
  readonly seen: readonly CsvColumn<Row>[];
  /** Every field that any of the records has. */
  readonly all: (records: readonly Row[]) => CsvColumn<Row>[];
}

interface Fields {
  readonly [field: string]: unknown;
}

interface Identified {
  readonly id: string;
}

interface InCurrency extends Identified {
  readonly currency: string;
}

/** Why a list cannot go into a file now; undefined when it can. */
export const whyNotExport = (shown: number, complete: boolean): string | undefined =>
  shown === 0
    ? "There is nothing to export."
    : complete
      ? undefined
      : "The rest of the list is still being read.";

/** A value as a file holds it: nothing for none, and JSON for what is no text. */
export const csvText = (value: unknown) =>
  value === null || value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value);

/** The exact amount, as spreadsheets read it. */
export const csvMoney = (micros: string | null, currency: string) =>
  micros === null ? "" : microsToDecimal(micros, currency);

/** The column with its instants on a zone's clocks, to the minute, as grids show them and spreadsheets read them. */
export const onClocks = <Row>(column: CsvColumn<Row>, zone: string): CsvColumn<Row> =>
  column.instant ? { ...column, text: (row) => clockText(column.text(row), zone) } : column;

/** `2026-12-05 14:45`; a text that is no instant stays as it is. */
function clockText(text: string, zone: string): string {
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? text : localTimeIn(zone, instant).replace("T", " ");
}

/** In what the amounts of a row are. */
export const CURRENCY_COLUMN: CsvColumn<InCurrency> = {
  heading: "Currency",
  text: ({ currency }) => csvText(currency),
};

/** The columns as seen. The id always goes along, so that a row can be found again. */
export const withId = <Row extends Identified>(seen: readonly CsvColumn<Row>[]): CsvColumn<Row>[] => [
  { heading: "ID", text: ({ id }) => id, identifier: true },
  ...seen,
];

/** The same of what has amounts: the currency always goes along as well, so that a file can be read back. */
export const withIdAndCurrency = <Row extends InCurrency>(
  seen: readonly CsvColumn<Row>[],
): CsvColumn<Row>[] => [...withId(seen), CURRENCY_COLUMN];

/** The heading of a field in a file of all fields. */
export const fieldHeading = (field: string) => field.replace(/_local_micro$/, "");

/**
 * Every field that any of the records has, under the service's own names, the id first; amounts in currency units.
 *
 * @param identifiers fields that a spreadsheet has to leave alone, besides those called an id
 */
export function fieldColumns<Row extends Fields>(
  records: readonly Row[],
  identifiers: readonly (keyof Row & string)[] = [],
): CsvColumn<Row>[] {
  const fields = new Set(records.flatMap((record) => Object.keys(record)));
  const first = fields.delete("id") ? ["id"] : [];
  const leftAlone = new Set<string>(["id", ...identifiers]);
  return [...first, ...fields].map((field) => {
    const isMoney = field.endsWith("_local_micro");
    return {
      heading: fieldHeading(field),
      text: (record) => {
        const { [field]: value, currency } = record;
        return isMoney && typeof value === "string" && typeof currency === "string"
          ? csvMoney(value, currency)
          : csvText(value);
      },
      identifier: leftAlone.has(field) || field.endsWith("_id"),
      counted: ({ [field]: value, currency }) => {
        if (!isMoney) return typeof value === "number" ? { unit: "count" } : undefined;
        return typeof currency === "string" ? { unit: "money", currency } : undefined;
      },
    };
  });
}

/** Columns of one thing as columns of another that holds it. */
export const columnsWithin = <Row, Inner>(
  columns: readonly CsvColumn<Inner>[],
  inner: (row: Row) => Inner,
): CsvColumn<Row>[] =>
  columns.map(({ text, counted, ...column }) => ({
    ...column,
    text: (row) => text(inner(row)),
    ...(counted && { counted: (row: Row) => counted(inner(row)) }),
  }));

/** The lines of a file piece by piece, below the names of the columns, so that a long one does not hold up the page. */
export function* tablePieces<Row>(
  records: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  size = 500,
): Generator<{ lines: readonly TableLine[]; written: number }> {
  yield { lines: [columns.map(({ heading }) => heading)], written: 0 };
  for (let at = 0; at < records.length; at += size) {
    const rows = records.slice(at, at + size);
    yield {
      lines: rows.map((row) => columns.map((column) => fileCell(column, row))),
      written: at + rows.length,
    };
  }
}

/** The same as text of a CSV file. */
export function* csvPieces<Row>(
  records: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  size?: number,
): Generator<{ text: string; written: number }> {
  for (const { lines, written } of tablePieces(records, columns, size)) {
    const text = lines.map((line) => csvLine(line.map(textOfCell))).join("");
    yield { text: written === 0 ? CSV_START + text : text, written };
  }
}
