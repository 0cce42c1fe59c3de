"use client";

import { useCallback, useMemo } from "react";
import { toast } from "@/components/ui/toast";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { isEmptyChange, touchedOnly } from "@/lib/campaigns/change";
import type { Place } from "./place";
import type { CampaignStaging } from "./staged/use-campaign-staging";
import { type AttemptCampaign, type SaveCampaign, useSaveCampaign } from "./use-save-campaign";

/** Everything that the page does to campaigns: at once, or once it is published where changes are staged. */
export function useCampaignActions(place: Place, { on: stages, stageOne }: CampaignStaging) {
  const now = useSaveCampaign(place);
  const stage: AttemptCampaign = useCallback(
    async (before, wished) => {
      const change = touchedOnly(before, wished);
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
