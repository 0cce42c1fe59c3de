import { useMemo } from "react";
import { useLeaving } from "@/components/shell/use-leaving";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { lineItemGraceKey } from "./line-item-grace-key";

const NONE: ReadonlySet<string> = new Set();

/** Which of the line items are about to be deleted, one by one or with others. */
export function useLeavingLineItems(items: readonly LineItem[]): ReadonlySet<string> {
  const keys = useLeaving();
  return useMemo(() => {
    if (keys.size === 0) return NONE;
    return new Set(items.flatMap(({ id }) => (keys.has(lineItemGraceKey(id)) ? id : [])));
  }, [items, keys]);
}
