import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { isServing } from "./week";

/** So many campaigns take ten of the reads that a person has. */
export const COUNTED_MAX = 200;

/** The campaigns that an overview reads statistics of: those that serve first, then by their budgets. */
export function largestCampaigns(campaigns: readonly Campaign[]): readonly Campaign[] {
  if (campaigns.length <= COUNTED_MAX) return campaigns;
  const ranked = campaigns.map((campaign) => ({
    campaign,
    serves: isServing(campaign),
    budget: BigInt(campaign.daily_budget_amount_local_micro ?? campaign.total_budget_amount_local_micro ?? 0),
  }));
  ranked.sort((one, other) =>
    one.serves === other.serves
      ? Number(other.budget - one.budget)
      : Number(other.serves) - Number(one.serves),
  );
  return ranked.slice(0, COUNTED_MAX).map(({ campaign }) => campaign);
}
