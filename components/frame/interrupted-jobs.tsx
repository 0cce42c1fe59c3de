"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSession } from "@/components/shell/session";
import { begunKeys, keysUnder } from "@/lib/audiences/upload-keys";
import { BULK_RESOURCES, type BulkResourceName, jobKeysOf } from "@/lib/bulk/job-keys";
import { untilReleased } from "@/lib/jobs/between-tabs";
import type { OfferedTo } from "./offer-stored-job";

/** Offers to resume this person's jobs that were interrupted by a reload or a closed tab. */
export function InterruptedJobs() {
  const { person } = useSession();
  const client = useQueryClient();
  useEffect(() => {
    const end = new AbortController();
    const to = { personId: person.id, client, signal: end.signal };
    for (const resource of BULK_RESOURCES) void offerAll(resource, to);
    void offerUploads(person.id, end.signal);
    return () => end.abort();
  }, [person.id, client]);
  return null;
}

async function offerAll(resource: BulkResourceName, to: OfferedTo): Promise<void> {
  for (const key of await jobKeysOf(resource, to.personId)) void offer(resource, key, to);
}

async function offer(resource: BulkResourceName, key: string, to: OfferedTo): Promise<void> {
  try {
    // The tab that works on it may still be open, or the previous page may only just be unloading.
    await untilReleased(key, to.signal);
  } catch {
    return;
  }
  const { offerStoredJob } = await import("./offer-stored-job");
  await offerStoredJob(resource, key, to);
}

/** Uploads of people are resumed where their file is chosen again. */
async function offerUploads(personId: string, signal: AbortSignal): Promise<void> {
  if ((await keysUnder(begunKeys(personId))).length === 0 || signal.aborted) return;
  const { offerStoppedUploads } = await import("@/components/audiences/upload/offer-stopped-uploads");
  await offerStoppedUploads(personId, signal);
}
