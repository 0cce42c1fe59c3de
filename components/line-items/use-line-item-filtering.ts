import { useMemo } from "react";
import type { Filtering } from "@/components/ui/grid/filters/filtering";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { type FilterId, LINE_ITEM_FILTERS } from "@/lib/line-items/line-item-filters";
import type { LineItemsView } from "./use-line-items-view";

interface Around {
  /** The account's, by id. */
  campaigns: ReadonlyMap<string, Campaign>;
  /** There are no others. */
  complete: boolean;
  campaignName: (id: string) => string;
  items: readonly LineItem[];
  zone: string;
}

/** What the line items of an account can be filtered by, its campaigns among it. */
export function useLineItemFiltering(
  { filters, unreadable, setFilter, removeFilter, clearFilters }: LineItemsView,
  { campaigns, complete, campaignName, items, zone }: Around,
): Filtering<FilterId> {
  const names = useMemo(
    () => ({
      campaign: { names: new Map([...campaigns.keys()].map((id) => [id, campaignName(id)])), complete },
    }),
    [campaigns, complete, campaignName],
  );
  const [campaign] = campaigns.values();
  return {
    fields: LINE_ITEM_FILTERS,
    names,
    filters,
    unreadable,
    currency: items[0]?.currency ?? campaign?.currency ?? "USD",
    zone,
    setFilter,
    removeFilter,
    clearFilters,
  };
}
