"use client";

import { useCallback, useMemo } from "react";
import { useSaveRecord } from "@/components/records/use-save-record";
import { useStageOrSave } from "@/components/staged/use-stage-or-save";
import { toast } from "@/components/ui/toast";
import { KEEP_READS, useAdsMutation } from "@/lib/ads/client";
import { type Campaign, update } from "@/lib/ads/endpoints/campaigns";
import { CAMPAIGN_STORE } from "@/lib/campaigns/campaign-store";
import type { CampaignChange } from "@/lib/campaigns/change";
import type { CampaignContext } from "./campaign-context";
import type { CampaignStaging } from "./staged/use-campaign-staging";

/** Saves changes of single campaigns. */
export function useSaveCampaign({ accountId, zone }: Pick<CampaignContext, "accountId" | "zone">) {
  // No refetch after a change: its answer is the newest data.
  const { mutateAsync } = useAdsMutation(update, KEEP_READS);
  const send = useCallback(
    async (campaign_id: string, change: CampaignChange) =>
      (await mutateAsync({ account_id: accountId, campaign_id, ...change })).data,
    [accountId, mutateAsync],
  );
  return useSaveRecord(CAMPAIGN_STORE, { accountId, zone, send });
}

/** All actions of the page on campaigns: immediate, or staged until they are published. */
export function useCampaignActions(place: CampaignContext, staging: CampaignStaging) {
  const { attempt, save } = useStageOrSave(staging, useSaveCampaign(place));
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
