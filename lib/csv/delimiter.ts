import { COLUMNS_MAX, DELIMITERS, type Delimiter, readRow } from "./read-row";

export const DELIMITER_NAMES: Readonly<Record<Delimiter, string>> = {
  ",": "Comma",
  ";": "Semicolon",
  "\t": "Tab",
  "|": "Bar",
};

/** Rows that are looked at before a file is read. */
const ROWS = 20;

/** The first rows of a text, blank lines left out. @param whole nothing comes after these bytes */
export function firstRows(
  bytes: Uint8Array,
  delimiter: Delimiter,
  whole: boolean,
  most = ROWS,
  columnsMax = COLUMNS_MAX,
) {
  const rows: (readonly string[])[] = [];
  for (let at = 0; at < bytes.length && rows.length < most; ) {
    const row = readRow(bytes, at, delimiter, whole, columnsMax);
    if (!row) break;
    if (!row.blank) rows.push(row.cells);
    at = row.end;
  }
  return rows;
}

/** Bytes and lines that the first row takes, blank lines before it included. */
export function firstRowEnd(bytes: Uint8Array, delimiter: Delimiter, whole: boolean) {
  let lines = 0;
  for (let at = 0; at < bytes.length; ) {
    const row = readRow(bytes, at, delimiter, whole);
    if (!row) break;
    lines += row.breaks;
    at = row.end;
    if (!row.blank) return { bytes: at, lines };
  }
  return { bytes: 0, lines: 0 };
}

/**
 * The delimiter that cuts most of the first rows, then most of them into the same number of columns, then into the
 * most columns. Titles above a report and commas within amounts or texts cut fewer rows than the delimiter does.
 */
export function guessDelimiter(bytes: Uint8Array, whole: boolean): Delimiter {
  // Where two do equally well, as in `a;1,5;2,5`, the one that amounts and texts hold less often.
  const [best] = (["\t", ";", ",", "|"] as const)
    .map((delimiter) => ({ delimiter, ...cutBy(firstRows(bytes, delimiter, whole)) }))
    .filter(({ cut }) => cut > 0)
    .sort((a, b) => b.cut - a.cut || b.alike - a.alike || b.columns - a.columns);
  return best?.delimiter ?? ",";
}

/** How many rows are cut, how many of them into the commonest number of columns, and which that is. */
function cutBy(rows: readonly (readonly string[])[]) {
  const widths = new Map<number, number>();
  for (const { length } of rows) if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1);
  const [[columns, alike] = [1, 0]] = [...widths].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
  return { columns, alike, cut: [...widths.values()].reduce((sum, count) => sum + count, 0) };
}

/** Longer first lines do not declare a separator. */
const LINE_MAX = 64;

/** `sep=;` as spreadsheets write and read it, also quoted, and padded by one that took it for a row of cells. */
const SEP_LINE = /^"?sep=([^\r\n])?"?[,;|\t]*(?:\r\n|\r|\n|$)/i;

/**
 * The line with which spreadsheets declare the separator of a file, `sep=;`: how many bytes it takes, and what it
 * names. The delimiter is undefined where it names one that no file of ours is cut at. Undefined for any other line.
 *
 * @param bytes the beginning of a file in UTF-8, without a byte order mark
 */
export function readSepLine(
  bytes: Uint8Array,
): { readonly bytes: number; readonly delimiter: Delimiter | undefined } | undefined {
  const start = new TextDecoder().decode(bytes.subarray(0, LINE_MAX));
  const [line, named] = SEP_LINE.exec(start) ?? [];
  if (line === undefined) return undefined;
  return {
    bytes: new TextEncoder().encode(line).length,
    delimiter: DELIMITERS.find((delimiter) => delimiter === named),
  };
}
