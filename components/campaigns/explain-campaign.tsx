"use client";

import { ExplainDelivery } from "@/components/delivery/explain-delivery";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { useAdsList } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { list } from "@/lib/ads/endpoints/line-items";
import { campaignDelivery } from "@/lib/delivery/delivery";
import { type Fix, reasonWords } from "@/lib/delivery/delivery-words";
import { lineItemsInput } from "@/lib/line-items/line-item-lists";
import { type CampaignContext, useCampaignContext } from "./campaign-context";

export interface WhyActions {
  readonly onResume: (campaign: Campaign) => void;
  readonly onRaiseBudget: (campaign: Campaign) => void;
  readonly onAddLineItem: (campaign: Campaign) => void;
}

/** Whether a campaign serves: from its record and its line items, which are read for this. */
export function ExplainCampaign({ campaign, ...actions }: WhyActions & { campaign: Campaign }) {
  const place = useCampaignContext();
  const items = useAdsList(list, lineItemsInput(place.accountId, [campaign.id]));
  return (
    <ExplainDelivery
      delivery={campaignDelivery(campaign, { lineItems: items.complete ? items.records : undefined })}
      around={{
        of: "campaign",
        approval: place.approval,
        funding: place.funding.get(campaign.funding_instrument_id),
        zone: place.zone,
      }}
      fix={(reason) => (
        <FixControl fix={reasonWords(reason).fix} campaign={campaign} place={place} actions={actions} />
      )}
    />
  );
}

interface FixControlProps {
  fix: Fix;
  campaign: Campaign;
  place: CampaignContext;
  actions: WhyActions;
}

const ACTION_OF = {
  resume: "onResume",
  "raise-budget": "onRaiseBudget",
  "add-line-item": "onAddLineItem",
} as const satisfies Partial<Record<Fix["kind"], keyof WhyActions>>;

function FixControl({ fix, campaign, place, actions }: FixControlProps) {
  switch (fix.kind) {
    case "none":
      return <p className="text-text-muted">{fix.advice}</p>;
    case "open-line-items":
      return (
        <>
          <p className="text-text-muted">{fix.advice}</p>
          <LinkButton
            href={`${place.lineItemsPath}?campaign=${encodeURIComponent(campaign.id)}`}
            size="small"
          >
            {fix.label}
          </LinkButton>
        </>
      );
    case "open-funding":
      return (
        <LinkButton href={place.fundingPath} size="small">
          {fix.label}
        </LinkButton>
      );
    default:
      return (
        <Button
          size="small"
          disabledReason={place.readOnlyReason}
          onClick={() => actions[ACTION_OF[fix.kind]](campaign)}
        >
          {fix.label}
        </Button>
      );
  }
}
