import { useAccount, usePermission } from "@/components/shell/account";
import { DeleteButton } from "@/components/ui/delete-button";
import { useAdsMutation } from "@/lib/ads/client";
import type { conversationCards } from "@/lib/ads/endpoints/conversation-cards";
import type * as pollCards from "@/lib/ads/endpoints/poll-cards";
import { CardUses } from "./card-uses";

type Deletable = "poll" | "conversation";

/** Key of a row in the grace window of its deletion. */
export const cardGraceKey = (what: Deletable) => (id: string) => `${what} ${id}`;

interface DeleteCardProps {
  what: Deletable;
  card: { readonly id: string; readonly name: string; readonly card_uri: string };
  remove: typeof pollCards.remove | (typeof conversationCards)["image" | "video"]["remove"];
  /** What else is lost. */
  consequence: string;
  onDeleting: () => void;
}

/** Deletes a poll or a conversation permanently: shows which posts lose it, then leaves eight seconds to undo it. */
export function DeleteCard({ what, card, remove, consequence, onDeleting }: DeleteCardProps) {
  const { accountId } = useAccount();
  const { reason } = usePermission(remove);
  const { mutateAsync } = useAdsMutation(remove);
  return (
    <DeleteButton
      what={what}
      name={card.name}
      consequence={consequence}
      graceKey={cardGraceKey(what)(card.id)}
      disabledReason={reason}
      onDeleting={onDeleting}
      send={() => mutateAsync({ account_id: accountId, card_id: card.id })}
    >
      <div>
        <p className="mb-1">Posts that lose it:</p>
        <CardUses cardUri={card.card_uri} />
      </div>
    </DeleteButton>
  );
}
