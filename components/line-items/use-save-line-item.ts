import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useChangesUnderWay } from "@/components/records/use-changes-under-way";
import { useSaveRecord } from "@/components/records/use-save-record";
import { useAccount } from "@/components/shell/account";
import { useStageOrSave } from "@/components/staged/use-stage-or-save";
import { KEEP_READS, useAdsMutation, useScope } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { type LineItem, update } from "@/lib/ads/endpoints/line-items";
import { NotAsPromisedError } from "@/lib/ads/errors";
import { fieldsThatFollow, lineItemWithChange } from "@/lib/line-items/line-item-change";
import type { LineItemChange } from "@/lib/line-items/line-item-input";
import { lineItemsUnderWay } from "@/lib/line-items/line-item-lists";
import { STAGED_LINE_ITEMS } from "@/lib/line-items/staged-line-items";
import { lookUpLineItems } from "@/lib/records/record-lookup";
import type { SaveSetup } from "@/lib/records/save-record";
import { zoneOrUtc } from "@/lib/time/calendar";
import { useStagingHere } from "./staged/use-line-item-staging";
import { lookAtCampaigns, takeAnswers } from "./take-answers";

/** Saves changes of single line items. */
export function useSaveLineItem() {
  const { accountId, account } = useAccount();
  const zone = zoneOrUtc(account?.timezone ?? "UTC");
  const scope = useScope();
  const client = useQueryClient();
  const { mutateAsync } = useAdsMutation(update, KEEP_READS);
  return useSaveRecord(
    useMemo<SaveSetup<LineItem, LineItemChange>>(
      () => ({
        resource: STAGED_LINE_ITEMS,
        place: { environment: scope.environment, accountId },
        zone,
        send: async (line_item_id, change) => {
          const { data } = await mutateAsync({ account_id: accountId, line_item_id, ...change });
          lookAtCampaigns(client, scope, accountId, [data]);
          return data;
        },
        look: async (id) => {
          const [found] = await lookUpLineItems(scope, accountId, [id]);
          if (!found) throw new NotAsPromisedError(`There is no line item ${id}`);
          return found;
        },
        show: (id, change) => lineItemsUnderWay(scope.environment, accountId).begin([{ id, change }]),
        took: (item) => takeAnswers(client, scope, accountId, [item]),
        follows: fieldsThatFollow,
      }),
      [scope, accountId, zone, client, mutateAsync],
    ),
  );
}

/** Changes line items: immediately, or when published where changes are staged. */
export const useChangeLineItem = () => useStageOrSave(useStagingHere(), useSaveLineItem());

/** The line items with the changes that are under way. */
export function useLineItemsUnderWay(
  items: readonly LineItem[],
  campaigns: ReadonlyMap<string, Campaign>,
): readonly LineItem[] {
  const { accountId } = useAccount();
  const { environment } = useScope();
  return useChangesUnderWay(
    items,
    lineItemsUnderWay(environment, accountId),
    useCallback(
      (item, change) => lineItemWithChange(item, change, campaigns.get(item.campaign_id)),
      [campaigns],
    ),
  );
}
