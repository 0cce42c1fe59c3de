import { useState } from "react";
import { useAccount } from "@/components/shell/account";
import { Button } from "@/components/ui/button";
import { DeleteDialog } from "@/components/ui/delete-dialog";
import { deleteLater } from "@/components/ui/delete-later";
import { ErrorState } from "@/components/ui/error-state";
import { PartlyRead } from "@/components/ui/partly-read";
import { useAdsList, useAdsMutation } from "@/lib/ads/client";
import { type CustomAudience, remove, targeted } from "@/lib/ads/endpoints/custom-audiences";
import * as permissions from "@/lib/ads/endpoints/tailored-audience-permissions";
import { deletionImpact } from "@/lib/audiences/impact";
import { GRACE_MS } from "@/lib/jobs/grace";
import { TargetedCampaigns } from "./where-used";

/** Key of a row in the grace window of its deletion. */
export const audienceGraceKey = (audienceId: string) => `audience ${audienceId}`;

interface DeleteAudienceProps {
  audience: CustomAudience;
  disabledReason: string | undefined;
  onDeleting: () => void;
}

/** Deletes an audience: shows who uses it first, then leaves eight seconds to undo it. */
export function DeleteAudience({ audience, disabledReason, onDeleting }: DeleteAudienceProps) {
  const [open, setOpen] = useState(false);
  const drop = useAdsMutation(remove);
  const { name } = audience;
  return (
    <>
      <Button tone="danger" disabledReason={disabledReason} onClick={() => setOpen(true)}>
        Delete…
      </Button>
      {open && (
        <Confirmation
          audience={audience}
          onClose={() => setOpen(false)}
          onDelete={() => {
            onDeleting();
            deleteLater({
              key: audienceGraceKey(audience.id),
              name,
              send: () =>
                drop.mutateAsync({
                  account_id: audience.owner_account_id,
                  custom_audience_id: audience.id,
                }),
            });
          }}
        />
      )}
    </>
  );
}

interface ConfirmationProps {
  audience: CustomAudience;
  onClose: () => void;
  onDelete: () => void;
}

function Confirmation({ audience, onClose, onDelete }: ConfirmationProps) {
  const { accountId } = useAccount();
  const used = useAdsList(targeted, {
    account_id: accountId,
    custom_audience_id: audience.id,
    with_active: false,
  });
  const grants = useAdsList(permissions.list, { account_id: accountId, tailored_audience_id: audience.id });
  const reading = used.pending || grants.pending;
  return (
    <DeleteDialog
      title={`Delete ${audience.name}`}
      consequence={
        reading
          ? "Reading who uses it…"
          : `${deletionImpact(used, grants)} After ${GRACE_MS / 1000} seconds this cannot be undone.`
      }
      action="Delete audience"
      disabledReason={reading ? "Who uses it is still being read." : undefined}
      onDelete={onDelete}
      onClose={onClose}
    >
      {used.error && used.records.length === 0 && (
        <ErrorState
          compact
          title="Its campaigns could not be read"
          error={used.error}
          onRetry={used.resume}
        />
      )}
      <PartlyRead list={used} many="campaigns" />
      {used.records.length > 0 && (
        <div className="max-h-60 overflow-y-auto">
          <TargetedCampaigns campaigns={used.records} />
        </div>
      )}
    </DeleteDialog>
  );
}
