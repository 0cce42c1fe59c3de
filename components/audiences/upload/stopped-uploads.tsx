import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import type { BegunUpload } from "@/lib/audiences/upload-journal";
import type { UploadPlace } from "@/lib/audiences/upload-messages";
import { ago } from "@/lib/format/durations";
import { formatWhole } from "@/lib/format/numbers";
import { discardUpload } from "./offer-stopped-uploads";
import { useStoredUploads } from "./use-stored-uploads";

/** The interrupted uploads to this audience on this device, and how to resume them. */
export function StoppedUploads({ target }: { target: UploadPlace }) {
  return useStoredUploads(target)?.stopped.map((upload) => (
    <Banner
      key={upload.key}
      tone="attention"
      title={stoppedTitle(upload)}
      className="rounded-md"
      action={
        <Button size="small" onClick={() => void discardUpload(upload)}>
          Discard
        </Button>
      }
    >
      Last confirmed {ago(Math.max(0, Date.now() - upload.at))}. Choose the same file again to go on from
      there.
    </Banner>
  ));
}

/** "customers.csv stopped at 42,500 of 100,000 people". */
const stoppedTitle = ({ fileName, confirmed, report }: BegunUpload) =>
  `${fileName} stopped at ${formatWhole(confirmed.place.users)} of ${formatWhole(report.users)} people`;
