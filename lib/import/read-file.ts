import { readTextCell } from "@/lib/csv/cells";
import { type OlderEncoding, rereadText } from "@/lib/csv/encoding";
import { detectFormat } from "@/lib/csv/format";
import { type Delimiter, ROW_MAX, readRow } from "@/lib/csv/read-row";
import { TextFile } from "@/lib/csv/text-file";
import { nextTask } from "@/lib/time/wait-until";

export interface FileRow {
  /** Its number as spreadsheets count, from 1, blank ones included. */
  readonly number: number;
  readonly cells: readonly string[];
  /** The cells as Windows-1252, which loses no byte, where they were read in another way since. */
  readonly bytes?: readonly string[];
}

/** What was read of a file. It never changes; what is typed over it is stored beside it. */
export interface ImportFile {
  /** Identifies this reading of the file. */
  readonly id: string;
  readonly name: string;
  /** The first is the columns' names, where the file has them. Blank lines are left out. */
  readonly rows: readonly FileRow[];
  /** It holds more rows than are taken. */
  readonly cut: boolean;
  /** It has more columns than are read. */
  readonly wide?: boolean;
  /** Some of its characters are none of its encoding. */
  readonly garbled: boolean;
  /** Numbers of rows that are none of its records: the title and the totals of a report. */
  readonly passed?: readonly number[];
  /** The encoding that its text was read with, where the file does not show it and the user may choose another. */
  readonly older?: OlderEncoding;
}

/** Why a file cannot be read, for the person who chose it. */
class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
}

const REFUSALS = {
  empty: "The file is empty.",
  packed: "This is a spreadsheet or an archive. Save it as CSV (UTF-8) and choose that file.",
  "no text": "This is not a text file. Choose a CSV file.",
} as const;

/** Why a file could not be taken, in a sentence. */
export function unreadableReason(error: unknown): string {
  if (error instanceof UnreadableFile) return error.message;
  if (error instanceof DOMException) return "It was moved or changed meanwhile. Choose it again.";
  throw error;
}

/** Columns that are read of a file: more than any report or address book has. */
export const IMPORT_COLUMNS_MAX = 512;

/** Rows that are read before the browser may draw and react. */
const BREATH = 500;

/**
 * Reads a CSV file of any spreadsheet (those of `detectFormat`) piece by piece, and no further than the last row
 * that is taken.
 *
 * @param rowsMax rows that are taken, the one with the columns' names not counted
 * @param known what parts its cells, where that need not be guessed
 * @throws UnreadableFile
 */
export async function readImportFile(
  blob: Blob,
  name: string,
  rowsMax: number,
  known?: Delimiter,
): Promise<ImportFile> {
  const format = await detectFormat(blob, known);
  if ("refused" in format) throw new UnreadableFile(REFUSALS[format.refused]);
  const { encoding, delimiter, start, lines } = format;
  const source = new TextFile(blob, encoding, start);
  let { bytes, last } = await source.read();
  const rows: FileRow[] = [];
  let at = 0;
  let line = 1 + lines;
  // Spreadsheets do not count the line that only declares their separator.
  let number = 0;
  let wide = false;
  while (rows.length <= rowsMax + 1) {
    const row = at < bytes.length ? readRow(bytes, at, delimiter, last, IMPORT_COLUMNS_MAX) : undefined;
    if (row) {
      wide ||= row.wide;
      number += 1;
      if (row.cells.some((cell) => cell.trim() !== "")) rows.push({ number, cells: row.cells.map(readCell) });
      line += row.breaks;
      at = row.end;
      if (number % BREATH === 0) await nextTask();
      continue;
    }
    const left = bytes.length - at;
    if (last && left === 0) break;
    if (last || left > ROW_MAX) {
      throw new UnreadableFile(`A quote that begins in line ${line} does not end. Close it, or double it.`);
    }
    const next = await source.read();
    bytes = joined(bytes.subarray(at), next.bytes);
    last = next.last;
    at = 0;
  }
  if (rows.length === 0) throw new UnreadableFile(REFUSALS.empty);
  const taken = rows.slice(0, rowsMax + 1);
  return {
    id: crypto.randomUUID(),
    name,
    rows: taken,
    cut: rows.length > taken.length,
    garbled: taken.some(isUnreadable),
    ...(wide && { wide }),
    ...(encoding === "windows-1252" && { older: encoding }),
  };
}

const isUnreadable = ({ cells }: FileRow) => cells.some((cell) => cell.includes("\ufffd"));

/** Numbers of the rows that hold a character which is none of the file's encoding. */
export const unreadableRows = ({ rows }: Pick<ImportFile, "rows">): readonly number[] =>
  rows.filter(isUnreadable).map(({ number }) => number);

/** The same file with its text read in another encoding, where it does not show which. */
export function rereadFile(file: ImportFile, encoding: OlderEncoding): ImportFile {
  const { older } = file;
  if (older === undefined || older === encoding) return file;
  const rows = file.rows.map(({ number, cells, bytes = cells }) => ({
    number,
    cells: bytes.map((cell) => rereadText(cell, encoding)),
    bytes,
  }));
  return { ...file, rows, garbled: rows.some(isUnreadable), older: encoding };
}

const readCell = (cell: string) => readTextCell(cell).replace(/\r\n?/g, "\n");

function joined(left: Uint8Array, right: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(left.length + right.length);
  both.set(left);
  both.set(right, left.length);
  return both;
}
