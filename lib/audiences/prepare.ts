import type { Encoding } from "@/lib/csv/encoding";
import { TextFile } from "@/lib/csv/text-file";
import type { Scanner, ScanSettings } from "./scanner";

/** The progress within a file. */
export interface FilePosition {
  /** Byte offset of the next row, and its line, from 1. */
  readonly offset: number;
  readonly line: number;
  /** Rows so far, the users from them, and rows without one: the first is the sum of the others. */
  readonly rows: number;
  readonly users: number;
  readonly unusable: number;
}

export interface PreparedBatch {
  /** From 1, the same each time the file is read with the same settings. */
  readonly number: number;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly users: number;
  /** The position in the file after it. */
  readonly end: FilePosition;
}

/** Thrown for a file whose rows cannot be separated. */
export class BrokenFileError extends Error {
  constructor(
    readonly why: "unclosed quote" | "row too long",
    readonly line: number,
  ) {
    super(`${why}, line ${line}`);
  }
}

interface Preparation {
  readonly file: Blob;
  readonly encoding: Encoding;
  readonly settings: ScanSettings;
  readonly from: FilePosition;
  /** Batches before `from`. */
  readonly batchesBefore: number;
  /** Room for recognizing repeated values; 0 while sending. */
  readonly tableSlots: number;
}

/**
 * Reads a file and yields its requests one by one, on demand. Returns the position at the end.
 *
 * @param onPlace called after each piece of the file
 * @throws BrokenFileError; DOMException when the file cannot be read any more
 */
export async function* prepareBatches(
  scanner: Scanner,
  { file, encoding, settings, from, batchesBefore, tableSlots }: Preparation,
  onPlace?: (place: FilePosition) => void,
): AsyncGenerator<PreparedBatch, FilePosition> {
  const text = new TextFile(file, encoding, from.offset);
  scanner.begin(settings, { line: from.line, tableSlots });
  let number = batchesBefore;
  let users = from.users;
  let consumed = 0;
  const place = (): FilePosition => {
    const offset = text.advance(scanner.consumed - consumed);
    consumed = scanner.consumed;
    const { line, rows, unusable } = scanner;
    return { offset, line, rows: from.rows + rows, users, unusable: from.unusable + unusable };
  };
  for (;;) {
    const { bytes, last } = await text.read();
    scanner.feed(bytes, last);
    for (;;) {
      const step = scanner.next();
      if (step.kind === "more") break;
      if (step.kind === "broken") throw new BrokenFileError(step.why, step.line);
      if (step.kind === "end") return place();
      number += 1;
      users += step.users;
      yield { number, body: step.body, users: step.users, end: place() };
    }
    onPlace?.(place());
  }
}
