import { useState } from "react";
import { Button } from "@/components/ui/button";
import { deleteLater } from "@/components/ui/delete-later";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import type { Scope } from "@/lib/ads/call";
import { KEEP_READS, useAdsMutation } from "@/lib/ads/client";
import * as accounts from "@/lib/ads/endpoints/accounts";
import { useRememberAccount } from "./account-changes";

/** What a row that is about to be deleted is known by in the grace window. */
export const accountGraceKey = (accountId: string) => `account ${accountId}`;

interface DeleteAccountProps {
  scope: Scope;
  account: accounts.Account;
  disabledReason: string | undefined;
  onDeleting: () => void;
}

/** Deletes a sandbox account: typed confirmation, then eight seconds to take it back. */
export function DeleteAccount({ scope, account, disabledReason, onDeleting }: DeleteAccountProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const remember = useRememberAccount();
  const remove = useAdsMutation(accounts.remove, { scope, ...KEEP_READS });
  const matches = typed.trim() === account.name;

  const confirm = () => {
    if (!matches) return;
    setOpen(false);
    onDeleting();
    deleteLater({
      key: accountGraceKey(account.id),
      name: account.name,
      send: async () => {
        const { data } = await remove.mutateAsync({ account_id: account.id });
        remember(scope, { ...data, deleted: true });
      },
    });
  };
  return (
    <>
      <Button tone="danger" disabledReason={disabledReason} onClick={() => setOpen(true)}>
        Delete account
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        writes
        title={`Delete ${account.name}`}
        description="Deletes the sandbox account with its campaigns and funding. After 8 seconds this cannot be undone."
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button
              tone="danger"
              type="submit"
              form="delete-account"
              disabledReason={matches ? undefined : "Type the account's name first."}
            >
              Delete account
            </Button>
          </>
        }
      >
        <form
          id="delete-account"
          onSubmit={(event) => {
            event.preventDefault();
            confirm();
          }}
        >
          <Field label={`Type ${account.name} to confirm`}>
            <TextInput value={typed} onChange={({ target }) => setTyped(target.value)} />
          </Field>
        </form>
      </Dialog>
    </>
  );
}
