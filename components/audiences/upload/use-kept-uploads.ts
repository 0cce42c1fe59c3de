import { useCallback, useEffect, useState } from "react";
import { useOtherTabs } from "@/components/kept-items/use-other-tabs";
import { type KeptUploads, UPLOADS_KEPT, UploadJournal } from "@/lib/audiences/upload-journal";
import type { UploadPlace } from "@/lib/audiences/upload-messages";

const NONE: KeptUploads = { stopped: [], running: [], past: [] };

/** The uploads into an audience that this device remembers; read anew when one begins or ends, in whichever tab. */
export function useKeptUploads({
  personId,
  environment,
  handle,
  accountId,
  audienceId,
}: UploadPlace): KeptUploads {
  const [kept, setKept] = useState(NONE);
  const read = useCallback(() => {
    const place = { personId, environment, handle, accountId, audienceId };
    void UploadJournal.ofAudience(place).then(setKept);
  }, [personId, environment, handle, accountId, audienceId]);
  useEffect(read, [read]);
  useOtherTabs(UPLOADS_KEPT, read);
  return kept;
}
