import { useState } from "react";
import { useAccount, useMay } from "@/components/shell/account";
import { Button } from "@/components/ui/button";
import { DeleteDialog } from "@/components/ui/delete-dialog";
import { deleteLater } from "@/components/ui/delete-later";
import { useAdsMutation } from "@/lib/ads/client";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import type { DraftPost } from "@/lib/drafts/draft-form";
import { draftTitle } from "@/lib/drafts/draft-view";
import { GRACE_MS } from "@/lib/grace";

/** What a row that is about to be deleted is known by in the grace window. */
export const draftGraceKey = (draftId: string) => `draft ${draftId}`;

/** Removes a draft for good, eight seconds after the person said so. */
export function DeleteDraft({ draft, onDeleting }: { draft: DraftPost; onDeleting: () => void }) {
  const { accountId } = useAccount();
  const may = useMay(draftPosts.remove);
  const [open, setOpen] = useState(false);
  const remove = useAdsMutation(draftPosts.remove);
  return (
    <>
      <Button tone="danger" disabledReason={may.reason} onClick={() => setOpen(true)}>
        Delete draft
      </Button>
      {open && (
        <DeleteDialog
          title={`Delete ${draftTitle(draft)}`}
          consequence={`The draft is removed for good; cards and media it shows stay. After ${GRACE_MS / 1000} seconds this cannot be undone.`}
          action="Delete draft"
          onClose={() => setOpen(false)}
          onDelete={() => {
            onDeleting();
            deleteLater({
              key: draftGraceKey(draft.id),
              name: draftTitle(draft),
              send: () => remove.mutateAsync({ account_id: accountId, draft_post_id: draft.id }),
            });
          }}
        />
      )}
    </>
  );
}
