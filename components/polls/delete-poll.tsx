import { PostsLosing } from "@/components/cards/card-uses";
import { useAccount, usePermission } from "@/components/shell/account";
import { DeleteButton } from "@/components/ui/delete-button";
import { useAdsMutation } from "@/lib/ads/client";
import * as pollCards from "@/lib/ads/endpoints/poll-cards";
import type { PollCard } from "@/lib/polls/poll-form";

/** What a row that is about to be deleted is known by in the grace window. */
export const pollGraceKey = (pollId: string) => `poll ${pollId}`;

interface DeletePollProps {
  poll: PollCard;
  onDeleting: () => void;
}

/** Removes a poll for good: says what that hits, then leaves eight seconds to take it back. */
export function DeletePoll({ poll, onDeleting }: DeletePollProps) {
  const { accountId } = useAccount();
  const may = usePermission(pollCards.remove);
  const remove = useAdsMutation(pollCards.remove);
  return (
    <DeleteButton
      what="poll"
      name={poll.name}
      consequence="It is removed for good and cannot be read again, its votes included."
      graceKey={pollGraceKey(poll.id)}
      disabledReason={may.reason}
      onDeleting={onDeleting}
      send={() => remove.mutateAsync({ account_id: accountId, card_id: poll.id })}
    >
      <PostsLosing cardUri={poll.card_uri} />
    </DeleteButton>
  );
}
