import type { QueryClient } from "@tanstack/react-query";
import type { BulkWork } from "@/components/bulk/bulk-work";
import { offerToGoOn } from "@/components/bulk/start-bulk-job";
import type { PlannedItem } from "@/lib/bulk/bulk-plan";
import { JobJournal } from "@/lib/bulk/job-journal";
import type { BulkResourceName } from "@/lib/bulk/job-keys";

export interface OfferedTo {
  readonly personId: string;
  readonly client: QueryClient;
  /** Aborts when the page that would show it is gone. */
  readonly signal: AbortSignal;
}

/** Offers to resume a stored job, with what its resource needs. */
export async function offerStoredJob(resource: BulkResourceName, key: string, to: OfferedTo): Promise<void> {
  switch (resource) {
    case "campaigns": {
      const { campaignWork } = await import("@/components/campaigns/bulk/campaign-work");
      return offer(campaignWork, key, to);
    }
    case "line-items": {
      const { lineItemWork } = await import("@/components/line-items/bulk/line-item-work");
      return offer(lineItemWork, key, to);
    }
    case "targetings": {
      const { targetingWork } = await import("@/components/targeting/bulk/targeting-work");
      return offer(targetingWork, key, to);
    }
    case "promotions": {
      const { shownWork } = await import("@/components/line-items/bulk/shown-work");
      return offer(shownWork, key, to);
    }
    case "draft-posts": {
      const { draftWork } = await import("@/components/drafts/draft-work");
      return offer(draftWork, key, to);
    }
    case "posts": {
      const { postWork } = await import("@/components/drafts/publish/post-work");
      return offer(postWork, key, to);
    }
    case "creations": {
      const { creationWork } = await import("@/components/creation/creation-work");
      return offer(creationWork, key, to);
    }
    case "ads": {
      const { adWork } = await import("@/components/running/ad-work");
      return offer(adWork, key, to);
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
  const found = await JobJournal.read(key, work.stored);
  if (!found || signal.aborted) return;
  const { environment, handle, ...job } = found.job;
  const scope = { environment, handle };
  offerToGoOn({ ...job, work, personId, scope, client }, found.journal, found.outcomes);
}
