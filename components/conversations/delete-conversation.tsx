import { useState } from "react";
import { CardUses } from "@/components/cards/card-uses";
import { useAccount, useMay } from "@/components/shell/account";
import { Button } from "@/components/ui/button";
import { DeleteDialog } from "@/components/ui/delete-dialog";
import { deleteLater } from "@/components/ui/delete-later";
import { useAdsMutation } from "@/lib/ads/client";
import * as imageCards from "@/lib/ads/endpoints/image-conversation-cards";
import * as videoCards from "@/lib/ads/endpoints/video-conversation-cards";
import type { ConversationCard } from "@/lib/conversations/conversation-form";
import { kindOf } from "@/lib/conversations/conversation-view";
import { GRACE_MS } from "@/lib/grace";

/** What a row that is about to be deleted is known by in the grace window. */
export const conversationGraceKey = (cardId: string) => `conversation ${cardId}`;

interface DeleteConversationProps {
  card: ConversationCard;
  onDeleting: () => void;
}

/** Removes a card for good: says which drafts lose it, then leaves eight seconds to take it back. */
export function DeleteConversation({ card, onDeleting }: DeleteConversationProps) {
  const { accountId } = useAccount();
  const may = useMay(imageCards.remove);
  const [open, setOpen] = useState(false);
  const removeImage = useAdsMutation(imageCards.remove);
  const removeVideo = useAdsMutation(videoCards.remove);
  const send = kindOf(card) === "video" ? removeVideo.mutateAsync : removeImage.mutateAsync;
  return (
    <>
      <Button tone="danger" disabledReason={may.reason} onClick={() => setOpen(true)}>
        Delete conversation
      </Button>
      {open && (
        <DeleteDialog
          title={`Delete ${card.name}`}
          consequence={`It is removed for good and cannot be read again. After ${GRACE_MS / 1000} seconds this cannot be undone.`}
          action="Delete conversation"
          onClose={() => setOpen(false)}
          onDelete={() => {
            onDeleting();
            deleteLater({
              key: conversationGraceKey(card.id),
              name: card.name,
              send: () => send({ account_id: accountId, card_id: card.id }),
            });
          }}
        >
          <div>
            <p className="mb-1">Posts that lose it:</p>
            <CardUses cardUri={card.card_uri} />
          </div>
        </DeleteDialog>
      )}
    </>
  );
}
