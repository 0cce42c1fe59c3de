import { PostsLosing } from "@/components/cards/card-uses";
import { useAccount, usePermission } from "@/components/shell/account";
import { DeleteButton } from "@/components/ui/delete-button";
import { useAdsMutation } from "@/lib/ads/client";
import * as imageCards from "@/lib/ads/endpoints/image-conversation-cards";
import * as videoCards from "@/lib/ads/endpoints/video-conversation-cards";
import { type ConversationCard, kindOf } from "@/lib/conversations/conversation-view";

/** What a row that is about to be deleted is known by in the grace window. */
export const conversationGraceKey = (cardId: string) => `conversation ${cardId}`;

interface DeleteConversationProps {
  card: ConversationCard;
  onDeleting: () => void;
}

/** Removes a card for good: says which drafts lose it, then leaves eight seconds to take it back. */
export function DeleteConversation({ card, onDeleting }: DeleteConversationProps) {
  const { accountId } = useAccount();
  const may = usePermission(imageCards.remove);
  const removeImage = useAdsMutation(imageCards.remove);
  const removeVideo = useAdsMutation(videoCards.remove);
  const send = kindOf(card) === "video" ? removeVideo.mutateAsync : removeImage.mutateAsync;
  return (
    <DeleteButton
      what="conversation"
      name={card.name}
      consequence="It is removed for good and cannot be read again."
      graceKey={conversationGraceKey(card.id)}
      disabledReason={may.reason}
      onDeleting={onDeleting}
      send={() => send({ account_id: accountId, card_id: card.id })}
    >
      <PostsLosing cardUri={card.card_uri} />
    </DeleteButton>
  );
}
