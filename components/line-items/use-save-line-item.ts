import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { useSaveRecord } from "@/components/records/use-save-record";
import { useAccount } from "@/components/shell/account";
import { KEEP_READS, useAdsMutation, useScope } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { type LineItem, update } from "@/lib/ads/endpoints/line-items";
import { NotAsPromisedError } from "@/lib/ads/errors";
import { zoneOrUtc } from "@/lib/calendar";
import { fieldsThatFollow, withChange } from "@/lib/line-items/line-item-change";
import type { LineItemChange } from "@/lib/line-items/line-item-input";
import { STAGED_LINE_ITEMS } from "@/lib/line-items/staged-line-items";
import { pendingById } from "@/lib/pending-changes";
import type { Saving } from "@/lib/records/save-record";
import { lookUpLineItems } from "./look-up-line-items";
import { lineItemsUnderWay } from "./staged/line-items-under-way";
import { takeAnswers } from "./take-answers";

/** Saves changes of single line items, one after the other. */
export function useSaveLineItem() {
  const { accountId, account } = useAccount();
  const zone = zoneOrUtc(account?.timezone ?? "UTC");
  const scope = useScope();
  const client = useQueryClient();
  const { mutateAsync } = useAdsMutation(update, {
    ...KEEP_READS,
    inTurn: `line items of ${accountId}`,
    looksItself: true,
  });
  return useSaveRecord(
    useMemo<Saving<LineItem, LineItemChange>>(
      () => ({
        noun: STAGED_LINE_ITEMS,
        place: { environment: scope.environment, accountId },
        zone,
        send: async (line_item_id, change) =>
          (await mutateAsync({ account_id: accountId, line_item_id, ...change })).data,
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

/** The line items as they will be once the changes under way have taken effect: shown before the service answers. */
export function useChangesUnderWay(
  items: readonly LineItem[],
  campaigns: ReadonlyMap<string, Campaign>,
): readonly LineItem[] {
  const { accountId } = useAccount();
  const scope = useScope();
  const underWay = lineItemsUnderWay(scope.environment, accountId);
  const changed = useSyncExternalStore(underWay.subscribe, underWay.current, underWay.current);
  return useMemo(() => {
    if (changed.length === 0) return items;
    const changes = pendingById(changed);
    return items.map((item) => {
      const change = changes.get(item.id);
      return change ? withChange(item, change, campaigns.get(item.campaign_id)) : item;
    });
  }, [items, changed, campaigns]);
}
