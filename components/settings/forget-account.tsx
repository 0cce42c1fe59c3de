import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAccount, usePermission } from "@/components/shell/account";
import { Button } from "@/components/ui/button";
import { DeleteDialog } from "@/components/ui/delete-dialog";
import { toast } from "@/components/ui/toast";
import { update } from "@/lib/ads/endpoints/accounts";
import { errorSentences } from "@/lib/ads/error-words";
import { isCallError } from "@/lib/ads/errors";
import { forgetAccount } from "@/lib/change-log/forget-account";
import { OWN_CHANGES } from "@/lib/history/own-changes-key";

/** Deletes what the dashboard stores about the account, for all users. */
export function ForgetAccount() {
  const { environment, handle, accountId } = useAccount();
  const { reason } = usePermission(update);
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const forget = async () => {
    setBusy(true);
    try {
      const place = { environment, handle, account_id: accountId };
      const rows = await forgetAccount(place);
      await client.invalidateQueries({ queryKey: OWN_CHANGES });
      toast(
        rows === undefined
          ? {
              title: "Nothing was forgotten",
              description: "The dashboard’s store does not answer.",
              tone: "blocked",
            }
          : { title: "This account is forgotten", description: "What happens from now on is stored again." },
      );
    } catch (error) {
      if (!isCallError(error)) throw error;
      toast({ title: "Nothing was forgotten", description: errorSentences(error), tone: "blocked" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        The dashboard keeps statistics that it has read, a log of the changes that are made through it, and
        what people save for the account. Only people with access to this account at the service see them; a
        shared report is seen by anyone with its link.
      </p>
      <Button tone="danger" busy={busy} disabledReason={reason} onClick={() => setAsked(true)}>
        Forget this account
      </Button>
      {asked && (
        <DeleteDialog
          title="Forget this account"
          consequence="The log of changes, all statistics and all that is saved for the account in this dashboard are deleted for all users, and links to its reports end. Nothing changes at the service. This cannot be undone."
          action="Forget this account"
          typed="forget"
          onDelete={() => void forget()}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
