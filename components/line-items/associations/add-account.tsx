import { useServiceForm } from "@/components/forms/use-service-form";
import { AuthorField } from "@/components/posts/author-field";
import { useAuthors } from "@/components/posts/use-authors";
import { useAccount } from "@/components/shell/account";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { toast } from "@/components/ui/toast";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import * as promotedAccounts from "@/lib/ads/endpoints/promoted-accounts";
import { NO_PROBLEMS } from "@/lib/forms/form-reading";
import { useShowsMutation } from "../use-shows-mutation";

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
  const promote = useShowsMutation(promotedAccounts.create, item.id);
  const form = useServiceForm({
    start: { user_id: "" },
    read: (typed: { user_id: string }) => ({ problems: NO_PROBLEMS, input: typed }),
    send: ({ user_id }) => promote.mutateAsync({ account_id: accountId, line_item_id: item.id, user_id }),
    onSent: () => {
      onClose();
      toast({ title: "The line item promotes one account more", tone: "positive" });
    },
    failure: "The account was not added",
    closed: ({ user_id }) => {
      if (user_id === "") return "Choose an account first.";
      return already.has(user_id) ? "The line item promotes this account already." : undefined;
    },
  });
  const { user_id } = form.values;
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
          <Button tone="primary" busy={form.busy} disabledReason={form.disabledReason} onClick={form.submit}>
            Promote account
          </Button>
        </>
      }
    >
      {/* No form element: the field contains one, for another user's handle. */}
      <div className="flex flex-col gap-3">
        <AuthorField
          label="Account"
          hint="The account’s own user, and those who let it promote them."
          authors={authors}
          value={user_id === "" ? undefined : user_id}
          fixed={false}
          error={form.errors.get("user_id")}
          onChange={(id) => form.set({ user_id: id })}
        />
        {form.failure && <ErrorState compact title={form.failure.title} error={form.failure.error} />}
      </div>
    </Dialog>
  );
}
