import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { statusOf } from "@/lib/campaigns/status";
import { lineItemName, objectiveName, placementNames } from "./line-item-words";

/** In the order in which they stand. */
export const LINE_ITEM_COLUMNS = [
  "name",
  "campaign",
  "status",
  "start",
  "objective",
  "placements",
  "bid",
  "daily",
  "total",
] as const;
export type LineItemColumn = (typeof LINE_ITEM_COLUMNS)[number];

/** The words of the status column, as the address has them. */
const STATE_WORDS = {
  active: "Active",
  paused: "Paused",
  "not-serving": "Not serving",
  scheduled: "Scheduled",
  ended: "Ended",
  draft: "Draft",
} as const;

export const LINE_ITEM_STATES = [
  "all",
  "active",
  "paused",
  "not-serving",
  "scheduled",
  "ended",
  "draft",
] as const;
export type LineItemState = (typeof LINE_ITEM_STATES)[number];

export const STATE_OPTIONS = LINE_ITEM_STATES.map((value) => ({
  value,
  label: value === "all" ? "Every status" : STATE_WORDS[value],
}));

interface Arrangement {
  readonly search: string;
  readonly state: LineItemState;
  readonly sort: { readonly column: LineItemColumn; readonly descending: boolean };
  readonly campaignName: (id: string) => string;
}

type Key = string | null;

const words = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
const byCodePoint = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
/** Amounts are digits of any length, and the longer is the greater. */
const bySize = (a: string, b: string) => a.length - b.length || byCodePoint(a, b);

interface Order {
  readonly key: (item: LineItem, campaignName: (id: string) => string) => Key;
  readonly texts?: (a: string, b: string) => number;
}

const ORDERS: Readonly<Record<LineItemColumn, Order>> = {
  name: { key: lineItemName },
  campaign: { key: ({ campaign_id }, campaignName) => campaignName(campaign_id) },
  status: { key: (item) => statusOf(item).word },
  objective: { key: ({ objective }) => objectiveName(objective) },
  placements: { key: ({ placements }) => placementNames(placements) },
  bid: { key: ({ bid_amount_local_micro }) => bid_amount_local_micro, texts: bySize },
  daily: { key: ({ daily_budget_amount_local_micro }) => daily_budget_amount_local_micro, texts: bySize },
  total: { key: ({ total_budget_amount_local_micro }) => total_budget_amount_local_micro, texts: bySize },
  start: { key: ({ start_time }) => start_time, texts: byCodePoint },
};

/**
 * The line items to show, in order: those in a state whose name or id holds every word of the search. Missing
 * values stand last in both directions, because they are no extreme; equals go by name.
 */
export function arrangeLineItems(
  items: readonly LineItem[],
  { search, state, sort, campaignName }: Arrangement,
): LineItem[] {
  const asked = search.toLocaleLowerCase("en").split(/\s+/).filter(Boolean);
  const { key, texts = words.compare } = ORDERS[sort.column];
  const sign = sort.descending ? -1 : 1;
  return items
    .filter((item) => state === "all" || statusOf(item).word === STATE_WORDS[state])
    .filter(({ id, name }) => {
      const text = `${name ?? ""} ${id}`.toLocaleLowerCase("en");
      return asked.every((word) => text.includes(word));
    })
    .map((item) => ({ item, key: key(item, campaignName) }))
    .sort(
      (a, b) =>
        (a.key === null || b.key === null
          ? Number(a.key === null) - Number(b.key === null)
          : sign * texts(a.key, b.key)) ||
        words.compare(lineItemName(a.item), lineItemName(b.item)) ||
        byCodePoint(a.item.id, b.item.id),
    )
    .map(({ item }) => item);
}
