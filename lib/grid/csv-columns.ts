import { CSV_START, csvLine, identifierCell } from "@/lib/csv";
import { microsToDecimal } from "@/lib/money";

/** A column of a file that is made from the rows of a grid. */
export interface CsvColumn<Row> {
  readonly heading: string;
  /** What it tells of a row, as it is. */
  readonly text: (row: Row) => string;
  /** Its digits are no number: spreadsheets have to leave them alone. */
  readonly identifier?: boolean;
}

/** What stands in a cell. */
export const csvCell = <Row>({ text, identifier }: Omit<CsvColumn<Row>, "heading">, row: Row): string =>
  identifier ? identifierCell(text(row)) : text(row);

/** What goes into a file: the rows that pass search and filters or those chosen, the columns as seen or every field. */
export interface GridExport {
  readonly rows: "shown" | "chosen";
  readonly columns: "seen" | "all";
}

interface Exportable {
  readonly id: string;
  readonly currency: string;
  readonly [field: string]: unknown;
}

export const csvText = (value: unknown) =>
  value === null || value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value);

/** The exact amount, as spreadsheets read it. */
export const csvMoney = (micros: string | null, currency: string) =>
  micros === null ? "" : microsToDecimal(micros, currency);

/** In what the amounts of a row are. */
export const CURRENCY_COLUMN: CsvColumn<Exportable> = {
  heading: "Currency",
  text: ({ currency }) => csvText(currency),
};

/** The columns as seen. The id and the currency always go along, so that a file can be read back. */
export const withIdAndCurrency = <Row extends Exportable>(
  seen: readonly CsvColumn<Row>[],
): CsvColumn<Row>[] => [{ heading: "ID", text: ({ id }) => id, identifier: true }, ...seen, CURRENCY_COLUMN];

/** How a field is called in a file of all of them. */
export const fieldHeading = (field: string) => field.replace(/_local_micro$/, "");

/**
 * Every field that any of the records has, under the service's own names; amounts in currency units.
 *
 * @param identifiers fields that a spreadsheet has to leave alone, besides those called an id
 */
export function fieldColumns<Row extends Exportable>(
  records: readonly Row[],
  identifiers: readonly (keyof Row & string)[],
): CsvColumn<Row>[] {
  const fields = new Set(records.flatMap((record) => Object.keys(record)));
  fields.delete("id");
  const leftAlone = new Set<string>(["id", ...identifiers]);
  return ["id", ...fields].map((field) => {
    const isMoney = field.endsWith("_local_micro");
    return {
      heading: fieldHeading(field),
      text: (record) => {
        const value = record[field];
        return isMoney && typeof value === "string" ? csvMoney(value, record.currency) : csvText(value);
      },
      identifier: leftAlone.has(field) || field.endsWith("_id"),
    };
  });
}

/** The file piece by piece, so that a long one can be written without holding up the page. */
export function* csvPieces<Row>(
  records: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  size = 500,
): Generator<{ text: string; written: number }> {
  yield { text: CSV_START + csvLine(columns.map(({ heading }) => heading)), written: 0 };
  for (let at = 0; at < records.length; at += size) {
    const rows = records.slice(at, at + size);
    yield {
      text: rows.map((row) => csvLine(columns.map((column) => csvCell(column, row)))).join(""),
      written: at + rows.length,
    };
  }
}
