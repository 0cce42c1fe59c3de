"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useSaveRecord } from "@/components/records/use-save-record";
import { useStageOrSave } from "@/components/staged/use-stage-or-save";
import { toast } from "@/components/ui/toast";
import { KEEP_READS, useAdsMutation, useScope } from "@/lib/ads/client";
import { type Campaign, update } from "@/lib/ads/endpoints/campaigns";
import { NotAsPromisedError } from "@/lib/ads/errors";
import { CAMPAIGN_LISTS, campaignsUnderWay } from "@/lib/campaigns/campaign-lists";
import type { CampaignChange } from "@/lib/campaigns/change";
import { STAGED_CAMPAIGNS } from "@/lib/campaigns/staged-campaigns";
import { putRecords } from "@/lib/records/record-lists";
import { lookUpCampaigns } from "@/lib/records/record-lookup";
import type { SaveSetup } from "@/lib/records/save-record";
import type { CampaignContext } from "./campaign-context";
import type { CampaignStaging } from "./staged/use-campaign-staging";

/** Saves changes of single campaigns. */
export function useSaveCampaign({ accountId, zone }: Pick<CampaignContext, "accountId" | "zone">) {
  const client = useQueryClient();
  const scope = useScope();
  // No refetch after a change: its answer is the newest data.
  const { mutateAsync } = useAdsMutation(update, KEEP_READS);
  return useSaveRecord(
    useMemo<SaveSetup<Campaign, CampaignChange>>(
      () => ({
        resource: STAGED_CAMPAIGNS,
        place: { environment: scope.environment, accountId },
        zone,
        send: async (campaign_id, change) =>
          (await mutateAsync({ account_id: accountId, campaign_id, ...change })).data,
        look: async (id) => {
          const [found] = await lookUpCampaigns(scope, accountId, [id]);
          if (!found) throw new NotAsPromisedError(`There is no campaign ${id}`);
          return found;
        },
        show: (id, change) => campaignsUnderWay(scope.environment, accountId).begin([{ id, change }]),
        took: (campaign) => putRecords(client, scope, accountId, CAMPAIGN_LISTS, [campaign]),
      }),
      [scope, accountId, zone, mutateAsync, client],
    ),
  );
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
