"use client";

import { useState } from "react";
import { useUnfinished } from "@/components/builder/use-unfinished";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { useReadAgain } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { type LimitUse, limitWarning } from "@/lib/campaigns/campaign-limit";
import { EMPTY_CAMPAIGN, type NewCampaign } from "@/lib/campaigns/new-campaign";
import { formatInstant } from "@/lib/instant";
import { CreateForm } from "./create-form";
import { usePlace } from "./place";

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
  const unfinished = useUnfinished<NewCampaign>("new-campaign", place.accountId);
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
        {funding.length === 0 && <NothingPays />}
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

/** Why there is no instrument to choose, and what to do about it. Nothing while they are read. */
function NothingPays() {
  const { fundingError, fundingComplete, fundingPath } = usePlace();
  const readAgain = useReadAgain();
  if (fundingError) {
    return (
      <ErrorState
        compact
        title="The funding instruments could not be read"
        error={fundingError}
        onRetry={readAgain}
      />
    );
  }
  if (!fundingComplete) return null;
  return (
    <Banner
      tone="attention"
      className="rounded-md"
      title="Nothing pays for campaigns in this account yet."
      action={
        <LinkButton href={fundingPath} size="small">
          Go to funding
        </LinkButton>
      }
    >
      A campaign needs a funding instrument.
    </Banner>
  );
}
