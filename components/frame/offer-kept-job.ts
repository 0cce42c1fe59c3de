import type { QueryClient } from "@tanstack/react-query";
import type { BulkWork } from "@/components/bulk/bulk-work";
import { offerToGoOn } from "@/components/bulk/start-bulk-job";
import type { PlannedItem } from "@/lib/bulk/bulk-plan";
import { JobJournal } from "@/lib/bulk/job-journal";
import type { BulkNounName } from "@/lib/bulk/job-keys";

export interface OfferedTo {
  readonly personId: string;
  readonly client: QueryClient;
  /** The page that would show it is gone. */
  readonly signal: AbortSignal;
}

/** Offers to go on with a job that this device keeps, with what its noun needs for that. */
export async function offerKeptJob(noun: BulkNounName, key: string, to: OfferedTo): Promise<void> {
  switch (noun) {
    case "campaigns": {
      const { campaignWork } = await import("@/components/campaigns/bulk/campaign-work");
      return offer(campaignWork, key, to);
    }
    case "line-items": {
      const { lineItemWork } = await import("@/components/line-items/bulk/line-item-work");
      return offer(lineItemWork, key, to);
    }
    case "draft-posts": {
      const { draftWork } = await import("@/components/drafts/draft-work");
      return offer(draftWork, key, to);
    }
    case "media-library": {
      const { mediaWork } = await import("@/components/media/media-work");
      return offer(mediaWork, key, to);
    }
  }
}

async function offer<Item extends PlannedItem>(
  work: BulkWork<Item>,
  key: string,
  { personId, client, signal }: OfferedTo,
): Promise<void> {
  const found = await JobJournal.read(key, work.kept);
  if (!found || signal.aborted) return;
  const { environment, handle, ...job } = found.job;
  const scope = { environment, handle };
  offerToGoOn({ ...job, work, personId, scope, client }, found.journal, found.outcomes);
}
