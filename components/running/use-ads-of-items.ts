import { useEffect } from "react";
import { useAdRecords } from "@/components/records/use-ad-records";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { type AdRow, adRows } from "@/lib/running/ad-rows";
import { useAdsInSight } from "./use-ads-in-sight";
import { shownBy } from "./use-all-creatives";

interface InSight {
  /** Line items whose ads are looked up by what they say. */
  readonly of: readonly LineItem[];
  /** How many of each: the others are called by their ids. */
  readonly each: number;
}

/**
 * The ads of a line item, by its id: undefined until all are read, and where they cannot be.
 *
 * @param items all whose ads are read
 */
export function useAdsOfItems(
  items: readonly LineItem[],
  sight: InSight,
): ((itemId: string) => readonly AdRow[]) | undefined {
  const records = useAdRecords(items);
  const { read, nameOf } = useAdsInSight();
  const itemById = new Map(items.map((item) => [item.id, item]));
  const rows = records ? adRows(records, { items: itemById, nameOf }) : [];
  const adsOf = (itemId: string) => rows.filter(({ lineItemId }) => lineItemId === itemId);
  // What was looked up already is not asked for again.
  useEffect(() => read(shownBy(sight.of.flatMap(({ id }) => adsOf(id).slice(0, sight.each)))));
  return records && adsOf;
}
