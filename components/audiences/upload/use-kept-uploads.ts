import { useCallback, useEffect, useState } from "react";
import { useOtherTabs } from "@/components/saved-items/use-other-tabs";
import { type KeptUploads, UPLOADS_KEPT, UploadJournal } from "@/lib/audiences/upload-journal";
import type { UploadPlace } from "@/lib/audiences/upload-messages";
import { untilReleased } from "@/lib/jobs/between-tabs";

/**
 * The uploads into an audience that this device remembers; read anew when one begins or ends, in whichever tab, and
 * when a tab is gone that was at one. Undefined until they are read.
 */
export function useKeptUploads({
  personId,
  environment,
  handle,
  accountId,
  audienceId,
}: UploadPlace): KeptUploads | undefined {
  const [kept, setKept] = useState<KeptUploads>();
  const read = useCallback(() => {
    const place = { personId, environment, handle, accountId, audienceId };
    void UploadJournal.ofAudience(place).then(setKept);
  }, [personId, environment, handle, accountId, audienceId]);
  useEffect(read, [read]);
  useOtherTabs(UPLOADS_KEPT, read);
  useEffect(() => {
    const shown = new AbortController();
    for (const { key } of kept?.running ?? []) {
      // Rejects when this is read anew, or not shown any more.
      untilReleased(key, shown.signal).then(read, () => {});
    }
    return () => shown.abort();
  }, [kept, read]);
  return kept;
}
