"use client";

import { useCallback } from "react";
import { campaignWork } from "@/components/campaigns/bulk/campaign-work";
import { useCampaignContext } from "@/components/campaigns/campaign-context";
import { type PlanStaged, usePublishing } from "@/components/staged/publishing";
import { StagingBar } from "@/components/staged/staging-bar";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { type CampaignItem, planCampaigns } from "@/lib/campaigns/bulk/campaign-plan";
import { CAMPAIGN_STORE } from "@/lib/campaigns/campaign-store";
import type { CampaignChange } from "@/lib/campaigns/change";
import type { CampaignStaging } from "./use-campaign-staging";

interface CampaignStagingBarProps {
  staging: CampaignStaging;
  only: boolean;
  onOnly: (only: boolean) => void;
}

/** The staged changes of the account's campaigns. */
export function CampaignStagingBar(props: CampaignStagingBarProps) {
  const { zone, readOnlyReason, guard } = useCampaignContext();
  const plan: PlanStaged<CampaignItem, Campaign, CampaignChange> = useCallback(
    (campaigns, outcome) => planCampaigns(campaigns, outcome, guard),
    [guard],
  );
  const publishing = usePublishing(CAMPAIGN_STORE, campaignWork, {
    zone,
    readOnlyReason,
    amount: "budget",
    plan,
  });
  return <StagingBar {...props} publishing={publishing} atOnce="Creating, duplicating and deleting" />;
}
