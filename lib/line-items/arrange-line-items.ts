import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { lineItemDelivery } from "@/lib/delivery/delivery";
import { mainReason } from "@/lib/delivery/delivery-words";
import { byCodePoint, byWords } from "@/lib/format/order";
import { type DeletedView, isInView } from "@/lib/grid/deleted";
import type { Filter } from "@/lib/grid/filters";
import { compileFilters, folded } from "@/lib/grid/match-filters";
import { bySize, type Order, type Sort, sortRecords } from "@/lib/grid/sort";
import type { LineItemColumn } from "./line-item-columns";
import { type FilterId, LINE_ITEM_FILTERS } from "./line-item-filters";
import { lineItemName, objectiveName, placementNames } from "./line-item-words";

interface Arrangement {
  readonly search: string;
  readonly filters: readonly Filter<FilterId>[];
  readonly deleted: DeletedView;
  /** Days are those of this zone. */
  readonly zone: string;
  readonly sort: Sort<LineItemColumn>;
  readonly campaignName: (id: string) => string;
}

const ORDERS: Readonly<Record<Exclude<LineItemColumn, "campaign">, Order<LineItem>>> = {
  name: { key: lineItemName },
  status: { key: (item) => lineItemDelivery(item).status.word },
  why: { key: (item) => mainReason(lineItemDelivery(item)) ?? null },
  objective: { key: ({ objective }) => objectiveName(objective) },
  placements: { key: ({ placements }) => placementNames(placements) },
  bid: { key: ({ bid_amount_local_micro }) => bid_amount_local_micro, texts: bySize },
  daily: { key: ({ daily_budget_amount_local_micro }) => daily_budget_amount_local_micro, texts: bySize },
  total: { key: ({ total_budget_amount_local_micro }) => total_budget_amount_local_micro, texts: bySize },
  start: { key: ({ start_time }) => start_time, texts: byCodePoint },
  created: { key: ({ created_at }) => created_at, texts: byCodePoint },
  updated: { key: ({ updated_at }) => updated_at, texts: byCodePoint },
  id: { key: ({ id }) => id, texts: byCodePoint },
};

const byName = (a: LineItem, b: LineItem) =>
  byWords(lineItemName(a), lineItemName(b)) || byCodePoint(a.id, b.id);

/**
 * The line items to show, in order: those that pass the filters and whose name or id holds every word of the search.
 * Equals go by name.
 */
export function arrangeLineItems(
  items: readonly LineItem[],
  { search, filters, deleted, zone, sort: { column, direction }, campaignName }: Arrangement,
): LineItem[] {
  const asked = folded(search).split(/\s+/).filter(Boolean);
  const passes = compileFilters(LINE_ITEM_FILTERS, filters, zone);
  const found = items.filter((item) => {
    if (!isInView(item, deleted) || !passes(item)) return false;
    if (asked.length === 0) return true;
    const text = folded(`${item.name ?? ""} ${item.id}`);
    return asked.every((word) => text.includes(word));
  });
  const order: Order<LineItem> =
    column === "campaign" ? { key: ({ campaign_id }) => campaignName(campaign_id) } : ORDERS[column];
  return sortRecords(found, order, direction, byName);
}
