import { type Staging, useStaging } from "@/components/staged/use-staging";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { CampaignChange } from "@/lib/campaigns/change";
import { plannedCampaign, STAGED_CAMPAIGNS } from "@/lib/campaigns/staged-campaigns";

export type CampaignStaging = Staging<Campaign, CampaignChange>;

/** Changes of an account's campaigns that wait on this device. */
export const useCampaignStaging = (accountId: string, campaigns: readonly Campaign[]): CampaignStaging =>
  useStaging(STAGED_CAMPAIGNS, accountId, campaigns, plannedCampaign);
