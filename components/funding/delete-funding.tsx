import { useState } from "react";
import { Button } from "@/components/ui/button";
import { DeleteDialog } from "@/components/ui/delete-dialog";
import { deleteLater } from "@/components/ui/delete-later";
import { useAdsMutation } from "@/lib/ads/client";
import * as fundingInstruments from "@/lib/ads/endpoints/funding-instruments";
import { fundingTitle } from "@/lib/funding/funding-view";
import { GRACE_MS } from "@/lib/grace";

/** What a row that is about to be deleted is known by in the grace window. */
export const fundingGraceKey = (instrumentId: string) => `funding ${instrumentId}`;

interface DeleteFundingProps {
  instrument: fundingInstruments.FundingInstrument;
  /** Active campaigns that it pays for; undefined while not known. */
  activeCampaigns: number | undefined;
  disabledReason: string | undefined;
  onDeleting: () => void;
}

/** Deletes a sandbox instrument: says what it stops, then leaves eight seconds to take it back. */
export function DeleteFunding({
  instrument,
  activeCampaigns,
  disabledReason,
  onDeleting,
}: DeleteFundingProps) {
  const [open, setOpen] = useState(false);
  const remove = useAdsMutation(fundingInstruments.remove);
  const name = fundingTitle(instrument);
  return (
    <>
      <Button tone="danger" disabledReason={disabledReason} onClick={() => setOpen(true)}>
        Delete instrument
      </Button>
      {open && (
        <DeleteDialog
          title={`Delete ${name}`}
          consequence={`${consequence(activeCampaigns)} After ${GRACE_MS / 1000} seconds this cannot be undone.`}
          action="Delete instrument"
          onClose={() => setOpen(false)}
          onDelete={() => {
            onDeleting();
            deleteLater({
              key: fundingGraceKey(instrument.id),
              name,
              send: () =>
                remove.mutateAsync({
                  account_id: instrument.account_id,
                  funding_instrument_id: instrument.id,
                }),
            });
          }}
        />
      )}
    </>
  );
}

function consequence(activeCampaigns: number | undefined): string {
  if (activeCampaigns === undefined) return "Campaigns that it pays for stop serving.";
  if (activeCampaigns === 0) return "No active campaign is paid for by it.";
  const count = activeCampaigns.toLocaleString("en-GB");
  return `${count} active ${activeCampaigns === 1 ? "campaign stops" : "campaigns stop"} serving.`;
}
