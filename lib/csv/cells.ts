import { tidyIdentifier } from "@/lib/text/visible-name";

/** Opens a CSV file: without the byte order mark, spreadsheets read UTF-8 as something older. */
export const CSV_START = "\ufeff";

/** Blanks and characters without a shape, which spreadsheets pass over before a formula. */
const BLANK = "(?![\\t\\r\\n])[\\s\\p{Cc}\\p{Cf}]";
/** Signs that begin a formula, those of other widths among them. */
const SIGN = "[=+\\-@＝＋－＠﹢﹣﹦﹫]";
/**
 * Where a spreadsheet may begin a cell and run its content: at the start, and behind separators of cells or lines for
 * those that use semicolons or ignore quotes. Text that only looks so because it was disarmed begins so as well.
 */
const FORMULAS = new RegExp(`^'*(?=[\\t\\r])|(?<=^|[;\\t\\r\\n])'*(?=(?:${BLANK})*${SIGN})`, "gu");
const NUMBER = /^-?\d+(\.\d+)?$/;
/** A formula that is nothing but a text: the way to make a spreadsheet leave digits unchanged. */
const TEXT_CONSTANT = /^="[0-9A-Za-z_-]*"$/;
/** `8e12` and long runs of digits lose characters when a spreadsheet takes them for numbers. */
const LOOKS_NUMERIC = /^\d+(e\d+)?$/i;

/**
 * What a spreadsheet can be given: text that it would run as a formula gets an apostrophe in front, which
 * spreadsheets hide; plain numbers, negative ones too, stay numbers.
 */
export const harmlessCell = (value: string): string =>
  NUMBER.test(value) || TEXT_CONSTANT.test(value) ? value : value.replace(FORMULAS, (before) => `${before}'`);

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

/** The text that was meant, without the apostrophes that `harmlessCell` puts in front of formulas. */
export const readTextCell = (cell: string): string =>
  cell.replace(FORMULAS, (before) => (before.endsWith("'") ? before.slice(0, -1) : before));

/** A cell without what spreadsheets do to its edges and line breaks. */
export const tidyCell = (cell: string): string => cell.replace(/\r\n?/g, "\n").trim();

/** An identifier as a cell that spreadsheets keep as text. */
export function identifierCell(id: string): string {
  return LOOKS_NUMERIC.test(id) ? `="${id}"` : id;
}

/** The inverse of `identifierCell`. */
export function readIdentifierCell(cell: string): string {
  const id = tidyIdentifier(cell);
  return TEXT_CONSTANT.test(id) ? id.slice(2, -1) : id;
}

/** Whether a spreadsheet took an identifier for a number and kept only its first digits: `1.2E+17`. */
export const isRoundedId = (cell: string) => /^\d+([.,]\d+)?e\+?\d+$/i.test(cell);
