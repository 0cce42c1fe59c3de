import { recordWork } from "@/components/bulk/record-work";
import { callEndpoint } from "@/lib/ads/call";
import { callAndMeter } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import { batch, type LineItem, list } from "@/lib/ads/endpoints/line-items";
import { IDS_MAX } from "@/lib/ads/params";
import { storedLineItem } from "@/lib/line-items/bulk/line-item-plan";
import { LINE_ITEM_STORE } from "@/lib/line-items/line-item-store";
import { toBatches } from "@/lib/lists/arrange";

/** Jobs about line items. Those to be created are looked up in their campaigns. */
export const lineItemWork = recordWork(LINE_ITEM_STORE, {
  stored: storedLineItem,
  send: async (scope, account_id, items) => {
    const input = { account_id, body: items.map(({ operation }) => operation) };
    return (await callAndMeter(batch, scope, input)).data;
  },
  created: async (scope, account_id, items) => {
    const campaigns = items.flatMap(({ operation }) =>
      operation.operation_type === "Create" ? operation.params.campaign_id : [],
    );
    const found: LineItem[] = [];
    for (const campaign_ids of toBatches([...new Set(campaigns)], IDS_MAX)) {
      const input = { account_id, campaign_ids, count: PAGE_MAX, with_draft: true };
      found.push(...(await callEndpoint(list, scope, input, { fresh: true })).data);
    }
    return found;
  },
  isCreated: ({ operation, name }, item) =>
    operation.operation_type === "Create" &&
    item.name === name &&
    item.campaign_id === operation.params.campaign_id,
});
