import { useState } from "react";
import { AuthorField } from "@/components/posts/author-field";
import { useAuthors } from "@/components/posts/use-authors";
import { useAccount } from "@/components/shell/account";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { toast } from "@/components/ui/toast";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import * as promotedAccounts from "@/lib/ads/endpoints/promoted-accounts";
import { refusedFields } from "@/lib/ads/refused-fields";
import { useShowsMutation } from "../use-shows-anew";

interface AddAccountProps {
  item: LineItem;
  /** Ids of users that it promotes. */
  already: ReadonlySet<string>;
  onClose: () => void;
}

/** Chooses a user for a line item to promote. */
export function AddAccount({ item, already, onClose }: AddAccountProps) {
  const { accountId } = useAccount();
  const authors = useAuthors();
  const [userId, setUserId] = useState<string>();
  const promote = useShowsMutation(promotedAccounts.create, item.id);
  const refused = refusedFields(promote.error, (parameter) => (parameter === "user_id" ? "user" : undefined));
  const blocked =
    userId === undefined
      ? "Choose an account first."
      : already.has(userId)
        ? "The line item promotes this account already."
        : undefined;
  const send = () => {
    if (userId === undefined || blocked) return;
    promote.mutate(
      { account_id: accountId, line_item_id: item.id, user_id: userId },
      {
        onSuccess: () => {
          onClose();
          toast({ title: "The line item promotes one account more", tone: "positive" });
        },
      },
    );
  };
  return (
    <Dialog
      open
      writes
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Add an account"
      description="The line item asks people to follow it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" busy={promote.isPending} disabledReason={blocked} onClick={send}>
            Promote account
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <AuthorField
          label="Account"
          hint="The account’s own user, and those who let it promote them."
          authors={authors}
          value={userId}
          fixed={false}
          error={refused.fields.get("user")}
          onChange={(id) => {
            promote.reset();
            setUserId(id);
          }}
        />
        {promote.error && !refused.complete && (
          <ErrorState compact title="The account was not added" error={promote.error} />
        )}
      </div>
    </Dialog>
  );
}
