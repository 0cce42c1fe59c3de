import { CSV_START } from "@/lib/csv/cells";

/**
 * What a spreadsheet reads in a CSV file (RFC 4180, with or without a byte order mark): the records of its cells. For
 * tests of what is written; imports read by the bytes (lib/csv/read-row.ts).
 */
export function parseCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let cell = "";
  let inQuotes = false;
  const source = text.startsWith(CSV_START) ? text.slice(1) : text;
  const endRecord = () => {
    records.push([...record, cell]);
    record = [];
    cell = "";
  };
  for (let at = 0; at < source.length; at += 1) {
    const char = source[at];
    if (inQuotes) {
      if (char !== '"') cell += char;
      else if (source[at + 1] === '"') {
        cell += char;
        at += 1;
      } else inQuotes = false;
    } else if (char === '"') inQuotes = true;
    else if (char === ",") {
      record.push(cell);
      cell = "";
    } else if (char === "\n") endRecord();
    else if (char !== "\r" || source[at + 1] !== "\n") cell += char;
  }
  if (cell !== "" || record.length > 0) endRecord();
  return records;
}
