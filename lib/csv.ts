/** Opens a CSV file: without the byte order mark, spreadsheets read UTF-8 as something older. */
export const CSV_START = "\ufeff";

/** What a spreadsheet runs as a formula, and text that only looks so because it was disarmed. */
const FORMULA = /^'*(?:[\t\r ]*[=+\-@]|[\t\r])/;
const NUMBER = /^-?\d+(\.\d+)?$/;
/** A formula that is nothing but a text: how a spreadsheet is told to leave digits alone. */
const TEXT_CONSTANT = /^="[0-9A-Za-z_-]*"$/;
/** `8e12` and long runs of digits lose characters when a spreadsheet takes them for numbers. */
const LOOKS_NUMERIC = /^\d+(e\d+)?$/i;

/**
 * One line of CSV (RFC 4180), with its line break. Text that a spreadsheet would run as a formula gets an
 * apostrophe in front, which spreadsheets hide; plain numbers, negative ones too, stay numbers.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

function cell(value: string): string {
  const harmless = !FORMULA.test(value) || NUMBER.test(value) || TEXT_CONSTANT.test(value);
  const safe = harmless ? value : `'${value}`;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text that was meant, without the apostrophe that `csvLine` puts in front of formulas. */
export function readTextCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** An identifier as a cell that spreadsheets keep as text. */
export function identifierCell(id: string): string {
  return LOOKS_NUMERIC.test(id) ? `="${id}"` : id;
}

/** The inverse of `identifierCell`. */
export function readIdentifierCell(cell: string): string {
  return TEXT_CONSTANT.test(cell) ? cell.slice(2, -1) : cell;
}

/** Whether a spreadsheet took an identifier for a number and kept only its first digits: `1.2E+17`. */
export const isRoundedId = (cell: string) => /^\d+([.,]\d+)?e\+?\d+$/i.test(cell);
