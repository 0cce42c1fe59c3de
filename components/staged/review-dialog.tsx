"use client";

import { useMemo, useState } from "react";
import { HistoryButtons } from "@/components/builder/history-buttons";
import { ConfirmLarge } from "@/components/bulk/confirm-large";
import { ConfirmWarnings, NOT_PASSED, usePassed } from "@/components/bulk/confirm-warnings";
import { useStartBulkJob } from "@/components/bulk/use-start-bulk-job";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import { type BulkResource, countInWords, type PlannedItem } from "@/lib/bulk/bulk-plan";
import { countLargeChanges } from "@/lib/bulk/large-change";
import { formatNumber } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";
import { afterPublishing, decide, reviewStaged } from "@/lib/staged/review";
import { countStaged } from "@/lib/staged/staged-changes";
import type { AnyChange, StagedRecord } from "@/lib/staged/staged-resource";
import type { Publishing } from "./publishing";
import { ReviewList } from "./review-list";
import { useLookedUp } from "./use-looked-up";
import type { Staging } from "./use-staging";

interface ReviewDialogProps<Item extends PlannedItem, Record extends StagedRecord, Change extends AnyChange> {
  staging: Staging<Record, Change>;
  publishing: Publishing<Item, Record, Change>;
  onClose: () => void;
}

/** All staged changes, compared with the current records, and the button to publish them. */
export function ReviewDialog<
  Item extends PlannedItem,
  Record extends StagedRecord,
  Change extends AnyChange,
>({ staging, publishing, onClose }: ReviewDialogProps<Item, Record, Change>) {
  const { accountId, zone, readOnlyReason, amount, work, lookUp, plan, withinOf, begin } = publishing;
  const start = useStartBulkJob(work);
  const { resource: stagedResource, staged, history, alter } = staging;
  const { resource } = stagedResource;
  const look = useLookedUp({ many: resource.many, accountId, ids: staged.map(({ id }) => id), lookUp });
  const { found } = look;
  const review = useMemo(
    () => reviewStaged<Item, Record, Change>(stagedResource, staged, found ?? new Map(), { plan, withinOf }),
    [stagedResource, staged, found, plan, withinOf],
  );
  const [confirmed, setConfirmed] = useState(false);
  const { items, requests } = review.plan;
  const large = useMemo(() => countLargeChanges(items), [items]);
  const warned = usePassed(review.plan.warnings);
  const title = `Publish changes to ${countInWords(resource, items.length)}`;
  const blocked =
    readOnlyReason ??
    (!found
      ? `The ${resource.many} are looked at first.`
      : items.length === 0
        ? review.conflicts.length > 0
          ? "Decide about what was changed meanwhile first."
          : "Nothing can be published."
        : large > 0 && !confirmed
          ? "Confirm the large changes first."
          : warned.passed
            ? undefined
            : NOT_PASSED);
  const publish = () => {
    // The old values must not reappear in between.
    const sent = new Set(items.map(({ key }) => key));
    const forget = begin(staged.filter(({ id }) => sent.has(id)));
    start({ title, items, looksFirst: true, staged: true, onSettled: forget });
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
      title={`Review ${counted(countStaged(staged), "change")} in ${countInWords(resource, staged.length)}`}
      description={found ? requestsInWords(resource, requests) : "Nothing changes until you confirm."}
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
      {found ? (
        <div className="flex flex-col gap-4">
          <ReviewList
            resource={stagedResource}
            review={review}
            zone={zone}
            onTakeBack={staging.takeBack}
            onDecide={(label, conflicts, wins) =>
              alter(label, (now) => decide(stagedResource, now, conflicts, wins))
            }
          />
          <ConfirmLarge
            count={large}
            amount={amount}
            confirmed={confirmed}
            onConfirmed={setConfirmed}
            className="rounded-md"
          />
          <ConfirmWarnings {...warned} about={countInWords(resource, warned.count)} className="rounded-md" />
        </div>
      ) : look.error && !look.looking ? (
        <ErrorState
          compact
          error={look.error}
          title={`The ${resource.many} could not be looked at`}
          onRetry={() => void look.again()}
        />
      ) : (
        <SkeletonRows
          label={`Looking at the ${resource.many} as they are now`}
          rows={4}
          columns={["w-40", "w-24", "w-60"]}
        />
      )}
    </Dialog>
  );
}

/** How many requests publishing takes. */
function requestsInWords(resource: BulkResource, requests: number): string {
  if (requests === 0) return "These changes can’t be published yet.";
  const each = ` of at most ${resource.batchMax} ${resource.many} each`;
  return requests === 1
    ? "Checks for conflicting edits, then publishes."
    : `Publishes with ${formatNumber(requests)} requests${each}, after as many that look whether anything changed meanwhile.`;
}
