import { guessDelimiter, readSepLine } from "./delimiter";
import { detectEncoding, type Encoding, type FileStart, type UnreadableReason } from "./encoding";
import type { Delimiter } from "./read-row";
import { TextFile } from "./text-file";

/** How a CSV file is written: all that has to be known before its rows can be read. */
export interface CsvFormat {
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
  /** Bytes of the file before its first row: a byte order mark, and a line that names the delimiter. */
  readonly start: number;
  /** Lines before the first row. */
  readonly lines: number;
}

const HEAD_BYTES = 65_536;

/**
 * Detects how a CSV file of any spreadsheet is written, from a line like `sep=;` where it has one, or else from what
 * its first rows are cut by.
 *
 * @param known the separator, where the user has chosen it
 */
export async function detectFormat(
  blob: Blob,
  known?: Delimiter,
): Promise<CsvFormat | { refused: UnreadableReason }> {
  const detected: FileStart = await detectEncoding(blob);
  if ("refused" in detected) return detected;
  const { encoding, mark } = detected;
  const head = blob.slice(0, HEAD_BYTES);
  const text = new TextFile(head, encoding, mark);
  const { bytes } = await text.read();
  const sep = readSepLine(bytes);
  const rows = bytes.subarray(sep?.bytes ?? 0);
  const whole = head.size === blob.size;
  return {
    encoding,
    delimiter: known ?? sep?.delimiter ?? guessDelimiter(rows, whole),
    start: text.advance(sep?.bytes ?? 0),
    lines: sep ? 1 : 0,
  };
}
