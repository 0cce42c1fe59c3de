import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import type { Unfinished as Kept } from "@/lib/audiences/upload-messages";
import { whole } from "./figures";

/** An upload of the same file that was cut short, and the way on. */
export function Unfinished({ unfinished, onGoOn }: { unfinished: Kept; onGoOn: (kept: Kept) => void }) {
  const { confirmed, report, settings } = unfinished;
  return (
    <Banner
      tone="attention"
      live
      className="rounded-md"
      title="This file was being uploaded before."
      action={
        <Button tone="primary" onClick={() => onGoOn(unfinished)}>
          Go on after row {whole(confirmed.place.rows)}
        </Button>
      }
    >
      {whole(confirmed.place.users)} of {whole(report.users)} people were{" "}
      {settings.operation === "Update" ? "added" : "removed"} and confirmed, in {whole(confirmed.batches)} of{" "}
      {whole(report.batches)} requests. Go on with the same settings, or set it up anew below.
    </Banner>
  );
}
