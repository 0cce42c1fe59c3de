import { bulkPorts } from "@/components/bulk/bulk-ports";
import type { BulkWork } from "@/components/bulk/start-bulk-job";
import { lineItemGraceKey } from "@/components/line-items/line-item-grace-key";
import { takeAnswers } from "@/components/line-items/take-answers";
import { callEndpoint } from "@/lib/ads/call";
import { callAndMeter } from "@/lib/ads/client";
import { batch, LINE_ITEM_BATCH_MAX, list } from "@/lib/ads/endpoints/line-items";
import { markLeaving } from "@/lib/grace";
import { keptLineItem, LINE_ITEMS, type LineItemItem } from "@/lib/line-items/bulk/line-item-plan";

/** Jobs about line items. */
export const lineItemWork: BulkWork<LineItemItem> = {
  noun: LINE_ITEMS,
  kept: keptLineItem,
  ports: (scope, accountId) =>
    bulkPorts(scope, {
      send: async (items) => {
        const input = { account_id: accountId, body: items.map(({ operation }) => operation) };
        return (await callAndMeter(batch, scope, input)).data;
      },
      look: async (items) => {
        const { data } = await callEndpoint(list, scope, {
          account_id: accountId,
          line_item_ids: items.map(({ key }) => key),
          count: LINE_ITEM_BATCH_MAX,
          with_deleted: true,
          with_draft: true,
        });
        return data;
      },
    }),
  records: (client, scope, accountId) => ({
    answer: (items) => takeAnswers(client, scope, accountId, items),
    leave: (ids) => markLeaving(ids.map(lineItemGraceKey)),
  }),
};
