"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useSaveRecord } from "@/components/records/use-save-record";
import type { EditAgain } from "@/components/ui/grid/edit/use-grid-edit";
import { toast } from "@/components/ui/toast";
import { KEEP_READS, useAdsMutation, useScope } from "@/lib/ads/client";
import { type Campaign, update } from "@/lib/ads/endpoints/campaigns";
import { NotAsPromisedError } from "@/lib/ads/errors";
import { CAMPAIGN_LISTS, campaignsUnderWay } from "@/lib/campaigns/campaign-lists";
import { type CampaignChange, isEmptyChange } from "@/lib/campaigns/change";
import { STAGED_CAMPAIGNS } from "@/lib/campaigns/staged-campaigns";
import { putRecords } from "@/lib/records/record-lists";
import { lookUpCampaigns } from "@/lib/records/record-lookup";
import type { Saved, SaveSetup } from "@/lib/records/save-record";
import { touchedOnly } from "@/lib/staged/staged-changes";
import type { CampaignContext } from "./campaign-context";
import type { CampaignStaging } from "./staged/use-campaign-staging";

/** Changes one campaign; reporting a failure is up to the caller. */
export type AttemptCampaign = (
  before: Campaign,
  wished: CampaignChange,
) => Promise<Saved<Campaign, CampaignChange>>;

/** Changes one campaign, and reports failures. */
type SaveCampaign = (before: Campaign, wished: CampaignChange, editAgain?: EditAgain) => Promise<void>;

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
export function useCampaignActions(place: CampaignContext, { on: stages, stageOne }: CampaignStaging) {
  const now = useSaveCampaign(place);
  const stage: AttemptCampaign = useCallback(
    async (before, wished) => {
      const change = touchedOnly(STAGED_CAMPAIGNS, before, wished);
      if (!isEmptyChange(change)) stageOne(before, change);
      return { state: "saved" };
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
