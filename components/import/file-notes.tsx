import { Banner } from "@/components/ui/banner";
import { Select } from "@/components/ui/select";
import { OLDER_ENCODINGS, type OlderEncoding, olderEncodings } from "@/lib/csv/encoding";
import { listPlain } from "@/lib/format/lists";
import { formatNumber } from "@/lib/format/numbers";
import { counted, plural } from "@/lib/format/plurals";
import type { ImportFile } from "@/lib/import/read-file";

/** Numbers of skipped rows that are listed. */
const PASSED_SHOWN = 10;

interface FileNotesProps {
  file: ImportFile;
  rowsMax: number;
  /** Reads the text of the file in another way. */
  onReread: (encoding: OlderEncoding) => void;
}

const ENCODING_OPTIONS = olderEncodings.map((value) => ({ value, label: OLDER_ENCODINGS[value] }));

/** What a person has to know about the file before its rows. */
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
          Titles and totals of a report are no records:{" "}
          {plural(file.passed.length, { one: "row", other: "rows" })}{" "}
          {listPlain(file.passed.slice(0, PASSED_SHOWN).map(String))}
          {file.passed.length > PASSED_SHOWN && " …"}.
        </Banner>
      )}
      {file.older && (
        <Banner
          tone="attention"
          title="This file is not saved as UTF-8."
          action={
            <Select
              small
              className="w-56"
              aria-label="Language of the file"
              options={ENCODING_OPTIONS}
              value={file.older}
              onValueChange={onReread}
            />
          }
        >
          If letters look wrong, select another language here, or save the file as “CSV UTF-8” and choose it
          again.
        </Banner>
      )}
      {file.garbled && (
        <Banner tone="attention" title="Some characters could not be read.">
          Save the file as “CSV UTF-8” and choose it again, or correct the cells that show �.
        </Banner>
      )}
    </>
  );
}
