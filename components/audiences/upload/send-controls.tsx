import { useState } from "react";
import { Button } from "@/components/ui/button";
import { DeleteDialog } from "@/components/ui/delete-dialog";
import { audienceUploads } from "@/lib/ads/rate-limits";
import type { ScanSettings } from "@/lib/audiences/scanner";
import type { Report } from "@/lib/audiences/upload-messages";
import { aboutLong } from "@/lib/format/durations";
import { fileSize } from "@/lib/format/file-size";
import { formatWhole } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";

interface SendControlsProps {
  report: Report;
  settings: ScanSettings;
  name: string;
  onSend: (report: Report) => void;
}

/** The last confirmation before people are sent to the service; removing them needs another one. */
export function SendControls({ report, settings, name, onSend }: SendControlsProps) {
  const [asking, setAsking] = useState(false);
  const adds = settings.operation === "Update";
  const people = counted(report.users, "person", "people");
  const seconds = (report.batches / audienceUploads.limit) * audienceUploads.windowSeconds;
  return (
    <div className="flex flex-wrap items-center gap-3 border-t pt-4">
      <Button
        tone={adds ? "primary" : "danger"}
        disabledReason={report.users === 0 ? "No row has an identifier." : undefined}
        onClick={() => (adds ? onSend(report) : setAsking(true))}
      >
        {`${adds ? "Add" : "Remove"} ${report.users === 0 ? "people" : people}`}
      </Button>
      <p className="min-w-48 flex-1 text-sm text-text-muted">
        {report.users === 0
          ? "The file has no row with an identifier: check the columns above, or choose another file."
          : `${counted(report.batches, "request")}, ${fileSize(report.bytes)} in all. At ${formatWhole(audienceUploads.limit)} requests a minute it takes at least ${aboutLong(seconds)}.`}
      </p>
      {asking && (
        <DeleteDialog
          title={`Remove ${people} from ${name}`}
          consequence="Campaigns stop reaching them through this audience. To undo it, upload the same list again and add them."
          action={`Remove ${people}`}
          typed="remove"
          onDelete={() => onSend(report)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
