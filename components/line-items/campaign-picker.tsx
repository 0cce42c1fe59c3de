"use client";

import { PickField } from "@/components/shell/pick-field";
import { PickedId } from "@/components/ui/picker/picker-row";
import { StatusMark } from "@/components/ui/status-mark";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { campaignDelivery } from "@/lib/delivery/delivery";

interface CampaignPickerProps {
  campaigns: readonly Campaign[];
  /** More may come. */
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
      rowOf={(campaign) => {
        const { kind, word } = campaignDelivery(campaign).status;
        return {
          about: <StatusMark kind={kind}>{word}</StatusMark>,
          aside: <PickedId id={campaign.id} />,
        };
      }}
    />
  );
}
