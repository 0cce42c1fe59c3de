"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { HistoryButtons } from "@/components/builder/history-buttons";
import { ConfirmLarge } from "@/components/bulk/confirm-large";
import { startBulkJob } from "@/components/bulk/start-bulk-job";
import { campaignWork } from "@/components/campaigns/bulk/campaign-work";
import { usePlace } from "@/components/campaigns/place";
import { useSession } from "@/components/shell/session";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useScope } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { countOf } from "@/lib/bulk/bulk-plan";
import { countLargeChanges } from "@/lib/bulk/large-change";
import { CAMPAIGNS, changeOf } from "@/lib/campaigns/bulk/campaign-plan";
import type { Overlay } from "@/lib/campaigns/overlay";
import { afterPublishing, decide, reviewStaged } from "@/lib/campaigns/staged/review";
import { countStaged } from "@/lib/campaigns/staged/staged-changes";
import { ReviewList } from "./review-list";
import { changesInWords } from "./staged-words";
import { useCampaignsLookedUp } from "./use-campaigns-looked-up";
import type { CampaignStaging } from "./use-staging";

interface ReviewDialogProps {
  staging: CampaignStaging;
  /** Every campaign that is known, as the service has it. */
  campaigns: readonly Campaign[];
  overlay: Overlay;
  onClose: () => void;
}

/** Everything that is staged, held against the campaigns as they are now; then it is published. */
export function ReviewDialog({ staging, campaigns, overlay, onClose }: ReviewDialogProps) {
  const { accountId, accountName, readOnlyReason } = usePlace();
  const { person } = useSession();
  const scope = useScope();
  const client = useQueryClient();
  const { staged, history, alter } = staging;
  const look = useCampaignsLookedUp(
    accountId,
    staged.map(({ id }) => id),
    overlay,
  );
  const byId = useMemo(() => new Map(campaigns.map((campaign) => [campaign.id, campaign])), [campaigns]);
  const review = useMemo(() => reviewStaged(staged, byId), [staged, byId]);
  const [confirmed, setConfirmed] = useState(false);
  const { items, requests } = review.plan;
  const large = useMemo(() => countLargeChanges(items), [items]);
  const title = `Publish changes to ${countOf(CAMPAIGNS, items.length)}`;
  const blocked =
    readOnlyReason ??
    (!look.done
      ? "The campaigns are looked at first."
      : items.length === 0
        ? review.conflicts.length > 0
          ? "Decide about what was changed meanwhile first."
          : "Nothing can be published."
        : large > 0 && !confirmed
          ? "Confirm the large changes first."
          : undefined);
  const publish = () => {
    // Nobody shall see the old values come back in between.
    const forget = overlay.begin(
      items.flatMap((item) => {
        const change = changeOf(item);
        return change ? [{ id: item.key, change }] : [];
      }),
    );
    startBulkJob({
      work: campaignWork,
      title,
      items,
      personId: person.id,
      scope,
      client,
      accountId,
      accountName,
      looksFirst: true,
      onSettled: forget,
    });
    history.startOver(afterPublishing(staged, review));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      writes
      width="wide"
      title={`Review ${changesInWords(countStaged(staged))} in ${countOf(CAMPAIGNS, staged.length)}`}
      description={look.done ? requestsInWords(requests) : "Nothing is sent before you say so."}
      footer={
        <>
          <div className="mr-auto flex">
            <HistoryButtons history={history} />
          </div>
          <Button onClick={onClose}>Close</Button>
          <Button tone="primary" disabledReason={blocked} onClick={publish}>
            {items.length === 0 ? "Publish" : title}
          </Button>
        </>
      }
    >
      {look.done ? (
        <div className="flex flex-col gap-4">
          <ReviewList
            review={review}
            onTakeBack={staging.takeBack}
            onDecide={(label, conflicts, wins) => alter(label, (now) => decide(now, conflicts, wins))}
          />
          <ConfirmLarge
            count={large}
            amount="budget"
            confirmed={confirmed}
            onConfirmed={setConfirmed}
            className="rounded-md"
          />
        </div>
      ) : look.error && !look.looking ? (
        <ErrorState
          compact
          error={look.error}
          title="The campaigns could not be looked at"
          onRetry={() => void look.again()}
        />
      ) : (
        <SkeletonRows
          label="Looking at the campaigns as they are now"
          rows={4}
          columns={["w-40", "w-24", "w-60"]}
        />
      )}
    </Dialog>
  );
}

/** How many requests publishing takes. */
function requestsInWords(requests: number): string {
  if (requests === 0) return "Nothing of it can be published as it stands.";
  const each = ` of at most ${CAMPAIGNS.batchMax} ${CAMPAIGNS.many} each`;
  return requests === 1
    ? "Publishes with one request, after one that looks whether anything changed meanwhile."
    : `Publishes with ${requests.toLocaleString("en-GB")} requests${each}, after as many that look whether anything changed meanwhile.`;
}
