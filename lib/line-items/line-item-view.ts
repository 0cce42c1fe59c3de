import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { statusOf } from "@/lib/campaigns/status";
import { byCodePoint, bySize, byWords, type Order, type Sort, sortRecords } from "@/lib/grid/sort";
import type { LineItemColumn } from "./line-item-columns";
import { lineItemName, objectiveName, placementNames } from "./line-item-words";

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
  readonly sort: Sort<LineItemColumn>;
  readonly campaignName: (id: string) => string;
}

const ORDERS: Readonly<Record<Exclude<LineItemColumn, "campaign">, Order<LineItem>>> = {
  name: { key: lineItemName },
  status: { key: (item) => statusOf(item).word },
  objective: { key: ({ objective }) => objectiveName(objective) },
  placements: { key: ({ placements }) => placementNames(placements) },
  bid: { key: ({ bid_amount_local_micro }) => bid_amount_local_micro, texts: bySize },
  daily: { key: ({ daily_budget_amount_local_micro }) => daily_budget_amount_local_micro, texts: bySize },
  total: { key: ({ total_budget_amount_local_micro }) => total_budget_amount_local_micro, texts: bySize },
  start: { key: ({ start_time }) => start_time, texts: byCodePoint },
};

const byName = (a: LineItem, b: LineItem) =>
  byWords(lineItemName(a), lineItemName(b)) || byCodePoint(a.id, b.id);

/**
 * The line items to show, in order: those in a state whose name or id holds every word of the search. Equals go by
 * name.
 */
export function arrangeLineItems(
  items: readonly LineItem[],
  { search, state, sort: { column, direction }, campaignName }: Arrangement,
): LineItem[] {
  const asked = search.toLocaleLowerCase("en").split(/\s+/).filter(Boolean);
  const found = items
    .filter((item) => state === "all" || statusOf(item).word === STATE_WORDS[state])
    .filter(({ id, name }) => {
      const text = `${name ?? ""} ${id}`.toLocaleLowerCase("en");
      return asked.every((word) => text.includes(word));
    });
  const order: Order<LineItem> =
    column === "campaign" ? { key: ({ campaign_id }) => campaignName(campaign_id) } : ORDERS[column];
  return sortRecords(found, order, direction, byName);
}
