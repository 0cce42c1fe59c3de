import { BUDGET_OPTIMIZATIONS, type Campaign } from "@/lib/ads/endpoints/campaigns";
import { optimizationName } from "@/lib/campaigns/field-words";
import { campaignDelivery } from "@/lib/delivery/delivery";
import { deliveryFilters } from "@/lib/delivery/delivery-filters";
import { filterFields } from "@/lib/grid/filters";
import { type Test, textTest } from "@/lib/grid/match-filters";

export type FilterId =
  | "status"
  | "why"
  | "funding"
  | "daily"
  | "total"
  | "name"
  | "po"
  | "created"
  | "updated"
  | "optimization";

/** What campaigns can be filtered by, in the order in which it is offered. */
export const CAMPAIGN_FILTERS = filterFields<FilterId, Campaign>(
  ["status", "why", "funding", "optimization", "po", "daily", "total", "name", "created", "updated"],
  {
    status: deliveryFilters.status((campaign) => campaignDelivery(campaign)),
    why: deliveryFilters.why((campaign) => campaignDelivery(campaign)),
    funding: {
      label: "Funding instrument",
      kind: "choice",
      values: [],
      words: (id) => id,
      of: ({ funding_instrument_id }) => [funding_instrument_id],
    },
    optimization: {
      label: "Budget optimisation",
      kind: "choice",
      values: BUDGET_OPTIMIZATIONS,
      words: optimizationName,
      of: ({ budget_optimization }) => [budget_optimization],
    },
    po: { label: "PO number", kind: "presence", of: ({ purchase_order_number }) => purchase_order_number },
    daily: {
      label: "Daily budget",
      kind: "money",
      of: ({ daily_budget_amount_local_micro: amount, currency }) => ({ amount, currency }),
    },
    total: {
      label: "Total budget",
      kind: "money",
      of: ({ total_budget_amount_local_micro: amount, currency }) => ({ amount, currency }),
    },
    name: { label: "Name", kind: "text", of: ({ name }) => name },
    created: { label: "Created", kind: "days", of: ({ created_at: at }) => ({ from: at, to: at }) },
    updated: { label: "Updated", kind: "days", of: ({ updated_at: at }) => ({ from: at, to: at }) },
  },
);

/** The search box: part of a name, or a campaign's whole id. */
export function searchTest(text: string): Test<Campaign> {
  const wanted = text.trim();
  if (wanted === "") return () => true;
  const inName = textTest<Campaign>({ text: wanted, match: "contains" }, ({ name }) => name);
  return (campaign) => campaign.id === wanted || inName(campaign);
}
