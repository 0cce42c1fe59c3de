import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { isServing } from "./week";

/** So many campaigns take ten of the reads that a person has. */
export const COUNTED_MAX = 200;

/** So many are shown beside their plans: up to 13 reads for 20 of them, of which days that are over stay valid. */
export const PACED_MAX = 40;

/** The largest campaigns that serve, of some in the order of {@link largestCampaigns}. */
export const pacedCampaigns = (campaigns: readonly Campaign[]): readonly Campaign[] =>
  campaigns.filter(isServing).slice(0, PACED_MAX);

/** The campaigns that an overview reads statistics of: those that serve first, then by their budgets. */
export function largestCampaigns(campaigns: readonly Campaign[]): readonly Campaign[] {
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
