import { useCampaignContext } from "@/components/campaigns/campaign-context";
import type { CellRules } from "@/components/records/record-grid-kind";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { type CampaignChange, mayClear, plannedDays } from "@/lib/campaigns/change";
import { checkChange } from "@/lib/campaigns/check-change";
import { formatNumber } from "@/lib/format/numbers";

/** The service's rules and the account's own, for a campaign edited in its row. */
export function useCampaignCellRules(campaign: Campaign): CellRules<CampaignChange> {
  const { guard } = useCampaignContext();
  return {
    problemOf: (change) => checkChange(campaign, change, guard)[0]?.advice,
    warningOf: (change) => guard.change(campaign, change).warnings[0]?.advice,
    hintOf: (field, micros) => planHint(campaign, field, micros),
  };
}

function planHint(campaign: Campaign, field: string, micros: string | null): string {
  const isDaily = field === "daily_budget_amount_local_micro";
  const days = isDaily
    ? plannedDays(micros, campaign.total_budget_amount_local_micro)
    : plannedDays(campaign.daily_budget_amount_local_micro, micros);
  if (days !== undefined) return `Plan: lasts ≈ ${formatNumber(days)} days at full spend.`;
  return mayClear(isDaily ? field : "total_budget_amount_local_micro")
    ? "Leave it empty to clear it."
    : `In ${campaign.currency}.`;
}
