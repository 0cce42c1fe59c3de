import { useState } from "react";
import { CardUses } from "@/components/cards/card-uses";
import { useAccount, useMay } from "@/components/shell/account";
import { Button } from "@/components/ui/button";
import { DeleteDialog } from "@/components/ui/delete-dialog";
import { deleteLater } from "@/components/ui/delete-later";
import { useAdsMutation } from "@/lib/ads/client";
import * as pollCards from "@/lib/ads/endpoints/poll-cards";
import { GRACE_MS } from "@/lib/grace";
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
  const may = useMay(pollCards.remove);
  const [open, setOpen] = useState(false);
  const remove = useAdsMutation(pollCards.remove);
  return (
    <>
      <Button tone="danger" disabledReason={may.reason} onClick={() => setOpen(true)}>
        Delete poll
      </Button>
      {open && (
        <DeleteDialog
          title={`Delete ${poll.name}`}
          consequence={`It is removed for good and cannot be read again, its votes included. After ${GRACE_MS / 1000} seconds this cannot be undone.`}
          action="Delete poll"
          onClose={() => setOpen(false)}
          onDelete={() => {
            onDeleting();
            deleteLater({
              key: pollGraceKey(poll.id),
              name: poll.name,
              send: () => remove.mutateAsync({ account_id: accountId, card_id: poll.id }),
            });
          }}
        >
          <div>
            <p className="mb-1">Posts that lose it:</p>
            <CardUses cardUri={poll.card_uri} />
          </div>
        </DeleteDialog>
      )}
    </>
  );
}
