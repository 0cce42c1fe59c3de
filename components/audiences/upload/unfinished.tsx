import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import type { UnfinishedUpload as Upload } from "@/lib/audiences/upload-messages";
import { formatWhole } from "@/lib/format/numbers";

/** An interrupted upload of the same file, with a button to resume. */
export function UnfinishedUploadNotice({
  unfinished,
  onGoOn,
}: {
  unfinished: Upload;
  onGoOn: (upload: Upload) => void;
}) {
  const { confirmed, report, settings } = unfinished;
  return (
    <Banner
      tone="attention"
      live
      className="rounded-md"
      title="This file was being uploaded before."
      action={
        <Button tone="primary" onClick={() => onGoOn(unfinished)}>
          {confirmed.batches === 0
            ? "Go on from the first row"
            : `Go on after row ${formatWhole(confirmed.place.rows)}`}
        </Button>
      }
    >
      {formatWhole(confirmed.place.users)} of {formatWhole(report.users)} people were{" "}
      {settings.operation === "Update" ? "added" : "removed"} and confirmed, in{" "}
      {formatWhole(confirmed.batches)} of {formatWhole(report.batches)} requests. Go on with the same
      settings, or set it up again below.
    </Banner>
  );
}
