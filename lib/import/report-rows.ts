import type { FileRow, ImportFile } from "./read-file";

/** Rows in which the names of columns are looked for. */
const HEAD_ROWS = 20;

/** What reports call the row that adds up the others: alone, or before what it adds up. */
const TOTAL =
  /^(?:grand )?(?:totals?|total général|total geral|gesamt|gesamtergebnis|summe|totale|totaal|suma|итого|всего|الإجمالي|المجموع|कुल|মোট|کل|合計|总计|合计|總計)(?: ?[:：\-–—].*)?$/i;

/**
 * A file without what reports have around their rows: a title above the names of the columns, and totals. Rows that
 * are left out are listed by number.
 *
 * @param known how many known names of columns a row contains
 */
export function reportRows(file: ImportFile, known: (cells: readonly string[]) => number): ImportFile {
  const head = headPlace(file.rows, known);
  if (head === undefined) return file;
  const left = file.rows.filter((row, place) => place < head || (place > head && isTotal(row)));
  if (left.length === 0) return file;
  const gone = new Set(left);
  return {
    ...file,
    rows: file.rows.filter((row) => !gone.has(row)),
    passed: left.map(({ number }) => number),
  };
}

/** The first row with as many known names as any of the first rows; a title may be called like a column itself. */
function headPlace(
  rows: readonly FileRow[],
  known: (cells: readonly string[]) => number,
): number | undefined {
  const counts = rows.slice(0, HEAD_ROWS).map(({ cells }) => known(cells));
  const most = Math.max(...counts);
  // A single known word further down may be in any cell.
  const place = counts.indexOf(most);
  return most > 1 || (most === 1 && place === 0) ? place : undefined;
}

const isTotal = ({ cells }: FileRow): boolean => {
  const first = cells.find((cell) => cell.trim() !== "") ?? "";
  return first.length <= 100 && TOTAL.test(first.trim());
};
