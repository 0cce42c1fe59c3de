import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { lineItemDelivery } from "@/lib/delivery/delivery";
import { mainReason } from "@/lib/delivery/delivery-words";
import type { GroupHead } from "@/lib/grid/group-head";
import { type Grouping, groupRows, readClosed, type SummedColumn } from "@/lib/grid/groups";
import type { LineItemColumn } from "./line-item-columns";
import { objectiveName } from "./line-item-words";

/** By what line items can be put into groups, as the address names it. */
const LINE_ITEM_GROUPINGS = ["campaign", "status", "why", "objective"] as const;
type LineItemGrouping = (typeof LINE_ITEM_GROUPINGS)[number];

export const LINE_ITEM_GROUPING_WORDS: Readonly<Record<LineItemGrouping, string>> = {
  campaign: "Campaign",
  status: "Status",
  why: "Why not serving",
  objective: "Objective",
};

/** A line of the grid: a line item, or what heads some that belong together. */
export type LineItemLine = LineItem | GroupHead;

const groupingOf = (by: LineItemGrouping, campaignName: (id: string) => string): Grouping<LineItem> => {
  switch (by) {
    case "campaign":
      return { keyOf: ({ campaign_id }) => campaign_id, words: campaignName };
    case "status":
      return { keyOf: (item) => lineItemDelivery(item).status.word };
    case "why":
      return {
        // Of several reasons the most severe, as in its column.
        keyOf: (item) => (item.deleted ? null : (mainReason(lineItemDelivery(item)) ?? null)),
        none: "No reason given",
      };
    case "objective":
      return { keyOf: ({ objective }) => objective, words: objectiveName };
  }
};

const SUMMED: readonly SummedColumn<LineItem, LineItemColumn>[] = [
  { column: "daily", micros: (item) => item.daily_budget_amount_local_micro },
  { column: "total", micros: (item) => item.total_budget_amount_local_micro },
];

/** Line items in their groups, as the address says; undefined where it names no grouping. */
export function groupLineItems(
  items: readonly LineItem[],
  { group, closed }: { readonly group: string | null; readonly closed: string | null },
  campaignName: (id: string) => string,
): readonly LineItemLine[] | undefined {
  const by = LINE_ITEM_GROUPINGS.find((known) => known === group);
  return by && groupRows(items, groupingOf(by, campaignName), SUMMED, readClosed(closed));
}
