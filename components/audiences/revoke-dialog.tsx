import { useAccount } from "@/components/shell/account";
import { DeleteDialog } from "@/components/ui/delete-dialog";
import { useAdsList, useAdsQuery } from "@/lib/ads/client";
import * as accounts from "@/lib/ads/endpoints/accounts";
import { type CustomAudience, targeted } from "@/lib/ads/endpoints/custom-audiences";
import { mayUse } from "@/lib/ads/permissions";
import { revocationImpact } from "@/lib/audiences/impact";
import type { SharingColumn } from "@/lib/audiences/sharing";
import { TargetedCampaigns } from "./where-used";

interface RevokeDialogProps {
  audience: CustomAudience;
  column: SharingColumn;
  onRevoke: () => void;
  onClose: () => void;
}

/** Shows what an account loses, and which of its campaigns keep running, before its permission is revoked. */
export function RevokeDialog({ audience, column, onRevoke, onClose }: RevokeDialogProps) {
  const { environment, handle } = useAccount();
  const { accountId, name } = column;
  const visible = name !== undefined;
  // Read first: a refused call would count against limits, and be logged as an attempt.
  const access = useAdsQuery(accounts.access, { account_id: accountId }, { enabled: visible });
  const may = access.data !== undefined && mayUse(targeted.access, access.data.data.permissions);
  const used = useAdsList(
    targeted,
    { account_id: accountId, custom_audience_id: audience.id, with_active: false },
    { enabled: may },
  );
  const reading = visible && !access.error && (access.isPending || (may && !used.complete && !used.error));
  return (
    <DeleteDialog
      title={`Stop sharing ${audience.name} with ${name ?? accountId}`}
      consequence={
        reading
          ? "Reading which of its campaigns use it…"
          : revocationImpact(name ?? accountId, may ? used : undefined)
      }
      action="Stop sharing"
      disabledReason={reading ? "Which campaigns use it is still being read." : undefined}
      onDelete={onRevoke}
      onClose={onClose}
    >
      {used.records.length > 0 && (
        <div className="max-h-60 overflow-y-auto">
          <TargetedCampaigns campaigns={used.records} place={{ environment, handle, accountId }} />
        </div>
      )}
    </DeleteDialog>
  );
}
