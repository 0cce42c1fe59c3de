import { readRow } from "@/lib/audiences/read-row";
import { guessDelimiter } from "@/lib/audiences/sample";
import { type Delimiter, ROW_MAX } from "@/lib/audiences/scanner";
import { readFileStart, TextFile } from "@/lib/audiences/text-file";
import { readTextCell } from "@/lib/csv";
import { nextTask } from "@/lib/next-task";

export interface FileRow {
  /** Its number as spreadsheets count, from 1, blank ones included. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** What was read of a file. It never changes; what is typed over it is kept beside it. */
export interface ImportFile {
  /** Tells two readings of a file apart. */
  readonly id: string;
  readonly name: string;
  /** The first is the columns' names, where the file has them. Blank lines are left out. */
  readonly rows: readonly FileRow[];
  /** It holds more rows than are taken. */
  readonly cut: boolean;
  /** Some of its characters are none of its encoding. */
  readonly garbled: boolean;
}

/** Why a file cannot be read, for the person who chose it. */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
}

const REFUSALS = {
  empty: "The file is empty.",
  packed: "This is a spreadsheet or an archive. Save it as CSV (UTF-8) and choose that file.",
  "no text": "This is not a text file. Choose a CSV file.",
} as const;

/** Why a file could not be taken, in a sentence. */
export function refusalOf(error: unknown): string {
  if (error instanceof UnreadableFile) return error.message;
  if (error instanceof DOMException) return "It was moved or changed meanwhile. Choose it again.";
  throw error;
}

/** Rows that are read before the browser may draw and react. */
const BREATH = 500;

/**
 * Reads a CSV file (UTF-8 or UTF-16; comma, semicolon or tab) piece by piece, and no further than the last row
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
  const start = readFileStart(new Uint8Array(await blob.slice(0, 4_096).arrayBuffer()));
  if ("refused" in start) throw new UnreadableFile(REFUSALS[start.refused]);
  const source = new TextFile(blob, start.encoding, start.mark);
  let { bytes, last } = await source.read();
  const delimiter = known ?? guessDelimiter(bytes, last);
  const rows: FileRow[] = [];
  let at = 0;
  let line = 1;
  let number = 0;
  while (rows.length <= rowsMax + 1) {
    const row = at < bytes.length ? readRow(bytes, at, delimiter, last) : undefined;
    if (row) {
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
    garbled: taken.some(({ cells }) => cells.some((cell) => cell.includes("\ufffd"))),
  };
}

const readCell = (cell: string) => readTextCell(cell).replace(/\r\n?/g, "\n");

function joined(left: Uint8Array, right: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(left.length + right.length);
  both.set(left);
  both.set(right, left.length);
  return both;
}
