import { useState } from "react";
import { Button } from "@/components/ui/button";
import { DeleteDialog } from "@/components/ui/delete-dialog";
import { deleteLater } from "@/components/ui/delete-later";
import { KEEP_READS, useAdsMutation } from "@/lib/ads/client";
import * as accounts from "@/lib/ads/endpoints/accounts";
import type { Scope } from "@/lib/ads/scope";
import { GRACE_MS } from "@/lib/jobs/grace";
import { useRememberAccount } from "./account-changes";

/** Key of a row in the grace window of its deletion. */
export const accountGraceKey = (accountId: string) => `account ${accountId}`;

interface DeleteAccountProps {
  scope: Scope;
  account: accounts.Account;
  disabledReason: string | undefined;
  onDeleting: () => void;
}

/** Deletes a sandbox account: typed confirmation, then time to undo. */
export function DeleteAccount({ scope, account, disabledReason, onDeleting }: DeleteAccountProps) {
  const [open, setOpen] = useState(false);
  const remember = useRememberAccount();
  const remove = useAdsMutation(accounts.remove, { scope, ...KEEP_READS });
  const deleteIt = () => {
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
      {open && (
        <DeleteDialog
          title={`Delete ${account.name}`}
          consequence={`Deletes the sandbox account with its campaigns and funding. After ${GRACE_MS / 1000} seconds this cannot be undone.`}
          action="Delete account"
          typed={account.name}
          onDelete={deleteIt}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
