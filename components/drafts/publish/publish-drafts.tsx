import { useState } from "react";
import { BulkChangeDialog } from "@/components/bulk/bulk-change-dialog";
import { useStartBulkJob } from "@/components/bulk/use-start-bulk-job";
import type { DraftPost } from "@/lib/drafts/draft-form";
import { seenBy } from "@/lib/drafts/draft-view";
import { planPublications } from "@/lib/drafts/publish/plan-publications";
import { POSTS } from "@/lib/drafts/publish/post-items";
import { GRACE_MS } from "@/lib/jobs/grace";
import { postWork } from "./post-work";

export interface PublishDraftsProps {
  /** In the order in which they are published. */
  drafts: readonly DraftPost[];
  /** When the words of a draft were last published. */
  publishedAt: (draft: DraftPost) => string | undefined;
  /** When the poll that a draft shows ends. */
  pollEnd: (draft: DraftPost) => string | undefined;
  onClose: () => void;
  onStart: () => void;
}

/** Publishes many drafts at once, after some seconds in which that can be taken back. */
export function PublishDrafts({ drafts, publishedAt, pollEnd, onClose, onStart }: PublishDraftsProps) {
  const start = useStartBulkJob(postWork);
  const [now] = useState(Date.now);
  const plan = planPublications(
    drafts.map((draft) => ({ draft, at: undefined })),
    { now, scheduled: [], publishedAt, pollEnd },
  );
  return (
    <BulkChangeDialog
      resource={POSTS}
      verb="Publish"
      heading={`Publish ${drafts.length} drafts`}
      selected={drafts.length}
      plan={plan}
      amount="posts"
      tellItem={({ key }) => {
        const draft = drafts.find(({ id }) => id === key);
        return draft && <span className="text-text-muted">{seenBy(draft)}</span>;
      }}
      onClose={onClose}
      onStart={(title, items) => {
        start({ title, items, grace: GRACE_MS });
        onStart();
      }}
    >
      <p>
        They go live after {GRACE_MS / 1000} seconds, in which you can undo it, and cannot be taken back here
        later. The drafts stay.
      </p>
    </BulkChangeDialog>
  );
}
