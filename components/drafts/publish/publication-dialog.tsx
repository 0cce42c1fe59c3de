import { type ReactNode, useState } from "react";
import { BulkChangeDialog } from "@/components/bulk/bulk-change-dialog";
import { useStartBulkJob } from "@/components/bulk/use-start-bulk-job";
import { ErrorState } from "@/components/ui/error-state";
import type { DraftPost } from "@/lib/drafts/draft-form";
import { planPublications } from "@/lib/drafts/publish/plan-publications";
import { POSTS } from "@/lib/drafts/publish/post-items";
import { counted } from "@/lib/format/plurals";
import { GRACE_MS } from "@/lib/jobs/grace";
import { waitingPost } from "@/lib/posts/publication-times";
import { useScheduledOf } from "../use-scheduled-of";
import { postWork } from "./post-work";

export interface DraftsToPublish {
  /** In the order of publication. */
  drafts: readonly DraftPost[];
  /** When the text of a draft was last published. */
  publishedAt: (draft: DraftPost) => string | undefined;
  /** When the poll of a draft ends. */
  pollEnd: (draft: DraftPost) => string | undefined;
  onClose: () => void;
  onStart: () => void;
}

interface PublicationDialogProps extends DraftsToPublish {
  verb: string;
  /** The name of the amounts for large changes. */
  amount: string;
  /** The time of each draft, undefined for immediately; undefined as a whole while the time is invalid. */
  times: readonly (string | undefined)[] | undefined;
  /** Describes each draft beside its name. */
  describeDraft: (draft: DraftPost, at: string | undefined) => ReactNode;
  children: ReactNode;
}

/** Publishes many drafts in one job, after some seconds in which that can be undone. */
export function PublicationDialog({
  drafts,
  publishedAt,
  pollEnd,
  onClose,
  onStart,
  verb,
  amount,
  times,
  describeDraft,
  children,
}: PublicationDialogProps) {
  const start = useStartBulkJob(postWork);
  const [now] = useState(Date.now);
  // Posts take places in quarters of an hour, and their texts cannot be repeated within a day.
  const waiting = useScheduledOf(drafts.map(({ user_id }) => user_id));
  const plan =
    // If scheduled posts cannot be read, the service may refuse some, which is shown for each.
    times && (waiting.complete || waiting.error !== undefined)
      ? planPublications(
          drafts.map((draft, index) => ({ draft, at: times[index] })),
          {
            now,
            waiting: waiting.scheduled.flatMap((post) => waitingPost(post) ?? []),
            publishedAt,
            pollEnd,
          },
        )
      : undefined;
  return (
    <BulkChangeDialog
      resource={POSTS}
      verb={verb}
      heading={`${verb} ${counted(drafts.length, "draft")}`}
      selected={drafts.length}
      plan={plan}
      notYet={times ? "Wait until the scheduled posts are read." : "Choose a time first."}
      amount={amount}
      describeItem={({ key }) => {
        const index = drafts.findIndex(({ id }) => id === key);
        const draft = drafts[index];
        return draft && describeDraft(draft, times?.[index]);
      }}
      onClose={onClose}
      onStart={(title, items) => {
        start({ title, items, grace: GRACE_MS });
        onStart();
      }}
    >
      {children}
      {waiting.error && !waiting.complete && (
        <ErrorState
          compact
          title="The scheduled posts could not be read"
          error={waiting.error}
          onRetry={waiting.retry}
        />
      )}
    </BulkChangeDialog>
  );
}
