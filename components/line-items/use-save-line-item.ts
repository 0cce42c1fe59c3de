import { useMutationState } from "@tanstack/react-query";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useAccount } from "@/components/shell/account";
import type { EditAgain } from "@/components/ui/grid/edit/use-grid-edit";
import { tellNotChanged } from "@/components/ui/tell-not-changed";
import { callEndpoint } from "@/lib/ads/call";
import { adsKey, KEEP_READS, useAdsMutation, useScope } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { get, type LineItem, update } from "@/lib/ads/endpoints/line-items";
import { isCallError, RefusedError } from "@/lib/ads/errors";
import { unheededChanges } from "@/lib/ads/unasked-changes";
import { touchedOnly, withChange } from "@/lib/line-items/line-item-change";
import type { LineItemChange } from "@/lib/line-items/line-item-input";
import { lineItemName } from "@/lib/line-items/line-item-words";
import { pendingById } from "@/lib/pending-changes";
import { pointOutChanges } from "./point-out-changes";
import { lineItemsUnderWay } from "./staged/line-items-under-way";
import { useLineItemAnswers } from "./use-line-item-answers";

export interface SaveOptions {
  /** What did not happen where the change is not kept, "was not paused". */
  readonly failed?: string | undefined;
  /** From a cell of the grid. */
  readonly editAgain?: EditAgain | undefined;
}

/**
 * Saves a change of one line item: the touched fields only. Without an answer the line item is looked up before
 * anybody tries again.
 */
export function useSaveLineItem() {
  const { accountId } = useAccount();
  const scope = useScope();
  const took = useLineItemAnswers();
  const { mutateAsync } = useAdsMutation(update, {
    ...KEEP_READS,
    mutationKey: adsKey(update, scope),
    // A second change may be made while the first is under way, and has to arrive after it.
    inTurn: `line items of ${accountId}`,
  });
  return useCallback(
    async function save(
      before: LineItem,
      wished: LineItemChange,
      { failed = "was not changed", editAgain }: SaveOptions = {},
    ): Promise<void> {
      const change = touchedOnly(before, wished);
      if (Object.keys(change).length === 0) return;
      const line_item_id = before.id;
      const kept = (after: LineItem) => {
        took(after);
        pointOutChanges(before, after, change);
      };
      try {
        kept((await mutateAsync({ account_id: accountId, line_item_id, ...change })).data);
      } catch (error) {
        if (!isCallError(error)) throw error;
        const found =
          error instanceof RefusedError
            ? undefined
            : await callEndpoint(get, scope, { account_id: accountId, line_item_id }).then(
                ({ data }) => data,
                () => undefined,
              );
        if (found && unheededChanges(found, change).length === 0) {
          kept(found);
          return;
        }
        if (found) took(found);
        tellNotChanged({
          title: `${lineItemName(before)} ${failed}`,
          error,
          old: found !== undefined,
          tryAgain: () => void save(before, wished, { failed, editAgain }),
          editAgain,
        });
      }
    },
    [accountId, scope, mutateAsync, took],
  );
}

/** The line items as they will be once the changes under way have taken effect: shown before the service answers. */
export function useChangesUnderWay(
  items: readonly LineItem[],
  campaigns: ReadonlyMap<string, Campaign>,
): readonly LineItem[] {
  const { accountId } = useAccount();
  const scope = useScope();
  const publishing = lineItemsUnderWay(scope.environment, accountId);
  const published = useSyncExternalStore(publishing.subscribe, publishing.current, publishing.current);
  const sent = useMutationState({
    filters: { mutationKey: adsKey(update, scope), status: "pending" },
    select: ({ state }) => state.variables,
  });
  return useMemo(() => {
    if (sent.length === 0 && published.length === 0) return items;
    const saved = sent.flatMap((variables) => {
      const input = update.params.safeParse(variables);
      if (!input.success) return [];
      const { account_id: _, line_item_id: id, ...change } = input.data;
      return [{ id, change }];
    });
    const changes = pendingById([...published, ...saved]);
    return items.map((item) => {
      const change = changes.get(item.id);
      return change ? withChange(item, change, campaigns.get(item.campaign_id)) : item;
    });
  }, [items, sent, published, campaigns]);
}
