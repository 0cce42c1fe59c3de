import { useAccount, usePermission } from "@/components/shell/account";
import { DeleteButton } from "@/components/ui/delete-button";
import { useAdsMutation } from "@/lib/ads/client";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import type { DraftPost } from "@/lib/drafts/draft-form";
import { draftTitle } from "@/lib/drafts/draft-view";

/** Key of a row in the grace window of its deletion. */
export const draftGraceKey = (draftId: string) => `draft ${draftId}`;

/** Deletes a draft permanently, eight seconds after the confirmation. */
export function DeleteDraft({ draft, onDeleting }: { draft: DraftPost; onDeleting: () => void }) {
  const { accountId } = useAccount();
  const may = usePermission(draftPosts.remove);
  const remove = useAdsMutation(draftPosts.remove);
  return (
    <DeleteButton
      what="draft"
      label="Delete…"
      name={draftTitle(draft)}
      consequence="The draft is removed for good; cards and media it shows stay."
      graceKey={draftGraceKey(draft.id)}
      disabledReason={may.reason}
      onDeleting={onDeleting}
      send={() => remove.mutateAsync({ account_id: accountId, draft_post_id: draft.id })}
    />
  );
}
