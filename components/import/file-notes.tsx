import { Banner } from "@/components/ui/banner";
import type { ImportFile } from "@/lib/import/read-file";

/** What a person has to know about the file before its rows. */
export function FileNotes({ file, rowsMax }: { file: ImportFile; rowsMax: number }) {
  const most = rowsMax.toLocaleString("en-GB");
  return (
    <>
      {file.cut && (
        <Banner tone="attention" title={`The file has more than ${most} rows.`}>
          Only the first {most} are here. Put the rest into another file.
        </Banner>
      )}
      {file.garbled && (
        <Banner tone="attention" title="Some characters could not be read.">
          The file is not UTF-8. Save it as “CSV UTF-8” and choose it again, or put right what shows �.
        </Banner>
      )}
    </>
  );
}
