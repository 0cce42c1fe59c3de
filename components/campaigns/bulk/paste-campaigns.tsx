import { useMemo } from "react";
import { PasteDialog } from "@/components/bulk/paste-dialog";
import { fundingName, useCampaignContext } from "@/components/campaigns/campaign-context";
import type { CampaignStaging } from "@/components/campaigns/staged/use-campaign-staging";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { CAMPAIGNS } from "@/lib/bulk/bulk-resources";
import type { CampaignColumn } from "@/lib/campaigns/campaign-columns";
import { placeOnCampaigns, planCampaignPaste } from "@/lib/campaigns/paste";
import type { Pasting } from "@/lib/grid/paste";

interface PasteCampaignsProps {
  pasting: Pasting<Campaign, CampaignColumn>;
  staging: CampaignStaging;
  onClose: () => void;
}

/** Pasted cells for the campaigns of the grid, staged until they are published. */
export function PasteCampaigns({ pasting, staging, onClose }: PasteCampaignsProps) {
  const place = useCampaignContext();
  const { records } = staging.planned;
  const placed = useMemo(
    () => placeOnCampaigns(pasting, new Map(records.map((campaign) => [campaign.id, campaign]))),
    [pasting, records],
  );
  const plan = useMemo(
    () =>
      planCampaignPaste(placed, {
        funding: place.funding,
        fundingComplete: place.fundingComplete,
        fundingName: (id) => fundingName(place, id),
        guard: place.guard,
      }),
    [placed, place],
  );
  return (
    <PasteDialog
      resource={CAMPAIGNS}
      placed={placed}
      verb={pasting.verb}
      plan={plan}
      amount="budget"
      onClose={onClose}
      onStart={staging.stageMany}
    />
  );
}
