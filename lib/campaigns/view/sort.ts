import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { plannedDays } from "@/lib/campaigns/planned-days";
import { campaignDelivery } from "@/lib/delivery/delivery";
import { mainReason } from "@/lib/delivery/delivery-words";
import { byCodePoint } from "@/lib/format/order";
import { bySize, type Order, type Sort, sortRecords } from "@/lib/grid/sort";
import type { ColumnId } from "./columns";

export type CampaignSort = Sort<ColumnId>;

export const DEFAULT_SORT: CampaignSort = { column: "created", direction: "desc" };

/** The service's own name for a sort, where it has one: the first page then holds the first rows. */
export function serviceSort(sort: CampaignSort) {
  const attributes = {
    name: "name",
    created: "created_at",
    updated: "updated_at",
    daily: "daily_budget_amount_local_micro",
    total: "total_budget_amount_local_micro",
    delivery: "standard_delivery",
  } as const;
  const known: Partial<Record<ColumnId, (typeof attributes)[keyof typeof attributes]>> = attributes;
  const attribute = known[sort.column];
  return attribute && (`${attribute}-${sort.direction}` as const);
}

const ORDERS: Readonly<Record<Exclude<ColumnId, "funding">, Order<Campaign>>> = {
  name: { key: ({ name }) => name },
  status: { key: (campaign) => campaignDelivery(campaign).status.word },
  why: { key: (campaign) => mainReason(campaignDelivery(campaign)) ?? null },
  daily: { key: (campaign) => campaign.daily_budget_amount_local_micro, texts: bySize },
  total: { key: (campaign) => campaign.total_budget_amount_local_micro, texts: bySize },
  days: {
    key: (campaign) =>
      plannedDays(campaign.daily_budget_amount_local_micro, campaign.total_budget_amount_local_micro) ?? null,
  },
  po: { key: ({ purchase_order_number }) => purchase_order_number },
  optimization: { key: ({ budget_optimization }) => budget_optimization },
  delivery: { key: ({ standard_delivery: on }) => (on === null ? null : Number(on)) },
  effective: { key: ({ effective_status }) => effective_status },
  created: { key: ({ created_at }) => created_at, texts: byCodePoint },
  updated: { key: ({ updated_at }) => updated_at, texts: byCodePoint },
  id: { key: ({ id }) => id, texts: byCodePoint },
};

/** A sorted copy; equals keep the order they came in. */
export function sortCampaigns(
  campaigns: readonly Campaign[],
  { column, direction }: CampaignSort,
  fundingName: (id: string) => string = (id) => id,
): Campaign[] {
  const order: Order<Campaign> =
    column === "funding"
      ? { key: ({ funding_instrument_id }) => fundingName(funding_instrument_id) }
      : ORDERS[column];
  return sortRecords(campaigns, order, direction);
}
