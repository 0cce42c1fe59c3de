import { useEffect, useMemo } from "react";
import { useAdRecords } from "@/components/records/use-ad-records";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { groupedBy } from "@/lib/lists/arrange";
import { type AdRow, adRows } from "@/lib/running/ad-rows";
import { useAdsInSight } from "./use-ads-in-sight";
import { shownBy } from "./use-all-creatives";

const NO_ADS: readonly AdRow[] = [];

interface InSight {
  /** Line items whose ads are looked up by their creatives. */
  readonly of: readonly LineItem[];
  /** How many of each: the others are named by their ids. */
  readonly each: number;
}

/**
 * The ads of a line item, by its id: undefined until all are read, and if they cannot be.
 *
 * @param items all whose ads are read
 */
export function useAdsOfItems(
  items: readonly LineItem[],
  sight: InSight,
): ((itemId: string) => readonly AdRow[]) | undefined {
  const records = useAdRecords(items);
  const { read, nameOf } = useAdsInSight();
  // A campaign may run thousands, and its panel renders for each of their names.
  const adsByItem = useMemo(() => {
    const itemById = new Map(items.map((item) => [item.id, item]));
    return groupedBy(
      records ? adRows(records, { items: itemById, nameOf }) : [],
      ({ lineItemId }) => lineItemId,
    );
  }, [records, items, nameOf]);
  const adsOf = (itemId: string) => adsByItem.get(itemId) ?? NO_ADS;
  // Ads are looked up only once.
  useEffect(() => read(shownBy(sight.of.flatMap(({ id }) => adsOf(id).slice(0, sight.each)))));
  return records && adsOf;
}
