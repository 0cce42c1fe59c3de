export const DELIMITERS = [",", ";", "\t", "|"] as const;

export type Delimiter = (typeof DELIMITERS)[number];

/** Columns of a list of people that are read, by both of its scanners: those further right are passed over. */
export const COLUMNS_MAX = 64;
/** Bytes of the longest row; a longer one is a quote that is not closed. */
export const ROW_MAX = 1 << 20;

interface CsvRow {
  readonly cells: readonly string[];
  /** It has more cells than are read. */
  readonly wide: boolean;
  /** A line with nothing on it at all. */
  readonly blank: boolean;
  /** Where the next row begins. */
  readonly end: number;
  /** Line breaks in it and at its end. */
  readonly breaks: number;
}

const LF = 10;
const CR = 13;
const SPACE = 32;
const QUOTE = 34;

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * Reads the row that begins at `from` (RFC 4180). Undefined when its end is not there yet, or never comes
 * because of a quote. A quote opens only at the start of a cell, spaces before it aside; what follows the closing
 * one belongs to the cell. Rows end with LF, CR LF or CR.
 *
 * @param last nothing comes after these bytes
 * @param columnsMax cells that are read of it
 */
export function readRow(
  bytes: Uint8Array,
  from: number,
  delimiter: Delimiter,
  last: boolean,
  columnsMax = COLUMNS_MAX,
): CsvRow | undefined {
  const separator = delimiter.charCodeAt(0);
  const cells: string[] = [];
  let wide = false;
  let blank = true;
  let breaks = 0;
  let at = from;
  const endsCell = (byte: number | undefined) => byte === separator || byte === LF || byte === CR;
  for (;;) {
    let ahead = at;
    while (bytes[ahead] === SPACE) ahead += 1;
    const quoted = bytes[ahead] === QUOTE;
    let inner: readonly Uint8Array[] = [];
    if (quoted) {
      const inside = readQuoted(bytes, ahead + 1, last);
      if (!inside) return undefined;
      blank = false;
      inner = inside.parts;
      breaks += inside.breaks;
      at = inside.end;
    }
    const start = at;
    while (at < bytes.length && !endsCell(bytes[at])) at += 1;
    if (at >= bytes.length && !last) return undefined;
    if (at > start) blank = false;
    if (cells.length < columnsMax) cells.push(decodeJoined([...inner, bytes.subarray(start, at)]));
    else wide = true;
    if (at >= bytes.length) break;
    const byte = bytes[at];
    if (byte === separator) {
      blank = false;
      at += 1;
      continue;
    }
    if (byte === CR && at + 1 >= bytes.length && !last) return undefined;
    if (byte === CR && bytes[at + 1] === LF) at += 1;
    at += 1;
    breaks += 1;
    break;
  }
  return { cells, wide, blank, end: at, breaks };
}

function readQuoted(bytes: Uint8Array, from: number, last: boolean) {
  const parts: Uint8Array[] = [];
  let breaks = 0;
  let start = from;
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === LF) breaks += 1;
    else if (byte === CR && at + 1 < bytes.length && bytes[at + 1] !== LF) breaks += 1;
    else if (byte === QUOTE) {
      if (at + 1 >= bytes.length && !last) return undefined;
      parts.push(bytes.subarray(start, at));
      if (bytes[at + 1] !== QUOTE) return { parts, end: at + 1, breaks };
      at += 1;
      start = at;
    }
  }
  return undefined;
}

function decodeJoined(parts: readonly Uint8Array[]): string {
  const [only] = parts;
  if (parts.length === 1) return decoder.decode(only);
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return decoder.decode(joined);
}
