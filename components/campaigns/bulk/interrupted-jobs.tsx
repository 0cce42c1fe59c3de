"use client";

import { useEffect } from "react";
import { useSession } from "@/components/shell/session";
import { jobKeysOf } from "@/lib/campaigns/bulk/job-keys";
import { untilReleased } from "@/lib/tab-lock";

/** Offers to go on with the jobs that this person began and that a reload or a closed tab cut off. */
export function InterruptedJobs() {
  const { person } = useSession();
  useEffect(() => {
    const end = new AbortController();
    void offerAll(person.id, end.signal);
    return () => end.abort();
  }, [person.id]);
  return null;
}

async function offerAll(personId: string, signal: AbortSignal): Promise<void> {
  for (const key of await jobKeysOf(personId)) void offer(key, personId, signal);
}

async function offer(key: string, personId: string, signal: AbortSignal): Promise<void> {
  try {
    // The tab that works on it may still be there, or the page before this one may only just be going.
    await untilReleased(key, signal);
  } catch {
    return;
  }
  const [{ JobJournal }, { offerToGoOn }, { overlayOf }] = await Promise.all([
    import("@/lib/campaigns/bulk/job-journal"),
    import("./start-bulk-job"),
    import("@/lib/campaigns/overlay"),
  ]);
  const found = await JobJournal.read(key);
  if (!found || signal.aborted) return;
  const { environment, handle, accountId, ...job } = found.job;
  const scope = { environment, handle };
  const overlay = overlayOf(environment, accountId);
  offerToGoOn({ ...job, personId, scope, accountId, overlay }, found.journal, found.outcomes);
}
