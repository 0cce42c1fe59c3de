import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { plannedDays } from "@/lib/campaigns/planned-days";
import { type ColumnId, isColumnId } from "./columns";

export interface Sort {
  readonly column: ColumnId;
  readonly direction: "asc" | "desc";
}

export const DEFAULT_SORT: Sort = { column: "created", direction: "desc" };

export function readSort(text: string): Sort | undefined {
  const at = text.lastIndexOf("-");
  const column = text.slice(0, at);
  const direction = text.slice(at + 1);
  if (!isColumnId(column) || (direction !== "asc" && direction !== "desc")) return undefined;
  return { column, direction };
}

export const writeSort = ({ column, direction }: Sort) => `${column}-${direction}`;

/** The service's own name for a sort, where it has one: the first page then holds the first rows. */
export function serviceSort(sort: Sort) {
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

type Key = string | number | null;

const words = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
const bySize = (a: string, b: string) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
const byCodePoint = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

interface Order {
  readonly key: (campaign: Campaign, fundingName: (id: string) => string) => Key;
  /** How two texts compare; amounts are digits of any length, and the longer is the greater. */
  readonly texts?: (a: string, b: string) => number;
}

const ORDERS: Readonly<Record<ColumnId, Order>> = {
  name: { key: ({ name }) => name },
  status: { key: ({ entity_status }) => entity_status },
  why: { key: ({ reasons_not_servable: [first] }) => first ?? null },
  daily: { key: (campaign) => campaign.daily_budget_amount_local_micro, texts: bySize },
  total: { key: (campaign) => campaign.total_budget_amount_local_micro, texts: bySize },
  days: {
    key: (campaign) =>
      plannedDays(campaign.daily_budget_amount_local_micro, campaign.total_budget_amount_local_micro) ?? null,
  },
  funding: { key: (campaign, fundingName) => fundingName(campaign.funding_instrument_id) },
  po: { key: ({ purchase_order_number }) => purchase_order_number },
  optimization: { key: ({ budget_optimization }) => budget_optimization },
  delivery: { key: ({ standard_delivery: on }) => (on === null ? null : Number(on)) },
  effective: { key: ({ effective_status }) => effective_status },
  created: { key: ({ created_at }) => created_at, texts: byCodePoint },
  updated: { key: ({ updated_at }) => updated_at, texts: byCodePoint },
  id: { key: ({ id }) => id, texts: byCodePoint },
};

/**
 * A sorted copy. Missing values stand last in both directions, because they are no extreme; equals keep
 * the order they came in.
 */
export function sortCampaigns(
  campaigns: readonly Campaign[],
  { column, direction }: Sort,
  fundingName: (id: string) => string = (id) => id,
): Campaign[] {
  const { key, texts = words.compare } = ORDERS[column];
  const sign = direction === "asc" ? 1 : -1;
  return campaigns
    .map((campaign) => ({ campaign, key: key(campaign, fundingName) }))
    .sort((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
      if (typeof a.key === "string" && typeof b.key === "string") return sign * texts(a.key, b.key);
      return sign * (Number(a.key) - Number(b.key));
    })
    .map(({ campaign }) => campaign);
}
