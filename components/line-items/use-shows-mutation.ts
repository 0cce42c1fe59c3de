import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useAccount } from "@/components/shell/account";
import { refreshResource, useAdsMutation, useScope } from "@/lib/ads/client";
import type { AnyEndpoint } from "@/lib/ads/endpoint";
import { LINE_ITEM_STORE } from "@/lib/line-items/line-item-store";
import { lookAgain } from "@/lib/records/resource-store";

/**
 * Call it when the ads of line items have changed: whether these and their campaigns serve depends on them, so all are
 * looked up. If they cannot be, the next read shows it.
 */
export function useRefreshLineItems(): (lineItemIds: readonly string[]) => void {
  const { accountId } = useAccount();
  const scope = useScope();
  const client = useQueryClient();
  return useCallback(
    (ids) => void lookAgain(LINE_ITEM_STORE, client, scope, accountId, ids),
    [client, scope, accountId],
  );
}

/** Sends changes of a line item's ads; its lists and its campaign are refreshed afterwards. */
export function useShowsMutation<E extends AnyEndpoint>(endpoint: E, lineItemId: string) {
  const scope = useScope();
  const client = useQueryClient();
  const refreshLineItems = useRefreshLineItems();
  return useAdsMutation(endpoint, {
    onSettled: () => {
      void refreshResource(client, endpoint, scope);
      refreshLineItems([lineItemId]);
    },
  });
}
