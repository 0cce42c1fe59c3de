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
 * What a spreadsheet can be given: text that it would run as a formula gets an apostrophe in front, which
 * spreadsheets hide; plain numbers, negative ones too, stay numbers.
 */
export function harmlessCell(value: string): string {
  const harmless = !FORMULA.test(value) || NUMBER.test(value) || TEXT_CONSTANT.test(value);
  return harmless ? value : `'${value}`;
}

const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;

/** One line of CSV (RFC 4180) of harmless cells, with its line break. */
export function csvLine(cells: readonly string[]): string {
  const line = cells.map(harmlessCell).map((cell) => {
    return /[",\r\n]/.test(cell) || cell !== cell.trim() ? quoted(cell) : cell;
  });
  return `${line.join(",")}\r\n`;
}

/**
 * One line of harmless cells as spreadsheets take them from the clipboard, parted by tabs and with its line break.
 * They look for quotes at the beginning of a cell only.
 */
export function tsvLine(cells: readonly string[]): string {
  const line = cells.map(harmlessCell).map((cell) => (/^"|[\t\r\n]/.test(cell) ? quoted(cell) : cell));
  return `${line.join("\t")}\n`;
}

/** The text that was meant, without the apostrophe that `harmlessCell` puts in front of formulas. */
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
