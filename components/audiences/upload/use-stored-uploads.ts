import { useCallback, useEffect, useState } from "react";
import { useOtherTabs } from "@/components/saved-items/use-other-tabs";
import { type StoredUploads, UPLOADS_CHANNEL, UploadJournal } from "@/lib/audiences/upload-journal";
import type { UploadPlace } from "@/lib/audiences/upload-messages";
import { untilReleased } from "@/lib/jobs/between-tabs";

/**
 * The remembered uploads to an audience on this device; read again when one starts or ends, in any tab, and when a tab
 * with one is closed. Undefined until they are read.
 */
export function useStoredUploads({
  personId,
  environment,
  handle,
  accountId,
  audienceId,
}: UploadPlace): StoredUploads | undefined {
  const [uploads, setUploads] = useState<StoredUploads>();
  const read = useCallback(() => {
    const place = { personId, environment, handle, accountId, audienceId };
    void UploadJournal.ofAudience(place).then(setUploads);
  }, [personId, environment, handle, accountId, audienceId]);
  useEffect(read, [read]);
  useOtherTabs(UPLOADS_CHANNEL, read);
  useEffect(() => {
    const shown = new AbortController();
    for (const { key } of uploads?.running ?? []) {
      // Rejects when this is read again, or unmounted.
      untilReleased(key, shown.signal).then(read, () => {});
    }
    return () => shown.abort();
  }, [uploads, read]);
  return uploads;
}
