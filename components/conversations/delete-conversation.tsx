import { PostsLosing } from "@/components/cards/card-uses";
import { useAccount, usePermission } from "@/components/shell/account";
import { DeleteButton } from "@/components/ui/delete-button";
import { useAdsMutation } from "@/lib/ads/client";
import { conversationCards } from "@/lib/ads/endpoints/conversation-cards";
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
  const { remove } = conversationCards[kindOf(card)];
  const may = usePermission(remove);
  const { mutateAsync } = useAdsMutation(remove);
  return (
    <DeleteButton
      what="conversation"
      name={card.name}
      consequence="It is removed for good and cannot be read again."
      graceKey={conversationGraceKey(card.id)}
      disabledReason={may.reason}
      onDeleting={onDeleting}
      send={() => mutateAsync({ account_id: accountId, card_id: card.id })}
    >
      <PostsLosing cardUri={card.card_uri} />
    </DeleteButton>
  );
}
