import { CSV_START, csvLine, tsvLine } from "@/lib/csv/cells";
import { type TableLine, textOfCell } from "./table-cells";

/** A file that is made line by line. */
interface TableWriter {
  /** Adds lines; the first of all names the columns. */
  readonly add: (lines: readonly TableLine[]) => void;
  /**
   * Ends the file.
   *
   * @param about what its rows are of, each line with its name first: behind the rows and parted from them by an empty
   *   line, or on a sheet of its own
   */
  readonly end: (about: readonly (readonly string[])[]) => Promise<Blob>;
}

function textFile(type: string, lineOf: (cells: readonly string[]) => string): TableWriter {
  const parts = [CSV_START];
  const add = (lines: readonly TableLine[]) => {
    parts.push(lines.map((line) => lineOf(line.map(textOfCell))).join(""));
  };
  return {
    add,
    end: async (about) => {
      if (about.length > 0) add([[], ...about]);
      return new Blob(parts, { type: `${type};charset=utf-8` });
    },
  };
}

function workbook(): TableWriter {
  const lines: TableLine[] = [];
  return {
    add: (more) => {
      for (const line of more) lines.push(line);
    },
    end: async (about) => (await import("./write-workbook")).writeWorkbook(lines, about),
  };
}

/** As what tables are saved, by the ending of the file. */
export const TABLE_FORMATS = {
  csv: { label: "CSV", begin: () => textFile("text/csv", csvLine) },
  tsv: { label: "TSV", begin: () => textFile("text/tab-separated-values", tsvLine) },
  xlsx: { label: "Excel (XLSX)", begin: workbook },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly begin: () => TableWriter }>>;
export type TableFormat = keyof typeof TABLE_FORMATS;

const isFormat = (text: string): text is TableFormat => Object.hasOwn(TABLE_FORMATS, text);
export const tableFormats: readonly TableFormat[] = Object.keys(TABLE_FORMATS).filter(isFormat);
