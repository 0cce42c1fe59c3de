import { bulkPorts } from "@/components/bulk/bulk-ports";
import type { BulkWork } from "@/components/bulk/bulk-work";
import { stageAgain } from "@/components/bulk/stage-again";
import { lineItemGraceKey } from "@/components/line-items/line-item-grace-key";
import { takeAnswers } from "@/components/line-items/take-answers";
import { callAndMeter } from "@/lib/ads/client";
import { batch } from "@/lib/ads/endpoints/line-items";
import { markPendingDeletion } from "@/lib/jobs/grace";
import { keptLineItem, type LineItemItem } from "@/lib/line-items/bulk/line-item-plan";
import { LINE_ITEMS } from "@/lib/line-items/line-item-resource";
import { lookUpLineItems } from "@/lib/line-items/look-up-line-items";
import { STAGED_LINE_ITEMS } from "@/lib/line-items/staged-line-items";

/** Jobs about line items. */
export const lineItemWork: BulkWork<LineItemItem> = {
  resource: LINE_ITEMS,
  kept: keptLineItem,
  ports: (scope, accountId) =>
    bulkPorts(scope, {
      send: async (items) => {
        const input = { account_id: accountId, body: items.map(({ operation }) => operation) };
        return (await callAndMeter(batch, scope, input)).data;
      },
      look: (items) =>
        lookUpLineItems(
          scope,
          accountId,
          items.map(({ key }) => key),
        ),
    }),
  stageAgain: (place, items) => stageAgain(STAGED_LINE_ITEMS, place, items),
  records: (client, scope, accountId) => ({
    answer: (items) => takeAnswers(client, scope, accountId, items),
    leave: (ids) => markPendingDeletion(ids.map(lineItemGraceKey)),
  }),
};
