import type { Delimiter } from "@/lib/csv/read-row";

/** A file that is to be read, with what parts its cells where that is known before. */
export interface TakenFile {
  readonly file: File;
  readonly delimiter?: Delimiter;
}

interface Clipboard {
  readonly getData: (type: string) => string;
  readonly files: Iterable<File>;
}

/**
 * What was pasted, as a file to import: the rows of a spreadsheet, the text of a CSV file, or a file itself.
 * Undefined where it has neither rows nor columns.
 */
export function pastedRows(clipboard: Clipboard): TakenFile | undefined {
  const text = clipboard.getData("text/plain");
  const [file] = clipboard.files;
  // Spreadsheets put a picture of the cells beside their text.
  if (text === "") return file && { file };
  if (!/[\t\r\n]/.test(text.trim())) return undefined;
  const taken = new File([text], "Pasted rows", { type: "text/tab-separated-values" });
  const [head = ""] = text.trim().split(/[\r\n]/, 1);
  // Spreadsheets part cells by tabs, and a single column by nothing, whatever commas its texts have.
  return head.includes("\t") || !/[,;]/.test(head) ? { file: taken, delimiter: "\t" } : { file: taken };
}
