import { CSV_START, csvLine } from "@/lib/csv/cells";
import { microsToDecimal } from "@/lib/format/money";
import { type CountedIn, type TableCell, type TableLine, textOfCell } from "@/lib/table-files/table-cells";
import type { TableFormat } from "@/lib/table-files/table-formats";
import { localTimeIn } from "@/lib/time/calendar";

/** A column of a file that is made from the rows of a grid. */
export interface CsvColumn<Row> {
  readonly heading: string;
  /** Its value for a row. */
  readonly text: (row: Row) => string;
  /** Its digits are an identifier: spreadsheets must not treat them as a number. */
  readonly identifier?: boolean;
  /** It contains instants, `2026-12-05T13:45:46Z`. */
  readonly instant?: boolean;
  /** The unit of its numbers; left out, or undefined for a row, for words. */
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

/**
 * The contents of a file: the rows that pass search and filters or the chosen ones, the columns as shown or every
 * field. `explained`: the columns as shown, and below the rows what the numbers mean and cover; such a file is not
 * imported.
 */
export interface GridExport {
  readonly rows: "shown" | "chosen";
  readonly columns: "seen" | "all" | "explained";
  readonly format: TableFormat;
  /** With staged values, as if applied. */
  readonly staged: boolean;
}

/** How the records of a list are exported. */
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

/** Why a list cannot be exported now; undefined if it can. */
export const whyNotExport = (shown: number, complete: boolean): string | undefined =>
  shown === 0
    ? "There is nothing to export."
    : complete
      ? undefined
      : "The rest of the list is still being read.";

/** A value in a file: empty for none, and JSON for anything but text. */
export const csvText = (value: unknown) =>
  value === null || value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value);

/** The exact amount, as spreadsheets read it. */
export const csvMoney = (micros: string | null, currency: string) =>
  micros === null ? "" : microsToDecimal(micros, currency);

/**
 * The column with its instants on a zone's clocks, to the minute, in the format of grids, which spreadsheets can
 * parse.
 */
export const onClocks = <Row>(column: CsvColumn<Row>, zone: string): CsvColumn<Row> =>
  column.instant ? { ...column, text: (row) => clockText(column.text(row), zone) } : column;

/** `2026-12-05 14:45`; a text that is no instant is unchanged. */
function clockText(text: string, zone: string): string {
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? text : localTimeIn(zone, instant).replace("T", " ");
}

/** The currency of a row's amounts. */
export const CURRENCY_COLUMN: CsvColumn<InCurrency> = {
  heading: "Currency",
  text: ({ currency }) => csvText(currency),
};

/** The columns as shown. The id is always included, so that a row can be identified. */
export const withId = <Row extends Identified>(seen: readonly CsvColumn<Row>[]): CsvColumn<Row>[] => [
  { heading: "ID", text: ({ id }) => id, identifier: true },
  ...seen,
];

/** The same for records with amounts: the currency is always included as well, so that a file can be imported. */
export const withIdAndCurrency = <Row extends InCurrency>(
  seen: readonly CsvColumn<Row>[],
): CsvColumn<Row>[] => [...withId(seen), CURRENCY_COLUMN];

/** The heading of a field in a file of all fields. */
export const fieldHeading = (field: string) => field.replace(/_local_micro$/, "");

/**
 * Every field that any of the records has, under the service's own names, the id first; amounts in currency units.
 *
 * @param identifiers further fields that a spreadsheet must not treat as numbers
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

/** Columns of one record as columns of another that contains it. */
export const columnsWithin = <Row, Inner>(
  columns: readonly CsvColumn<Inner>[],
  inner: (row: Row) => Inner,
): CsvColumn<Row>[] =>
  columns.map(({ text, counted, ...column }) => ({
    ...column,
    text: (row) => text(inner(row)),
    ...(counted && { counted: (row: Row) => counted(inner(row)) }),
  }));

/** The lines of a file in chunks, below the labels of the columns, so that a long one does not block the page. */
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
