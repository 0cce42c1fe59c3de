"use client";

import { PickField } from "@/components/shell/pick-field";
import { StatusMark } from "@/components/ui/status-mark";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { campaignDelivery } from "@/lib/delivery/delivery";

interface CampaignPickerProps {
  campaigns: readonly Campaign[];
  /** More of them may come. */
  reading: boolean;
  /** Empty while none is chosen. */
  value: string;
  onValueChange: (campaignId: string) => void;
}

/** Chooses one of the account's campaigns. */
export function CampaignPicker({ campaigns, ...field }: CampaignPickerProps) {
  return (
    <PickField
      {...field}
      label="Campaign"
      placeholder="Choose a campaign"
      many="campaigns"
      items={campaigns.filter(({ deleted }) => !deleted)}
      chosenName={campaigns.find(({ id }) => id === field.value)?.name}
      none="This account has no campaign yet: create one first."
      groupOf={() => "Campaigns"}
    >
      {(campaign) => {
        const { kind, word } = campaignDelivery(campaign).status;
        return (
          <>
            <bdi className="min-w-0 flex-1 truncate">{campaign.name}</bdi>
            <span className="text-sm">
              <StatusMark kind={kind}>{word}</StatusMark>
            </span>
            <span className="font-mono text-sm text-text-muted max-sm:hidden">{campaign.id}</span>
          </>
        );
      }}
    </PickField>
  );
}
