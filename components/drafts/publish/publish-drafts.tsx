import { seenBy } from "@/lib/drafts/draft-view";
import { GRACE_MS } from "@/lib/jobs/grace";
import { type DraftsToPublish, PublicationDialog } from "./publication-dialog";

/** Publishes many drafts immediately. */
export function PublishDrafts(chosen: DraftsToPublish) {
  return (
    <PublicationDialog
      {...chosen}
      verb="Publish"
      amount="posts"
      times={chosen.drafts.map(() => undefined)}
      describeDraft={(draft) => <span className="text-text-muted">{seenBy(draft)}</span>}
    >
      <p>
        They go live after {GRACE_MS / 1000} seconds, in which you can undo it, and cannot be taken back here
        later. The drafts stay.
      </p>
    </PublicationDialog>
  );
}
