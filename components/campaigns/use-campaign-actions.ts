"use client";

import { useCallback, useMemo } from "react";
import { toast } from "@/components/ui/toast";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { isEmptyChange } from "@/lib/campaigns/change";
import { STAGED_CAMPAIGNS } from "@/lib/campaigns/staged-campaigns";
import { touchedOnly } from "@/lib/staged/staged-changes";
import type { CampaignContext } from "./campaign-context";
import type { CampaignStaging } from "./staged/use-campaign-staging";
import { type AttemptCampaign, type SaveCampaign, useSaveCampaign } from "./use-save-campaign";

/** Everything that the page does to campaigns: at once, or once it is published where changes are staged. */
export function useCampaignActions(place: CampaignContext, { on: stages, stageOne }: CampaignStaging) {
  const now = useSaveCampaign(place);
  const stage: AttemptCampaign = useCallback(
    async (before, wished) => {
      const change = touchedOnly(STAGED_CAMPAIGNS, before, wished);
      if (!isEmptyChange(change)) stageOne(before, change);
      return { state: "kept" };
    },
    [stageOne],
  );
  const stageQuietly: SaveCampaign = useCallback(
    async (before, wished) => void (await stage(before, wished)),
    [stage],
  );
  const { attempt, save } = stages ? { attempt: stage, save: stageQuietly } : now;

  const togglePause = useCallback(
    (campaign: Campaign) => {
      if (place.readOnlyReason) toast({ title: place.readOnlyReason });
      else if (!campaign.deleted) {
        void save(campaign, { entity_status: campaign.entity_status === "ACTIVE" ? "PAUSED" : "ACTIVE" });
      }
    },
    [place.readOnlyReason, save],
  );

  return useMemo(() => ({ attempt, save, togglePause }), [attempt, save, togglePause]);
}
