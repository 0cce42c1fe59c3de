import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { optimizationName } from "@/lib/campaigns/field-words";
import { campaignDelivery } from "@/lib/delivery/delivery";
import { mainReason } from "@/lib/delivery/delivery-words";
import type { GroupHead } from "@/lib/grid/group-head";
import { type Grouping, groupRows, readClosed, type SummedColumn } from "@/lib/grid/groups";
import type { ColumnId } from "./columns";

/** By what campaigns can be put into groups, as the address names it. */
const CAMPAIGN_GROUPINGS = ["status", "why", "funding", "optimization", "po"] as const;
type CampaignGrouping = (typeof CAMPAIGN_GROUPINGS)[number];

export const CAMPAIGN_GROUPING_WORDS: Readonly<Record<CampaignGrouping, string>> = {
  status: "Status",
  why: "Why not serving",
  funding: "Funding instrument",
  optimization: "Budget optimisation",
  po: "PO number",
};

/** A line of the grid: a campaign, or what heads some that belong together. */
export type CampaignLine = Campaign | GroupHead;

const groupingOf = (by: CampaignGrouping, fundingName: (id: string) => string): Grouping<Campaign> => {
  switch (by) {
    case "status":
      return { keyOf: (campaign) => campaignDelivery(campaign).status.word };
    case "why":
      return {
        // Of several reasons the most severe, as in its column.
        keyOf: (campaign) => (campaign.deleted ? null : (mainReason(campaignDelivery(campaign)) ?? null)),
        none: "No reason given",
      };
    case "funding":
      return { keyOf: ({ funding_instrument_id }) => funding_instrument_id, words: fundingName };
    case "optimization":
      return { keyOf: ({ budget_optimization }) => budget_optimization, words: optimizationName };
    case "po":
      return {
        keyOf: ({ purchase_order_number }) => purchase_order_number,
        none: "No purchase order number",
      };
  }
};

const SUMMED: readonly SummedColumn<Campaign, ColumnId>[] = [
  { column: "daily", micros: (campaign) => campaign.daily_budget_amount_local_micro },
  { column: "total", micros: (campaign) => campaign.total_budget_amount_local_micro },
];

/** Campaigns in their groups, as the address says; undefined where it names no grouping. */
export function groupCampaigns(
  campaigns: readonly Campaign[],
  { group, closed }: { readonly group: string | null; readonly closed: string | null },
  fundingName: (id: string) => string,
): readonly CampaignLine[] | undefined {
  const by = CAMPAIGN_GROUPINGS.find((known) => known === group);
  return by && groupRows(campaigns, groupingOf(by, fundingName), SUMMED, readClosed(closed));
}
