import { useChangesUnderWay } from "@/components/records/use-changes-under-way";
import { useScope } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { campaignsUnderWay } from "@/lib/campaigns/campaign-lists";
import { campaignWithChange } from "@/lib/campaigns/change";

/** The campaigns with the changes that are under way. */
export function useCampaignsUnderWay(accountId: string, campaigns: readonly Campaign[]): readonly Campaign[] {
  const { environment } = useScope();
  return useChangesUnderWay(campaigns, campaignsUnderWay(environment, accountId), campaignWithChange);
}
