import { type Staging, useStaging } from "@/components/staged/use-staging";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { CampaignChange } from "@/lib/campaigns/change";
import { plannedCampaign, STAGED_CAMPAIGNS } from "@/lib/campaigns/staged-campaigns";

export type CampaignStaging = Staging<Campaign, CampaignChange>;

/** The staged changes of an account's campaigns on this device. */
export const useCampaignStaging = (accountId: string, campaigns: readonly Campaign[]): CampaignStaging =>
  useStaging(STAGED_CAMPAIGNS, accountId, campaigns, plannedCampaign);
