"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { campaignWork } from "@/components/campaigns/bulk/campaign-work";
import { useCampaignContext } from "@/components/campaigns/campaign-context";
import type { Publishing } from "@/components/staged/publishing";
import { StagingBar } from "@/components/staged/staging-bar";
import { useScope } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { type CampaignItem, planCampaigns } from "@/lib/campaigns/bulk/campaign-plan";
import { CAMPAIGN_LISTS, campaignsUnderWay } from "@/lib/campaigns/campaign-lists";
import type { CampaignChange } from "@/lib/campaigns/change";
import { putRecords } from "@/lib/records/record-lists";
import { lookUpCampaigns } from "@/lib/records/record-lookup";
import type { CampaignStaging } from "./use-campaign-staging";

interface CampaignStagingBarProps {
  staging: CampaignStaging;
  only: boolean;
  onOnly: (only: boolean) => void;
}

/** The staged changes of the account's campaigns. */
export function CampaignStagingBar({ staging, only, onOnly }: CampaignStagingBarProps) {
  const { accountId, zone, readOnlyReason, guard } = useCampaignContext();
  const scope = useScope();
  const client = useQueryClient();
  const publishing = useMemo<Publishing<CampaignItem, Campaign, CampaignChange>>(
    () => ({
      work: campaignWork,
      accountId,
      zone,
      readOnlyReason,
      amount: "budget",
      lookUp: async (ids, signal) => {
        const found = await lookUpCampaigns(scope, accountId, ids, signal);
        putRecords(client, scope, accountId, CAMPAIGN_LISTS, found);
        return found;
      },
      plan: (records, outcome) => planCampaigns(records, outcome, guard),
      begin: campaignsUnderWay(scope.environment, accountId).begin,
    }),
    [scope, accountId, zone, readOnlyReason, guard, client],
  );
  return (
    <StagingBar
      staging={staging}
      publishing={publishing}
      atOnce="Creating, duplicating and deleting"
      only={only}
      onOnly={onOnly}
    />
  );
}
