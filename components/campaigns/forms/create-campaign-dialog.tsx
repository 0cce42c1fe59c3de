"use client";

import { useMemo } from "react";
import { CreateDialog } from "@/components/builder/create-dialog";
import { usePlace } from "@/components/campaigns/place";
import { Banner } from "@/components/ui/banner";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { useReadAgain } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { type LimitUse, limitWarning } from "@/lib/campaigns/campaign-limit";
import { beginCampaign, type NewCampaign } from "@/lib/campaigns/new-campaign";
import { CreateForm } from "./create-form";

interface CreateCampaignDialogProps {
  funding: readonly FundingInstrument[];
  use: LimitUse;
  /** All of the account's, for the names that are taken. */
  campaigns: readonly Campaign[];
  onClose: () => void;
  onCreated: (campaign: Campaign) => void;
}

/** Creates a campaign, and says beforehand what stands against one more. */
export function CreateCampaignDialog({
  funding,
  use,
  campaigns,
  onClose,
  onCreated,
}: CreateCampaignDialogProps) {
  const { accountId, zone } = usePlace();
  const warning = limitWarning(use, 1);
  const names = useMemo(
    () => new Set(campaigns.flatMap(({ name, deleted }) => (deleted ? [] : name))),
    [campaigns],
  );
  return (
    <CreateDialog<NewCampaign>
      title="New campaign"
      kept="new-campaign"
      accountId={accountId}
      zone={zone}
      label="Create paused campaign"
      notices={
        <>
          {warning && (
            <Banner tone="attention" className="rounded-md">
              {warning}
            </Banner>
          )}
          {funding.length === 0 && <NothingPays />}
        </>
      }
      onClose={onClose}
    >
      {({ restored, onDone, ...ports }) => (
        <CreateForm
          {...ports}
          start={restored ?? beginCampaign(funding)}
          funding={funding}
          names={names}
          onCreated={(campaign) => {
            onDone();
            onCreated(campaign);
          }}
        />
      )}
    </CreateDialog>
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
