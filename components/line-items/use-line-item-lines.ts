"use client";

import { useMemo } from "react";
import { Late, useLate } from "@/components/ui/late";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { withoutHeads } from "@/lib/grid/group-head";
import type { LineItemLine } from "@/lib/line-items/line-item-groups";
import type { LineItemCampaigns } from "./use-line-item-campaigns";
import type { LineItemsView } from "./use-line-items-view";

const late = new Late(() => import("./grid/line-item-groups"));

/**
 * The lines of the grid: the line items that match, in groups where the view asks for that.
 *
 * @returns beside them the line items in sight, in their order, what draws groups, and whether names that groups go by
 *   are still on their way
 */
export function useLineItemLines(
  items: readonly LineItem[],
  { group, closed }: Pick<LineItemsView, "group" | "closed">,
  { byId, campaignsCome, campaignName }: Pick<LineItemCampaigns, "byId" | "campaignsCome" | "campaignName">,
) {
  const there = useLate(late, group !== null);
  const groups = group === null ? undefined : there?.LINE_ITEM_GROUPS;
  const lines = useMemo<readonly LineItemLine[]>(
    () => groups?.groupLineItems(items, { group, closed }, campaignName) ?? items,
    [groups, items, group, closed, campaignName],
  );
  const seen = useMemo(() => withoutHeads<LineItem>(lines), [lines]);
  const byName = group === "campaign" && campaignsCome;
  const waiting = useMemo(
    () => byName && items.some(({ campaign_id }) => !byId.has(campaign_id)),
    [byName, items, byId],
  );
  return { lines, seen, groups, waiting };
}

export type LineItemGroups = ReturnType<typeof useLineItemLines>["groups"];
