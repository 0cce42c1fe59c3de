import { bulkPorts } from "@/components/bulk/bulk-ports";
import type { BulkWork } from "@/components/bulk/bulk-work";
import { stageAgain } from "@/components/bulk/stage-again";
import { takeAnswers } from "@/components/line-items/take-answers";
import { callEndpoint } from "@/lib/ads/call";
import { callAndMeter } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import { batch, type LineItem, list } from "@/lib/ads/endpoints/line-items";
import { IDS_MAX } from "@/lib/ads/params";
import type { Scope } from "@/lib/ads/scope";
import { LINE_ITEMS } from "@/lib/bulk/bulk-resources";
import { markPendingDeletion } from "@/lib/jobs/grace";
import { type LineItemItem, storedLineItem } from "@/lib/line-items/bulk/line-item-plan";
import { lineItemGraceKey } from "@/lib/line-items/line-item-lists";
import { STAGED_LINE_ITEMS } from "@/lib/line-items/staged-line-items";
import { toBatches } from "@/lib/lists/arrange";
import { lookUpLineItems } from "@/lib/records/record-lookup";

/** Jobs about line items. */
export const lineItemWork: BulkWork<LineItemItem> = {
  resource: LINE_ITEMS,
  stored: storedLineItem,
  ports: (scope, accountId) =>
    bulkPorts(scope, {
      send: async (items) => {
        const input = { account_id: accountId, body: items.map(({ operation }) => operation) };
        return (await callAndMeter(batch, scope, input)).data;
      },
      look: (items) => lookUp(scope, accountId, items),
      isCreated: ({ operation, name }, item) =>
        operation.operation_type === "Create" &&
        item.name === name &&
        item.campaign_id === operation.params.campaign_id,
    }),
  stageAgain: (place, items) => stageAgain(STAGED_LINE_ITEMS, place, items),
  records: (client, scope, accountId) => ({
    answer: (items) => takeAnswers(client, scope, accountId, items),
    leave: (ids) => markPendingDeletion(ids.map(lineItemGraceKey)),
  }),
};

/** Existing line items are read by id; those to be created are looked up in their campaigns. */
async function lookUp(scope: Scope, accountId: string, items: readonly LineItemItem[]): Promise<LineItem[]> {
  const ids = items.flatMap(({ before }) => before?.id ?? []);
  const found = await lookUpLineItems(scope, accountId, ids);
  const created = items.flatMap(({ operation }) =>
    operation.operation_type === "Create" ? operation.params.campaign_id : [],
  );
  for (const campaign_ids of toBatches([...new Set(created)], IDS_MAX)) {
    const input = { account_id: accountId, campaign_ids, count: PAGE_MAX, with_draft: true };
    found.push(...(await callEndpoint(list, scope, input, { fresh: true })).data);
  }
  return found;
}
