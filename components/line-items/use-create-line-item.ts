import { useCallback } from "react";
import { createOnce } from "@/components/builder/create-once";
import { useAccount } from "@/components/shell/account";
import { callEndpoint } from "@/lib/ads/call";
import { KEEP_READS, useAdsMutation, useScope } from "@/lib/ads/client";
import { create, type LineItem, list } from "@/lib/ads/endpoints/line-items";
import type { NewLineItem } from "@/lib/line-items/line-item-input";
import { lineItemsInput } from "./line-item-lists";

/**
 * Creates a line item once: without an answer it looks for one of the same name, objective and start that was not
 * there before.
 */
export function useCreateLineItem() {
  const { accountId } = useAccount();
  const scope = useScope();
  const { mutateAsync } = useAdsMutation(create, KEEP_READS);
  return useCallback(
    (input: NewLineItem, before: readonly LineItem[]) =>
      createOnce({
        make: async () => (await mutateAsync({ account_id: accountId, ...input })).data,
        look: async () => {
          const look = lineItemsInput(accountId, [input.campaign_id]);
          return (await callEndpoint(list, scope, look, { fresh: true })).data;
        },
        isIt: ({ id, name, objective, start_time }) =>
          before.every((each) => each.id !== id) &&
          name === (input.name ?? null) &&
          objective === input.objective &&
          start_time === input.start_time,
      }),
    [mutateAsync, accountId, scope],
  );
}
