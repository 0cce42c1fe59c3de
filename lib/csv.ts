/** Opens a CSV file: without the byte order mark, spreadsheets read UTF-8 as something older. */
export const CSV_START = "\ufeff";

/** A cell that opens with one of these is run as a formula by spreadsheets. */
const FORMULA = /^[\t\r ]*[=+\-@]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * One line of CSV (RFC 4180), with its line break. Text that a spreadsheet would run as a formula gets an
 * apostrophe in front, which spreadsheets hide; plain numbers, negative ones too, stay numbers.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

function cell(value: string): string {
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
