import { useMemo } from "react";
import { Banner } from "@/components/ui/banner";
import type { OlderEncoding } from "@/lib/csv/encoding";
import { listPlain } from "@/lib/format/lists";
import { formatNumber } from "@/lib/format/numbers";
import { counted, plural } from "@/lib/format/plurals";
import { IMPORT_COLUMNS_MAX, type ImportFile, unreadableRows } from "@/lib/import/read-file";
import { OlderEncodingNote } from "./older-encoding";

/** Rows that are listed; the others are only counted. */
const ROWS_NAMED = 10;

interface FileNotesProps {
  file: ImportFile;
  rowsMax: number;
  /** Reads the text of the file in another way. */
  onReread: (encoding: OlderEncoding) => void;
}

/** "rows 3, 7 and 12", "rows 1, 2, 3 … and 40 others". */
function rowsInWords(numbers: readonly number[]): string {
  const named = listPlain(numbers.slice(0, ROWS_NAMED).map(String));
  const left = numbers.length - ROWS_NAMED;
  const rows = plural(numbers.length, { one: "row", other: "rows" });
  return `${rows} ${named}${left > 0 ? ` and ${counted(left, "other")}` : ""}`;
}

/** Notes about the file, above its rows. */
export function FileNotes({ file, rowsMax, onReread }: FileNotesProps) {
  const most = formatNumber(rowsMax);
  return (
    <>
      {file.cut && (
        <Banner tone="attention" title={`The file has more than ${most} rows.`}>
          Only the first {most} are here. Put the rest into another file.
        </Banner>
      )}
      {file.passed && (
        <Banner tone="neutral" title={`${counted(file.passed.length, "row")} skipped.`}>
          Titles and totals of a report are no records: {rowsInWords(file.passed)}.
        </Banner>
      )}
      {file.wide && (
        <Banner
          tone="attention"
          title={`The file has more than ${formatNumber(IMPORT_COLUMNS_MAX)} columns.`}
        >
          Only the first {formatNumber(IMPORT_COLUMNS_MAX)} are read. Move what you need to their left.
        </Banner>
      )}
      {file.older && <OlderEncodingNote value={file.older} onReread={onReread} />}
      {file.garbled && <Garbled file={file} />}
    </>
  );
}

/** Which rows of a damaged file to look at. */
function Garbled({ file }: { file: ImportFile }) {
  const rows = useMemo(() => unreadableRows(file), [file]);
  return (
    <Banner tone="attention" title={`Some characters could not be read in ${rowsInWords(rows)}.`}>
      Save the file as “CSV UTF-8” and choose it again, or correct the cells that show �.
    </Banner>
  );
}
