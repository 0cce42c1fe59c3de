"use client";

import { useState } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { type LimitUse, limitWarning } from "@/lib/campaigns/campaign-limit";
import { EMPTY_CAMPAIGN } from "@/lib/campaigns/new-campaign";
import { formatInstant } from "@/lib/instant";
import { CreateForm } from "./create-form";
import { usePlace } from "./place";
import { useUnfinishedCampaign } from "./use-unfinished-campaign";

interface CreateDialogProps {
  funding: readonly FundingInstrument[];
  use: LimitUse;
  onClose: () => void;
  onCreated: (campaign: Campaign) => void;
}

export const CREATE_FORM_ID = "create-campaign";

/** Creates a campaign. What was typed survives a closed dialog, a closed tab and a refusal. */
export function CreateDialog({ funding, use, onClose, onCreated }: CreateDialogProps) {
  const place = usePlace();
  const unfinished = useUnfinishedCampaign(place.accountId);
  const [fresh, setFresh] = useState(false);
  const [label, setLabel] = useState({ text: "Create paused campaign", busy: false });
  const restored = fresh ? null : unfinished.found;
  const warning = limitWarning(use, 1);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      writes
      title="New campaign"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button tone="primary" type="submit" form={CREATE_FORM_ID} busy={label.busy}>
            {label.text}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {restored && (
          <Banner
            className="rounded-md"
            action={
              <Button
                size="small"
                onClick={() => {
                  void unfinished.forget();
                  setFresh(true);
                }}
              >
                Start afresh
              </Button>
            }
          >
            Restored what you typed on {formatInstant(new Date(restored.at).toISOString(), place.zone)}.
          </Banner>
        )}
        {warning && (
          <Banner tone="attention" className="rounded-md">
            {warning}
          </Banner>
        )}
        {unfinished.found === undefined ? (
          <Skeleton className="h-96 w-full" />
        ) : (
          <CreateForm
            key={fresh ? "fresh" : "restored"}
            start={restored?.form ?? EMPTY_CAMPAIGN}
            funding={funding}
            onChange={unfinished.keep}
            onLabel={setLabel}
            onCreated={(campaign) => {
              void unfinished.forget();
              onCreated(campaign);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
