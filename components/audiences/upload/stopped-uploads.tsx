import { useEffect, useState } from "react";
import { Banner } from "@/components/ui/banner";
import { UploadJournal } from "@/lib/audiences/upload-journal";
import type { UnfinishedUpload, UploadTarget } from "@/lib/audiences/upload-messages";
import { ago } from "@/lib/format/durations";
import { formatWhole } from "@/lib/format/numbers";

/** The uploads into this audience that were cut short on this device, and how to go on. */
export function StoppedUploads({ target }: { target: UploadTarget }) {
  const [stopped, setStopped] = useState<readonly UnfinishedUpload[]>([]);
  useEffect(() => {
    let shown = true;
    UploadJournal.unfinished(target).then((found) => {
      if (shown) setStopped(found);
    });
    return () => {
      shown = false;
    };
  }, [target]);
  return stopped.map(({ fileName, confirmed, report, at }) => (
    <Banner
      key={`${fileName} ${at}`}
      tone="attention"
      title={`${fileName ?? "An upload"} stopped at ${formatWhole(confirmed.place.users)} of ${formatWhole(report.users)} people`}
      className="rounded-md"
    >
      Last confirmed {ago(Math.max(0, Date.now() - at))}. Choose the same file again to go on from there.
    </Banner>
  ));
}
