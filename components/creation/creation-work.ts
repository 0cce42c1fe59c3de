import type { QueryClient } from "@tanstack/react-query";
import { bulkPorts } from "@/components/bulk/bulk-ports";
import type { BulkWork } from "@/components/bulk/bulk-work";
import { refreshResource } from "@/lib/ads/client";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import type { Scope } from "@/lib/ads/scope";
import { CAMPAIGN_STORE } from "@/lib/campaigns/campaign-store";
import { creatableOf } from "@/lib/creation/creatables";
import { idsIn } from "@/lib/creation/creation-order";
import { type CreationItem, storedCreation } from "@/lib/creation/creation-plan";
import { noteSending } from "@/lib/creation/creation-results";
import { CREATIONS } from "@/lib/creation/run-creation";
import { runStoredCreation } from "@/lib/creation/run-stored-creation";
import { isRecordOf, lookForSteps, sendSteps } from "@/lib/creation/send-steps";
import { LINE_ITEM_STORE } from "@/lib/line-items/line-item-store";

/** Jobs that create trees of records (lib/creation/creation-plan.ts). */
export const creationWork: BulkWork<CreationItem> = {
  resource: CREATIONS,
  stored: storedCreation,
  run: runStoredCreation,
  ports: (scope, accountId, states) => {
    const idOf = idsIn(states);
    const place = { scope, accountId, idOf };
    /** Records of other steps are not a step's lost record. */
    const isTaken = (id: string) =>
      [...states.values()].some((each) => each.state === "done" && each.id === id);
    return bulkPorts(scope, {
      send: async (items) => {
        await noteSending(items);
        return sendSteps(items, place);
      },
      look: async (items) => (await lookForSteps(items, place)).filter(({ id }) => !isTaken(id)),
      isCreated: (item, record) => isRecordOf(item, record, idOf),
    });
  },
  records: (client, scope, accountId) => {
    const made = new Map<string, Set<string>>();
    const shown = new Set<string>();
    return {
      answer: (records) => {
        for (const { id, madeBy, line_item_id: lineItem } of records) {
          made.set(madeBy, (made.get(madeBy) ?? new Set()).add(id));
          if (typeof lineItem === "string") shown.add(lineItem);
        }
      },
      leave: () => () => {},
      rest: () => {
        const idsOf = (endpoint: string) => [...(made.get(endpoint) ?? [])];
        void refetchCreated(client, scope, accountId, {
          campaignIds: idsOf(campaigns.create.name),
          lineItemIds: [...new Set([...idsOf(lineItems.create.name), ...shown])],
        });
        for (const name of made.keys()) {
          const endpoint = creatableOf(name)?.endpoint;
          if (endpoint && endpoint !== campaigns.create && endpoint !== lineItems.create)
            void refreshResource(client, endpoint, scope);
        }
        made.clear();
        shown.clear();
      },
    };
  },
};

/** Whether campaigns and line items serve depends on what is created after them, so they are looked up at the end. */
async function refetchCreated(
  client: QueryClient,
  scope: Scope,
  accountId: string,
  { campaignIds, lineItemIds }: { readonly campaignIds: string[]; readonly lineItemIds: string[] },
): Promise<void> {
  try {
    const items = await LINE_ITEM_STORE.lookUp(scope, accountId, lineItemIds);
    LINE_ITEM_STORE.put(client, scope, accountId, items);
    const ids = new Set([...campaignIds, ...items.map(({ campaign_id }) => campaign_id)]);
    CAMPAIGN_STORE.put(client, scope, accountId, await CAMPAIGN_STORE.lookUp(scope, accountId, [...ids]));
  } catch {
    for (const endpoint of [lineItems.create, campaigns.create])
      void refreshResource(client, endpoint, scope);
  }
}
