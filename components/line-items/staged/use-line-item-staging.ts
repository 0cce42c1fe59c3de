import { createContext, useCallback, useContext } from "react";
import { type Staging, useStaging } from "@/components/staged/use-staging";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { lineItemWithChange } from "@/lib/line-items/line-item-change";
import type { LineItemChange } from "@/lib/line-items/line-item-input";
import { STAGED_LINE_ITEMS } from "@/lib/line-items/staged-line-items";

export type LineItemStaging = Staging<LineItem, LineItemChange>;

/** The staged changes of an account's line items on this device. */
export function useLineItemStaging(
  accountId: string,
  items: readonly LineItem[],
  campaigns: ReadonlyMap<string, Campaign>,
): LineItemStaging {
  const planned = useCallback(
    (item: LineItem, change: LineItemChange) =>
      lineItemWithChange(item, change, campaigns.get(item.campaign_id)),
    [campaigns],
  );
  return useStaging(STAGED_LINE_ITEMS, accountId, items, planned);
}

const StagingContext = createContext<LineItemStaging | undefined>(undefined);
export const LineItemStagingProvider = StagingContext;

/** The staging of the surrounding page; undefined without staging. */
export const useStagingHere = (): LineItemStaging | undefined => useContext(StagingContext);
