"use client";

import { useMemo } from "react";
import { campaignWork } from "@/components/campaigns/bulk/campaign-work";
import { lookUpCampaigns } from "@/components/campaigns/look-up-campaigns";
import { usePlace } from "@/components/campaigns/place";
import type { Publishing } from "@/components/staged/publishing";
import { StagingBar } from "@/components/staged/staging-bar";
import { useScope } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { type CampaignItem, planCampaigns } from "@/lib/campaigns/bulk/campaign-plan";
import type { CampaignChange } from "@/lib/campaigns/change";
import type { Overlay } from "@/lib/campaigns/overlay";
import type { CampaignStaging } from "./use-campaign-staging";

interface CampaignStagingBarProps {
  staging: CampaignStaging;
  overlay: Overlay;
  only: boolean;
  onOnly: (only: boolean) => void;
}

/** What of the account's campaigns waits to be published. */
export function CampaignStagingBar({ staging, overlay, only, onOnly }: CampaignStagingBarProps) {
  const { accountId, zone, readOnlyReason, guard } = usePlace();
  const scope = useScope();
  const publishing = useMemo<Publishing<CampaignItem, Campaign, CampaignChange>>(
    () => ({
      work: campaignWork,
      accountId,
      zone,
      readOnlyReason,
      amount: "budget",
      lookUp: async (ids, signal) => {
        const begun = Date.now();
        const found = await lookUpCampaigns(scope, accountId, ids, signal);
        overlay.answer(found, begun);
        return found;
      },
      plan: (records, outcome) => planCampaigns(records, outcome, guard),
      begin: overlay.begin,
    }),
    [scope, accountId, zone, readOnlyReason, guard, overlay],
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
