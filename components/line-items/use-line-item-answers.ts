import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useAccount } from "@/components/shell/account";
import { useScope } from "@/lib/ads/client";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { LINE_ITEM_STORE } from "@/lib/line-items/line-item-store";
import { takeAnswers } from "@/lib/records/resource-store";

/** Updates every list of the account from an answer about a line item, and its campaigns. */
export function useLineItemAnswers(): (item: LineItem) => void {
  const { accountId } = useAccount();
  const scope = useScope();
  const client = useQueryClient();
  return useCallback(
    (item) => takeAnswers(LINE_ITEM_STORE, client, scope, accountId, [item]),
    [client, scope, accountId],
  );
}
