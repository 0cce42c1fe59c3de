import type { Campaign } from "@/lib/ads/endpoints/campaigns";

type Budgeted = Pick<Campaign, "currency" | "daily_budget_amount_local_micro" | "deleted">;

/** What a campaign of an account usually has a day, in micros: the median of those in that currency; undefined without any. */
export function usualDailyBudget(
  campaigns: readonly Budgeted[],
  currency: string | undefined,
): string | undefined {
  const budgets = campaigns
    .filter((campaign) => campaign.currency === currency && !campaign.deleted)
    .flatMap(({ daily_budget_amount_local_micro: daily }) => (daily === null ? [] : BigInt(daily)))
    .toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  return budgets[Math.floor((budgets.length - 1) / 2)]?.toString();
}
