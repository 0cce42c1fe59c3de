import { useMemo } from "react";
import { PasteDialog } from "@/components/bulk/paste-dialog";
import { fundingName, usePlace } from "@/components/campaigns/place";
import type { CampaignStaging } from "@/components/campaigns/staged/use-campaign-staging";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { toBeStaged } from "@/lib/campaigns/bulk/campaign-plan";
import type { CampaignColumn } from "@/lib/campaigns/campaign-columns";
import { CAMPAIGNS } from "@/lib/campaigns/campaign-noun";
import { placeOnCampaigns, planPaste } from "@/lib/campaigns/paste";
import type { Pasting } from "@/lib/grid/paste";

interface PasteCampaignsProps {
  pasting: Pasting<Campaign, CampaignColumn>;
  staging: CampaignStaging;
  onClose: () => void;
}

/** Cells on their way into the campaigns of the grid, where they wait until they are published. */
export function PasteCampaigns({ pasting, staging, onClose }: PasteCampaignsProps) {
  const place = usePlace();
  const { records } = staging.planned;
  const placed = useMemo(
    () => placeOnCampaigns(pasting, new Map(records.map((campaign) => [campaign.id, campaign]))),
    [pasting, records],
  );
  const plan = useMemo(
    () =>
      planPaste(placed, {
        funding: place.funding,
        fundingComplete: place.fundingComplete,
        fundingName: (id) => fundingName(place, id),
        guard: place.guard,
      }),
    [placed, place],
  );
  return (
    <PasteDialog
      noun={CAMPAIGNS}
      placed={placed}
      plan={plan}
      amount="budget"
      onClose={onClose}
      onStart={(title, items) => staging.stageMany(title, items.flatMap(toBeStaged))}
    />
  );
}
