import { useCallback } from "react";
import { useChangesUnderWay } from "@/components/records/use-changes-under-way";
import { useSaveRecord } from "@/components/records/use-save-record";
import { useAccount } from "@/components/shell/account";
import { useStageOrSave } from "@/components/staged/use-stage-or-save";
import { KEEP_READS, useAdsMutation } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { type LineItem, update } from "@/lib/ads/endpoints/line-items";
import { lineItemWithChange } from "@/lib/line-items/line-item-change";
import type { LineItemChange } from "@/lib/line-items/line-item-input";
import { LINE_ITEM_STORE } from "@/lib/line-items/line-item-store";
import { zoneOrUtc } from "@/lib/time/calendar";
import { useStagingHere } from "./staged/use-line-item-staging";

/** Saves changes of single line items. */
export function useSaveLineItem() {
  const { accountId, account } = useAccount();
  const zone = zoneOrUtc(account?.timezone ?? "UTC");
  const { mutateAsync } = useAdsMutation(update, KEEP_READS);
  const send = useCallback(
    async (line_item_id: string, change: LineItemChange) =>
      (await mutateAsync({ account_id: accountId, line_item_id, ...change })).data,
    [accountId, mutateAsync],
  );
  return useSaveRecord(LINE_ITEM_STORE, { accountId, zone, send });
}

/** Changes line items: immediately, or when published where changes are staged. */
export const useChangeLineItem = () => useStageOrSave(useStagingHere(), useSaveLineItem());

/** The line items with the changes that are under way. */
export function useLineItemsUnderWay(
  items: readonly LineItem[],
  campaigns: ReadonlyMap<string, Campaign>,
): readonly LineItem[] {
  return useChangesUnderWay(
    LINE_ITEM_STORE,
    items,
    useCallback(
      (item, change) => lineItemWithChange(item, change, campaigns.get(item.campaign_id)),
      [campaigns],
    ),
  );
}
