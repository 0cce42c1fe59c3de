import { bulkPorts } from "@/components/bulk/bulk-ports";
import type { BulkWork } from "@/components/bulk/bulk-work";
import { targetingInput } from "@/components/targeting/targeting-lists";
import { callAndMeter, readWholeList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import { targeted } from "@/lib/ads/endpoints/custom-audiences";
import { batch, list } from "@/lib/ads/endpoints/targeting-criteria";
import { RefusedError } from "@/lib/ads/errors";
import { adsKey } from "@/lib/ads/query-key";
import type { Scope } from "@/lib/ads/scope";
import { runBulk } from "@/lib/bulk/bulk-run";
import { byLineItem } from "@/lib/line-items/by-line-item";
import {
  operationsOf,
  packsOf,
  storedTargeting,
  TARGETINGS,
  type TargetingItem,
  type TargetingRecord,
  targetingRecordOf,
} from "@/lib/targeting/bulk-targeting";
import { batchesOf } from "@/lib/targeting/save-plan";

/** The current targeting of line items, by line item. */
export const readTargetings = (scope: Scope, accountId: string, lineItemIds: readonly string[]) =>
  byLineItem(lineItemIds, (line_item_ids) => {
    const input = { account_id: accountId, line_item_ids, count: PAGE_MAX };
    return readWholeList(list, scope, input, { fresh: true });
  });

const idsOf = (items: readonly TargetingItem[]) => items.map(({ key }) => key);

/** Sends what each item lacks, in one call where it fits: the service applies a call completely or not at all. */
async function send(
  scope: Scope,
  accountId: string,
  items: readonly TargetingItem[],
): Promise<TargetingRecord[]> {
  const existing = await readTargetings(scope, accountId, idsOf(items));
  const operations = items.flatMap((item) =>
    operationsOf(item, existing.get(item.key) ?? []).map(({ operation }) => ({ item, operation })),
  );
  for (const some of batchesOf(operations)) {
    const input = { account_id: accountId, body: some.map(({ operation }) => operation) };
    await callAndMeter(batch, scope, input).catch((error: unknown) => {
      throw error instanceof RefusedError ? byItem(error, items, some) : error;
    });
  }
  return items.map(({ key, operation }) => ({
    id: key,
    deleted: false,
    targeting: operation.params.targeting,
  }));
}

/** Maps a refusal of single operations to the item that they belong to. */
function byItem(
  error: RefusedError,
  items: readonly TargetingItem[],
  sent: readonly { readonly item: TargetingItem }[],
): RefusedError {
  const errors = items.map((item) =>
    error.operationErrors.flatMap((each, place) => (sent[place]?.item === item ? each : [])),
  );
  return new RefusedError(error.status, error.errors, errors);
}

/** Jobs about the targeting of line items. */
export const targetingWork: BulkWork<TargetingItem> = {
  resource: TARGETINGS,
  stored: storedTargeting,
  ports: (scope, accountId) =>
    bulkPorts(scope, {
      send: (items) => send(scope, accountId, items),
      look: async (items) =>
        [...(await readTargetings(scope, accountId, idsOf(items)))].map(([id, existing]) =>
          targetingRecordOf(id, existing),
        ),
    }),
  run: async (items, ports, report, signal) => {
    let stopped = false;
    for (const pack of packsOf(items)) {
      if (stopped || signal.aborted) return;
      await runBulk(
        TARGETINGS,
        pack,
        ports,
        (event) => {
          if (event.type === "stopped") stopped = true;
          report(event);
        },
        signal,
      );
    }
  },
  records: (client, scope, accountId) => {
    const changed = new Set<string>();
    return {
      answer: (records) => {
        for (const { id } of records) changed.add(id);
      },
      leave: () => () => {},
      rest: () => {
        for (const id of changed) {
          void client.invalidateQueries({ queryKey: adsKey(list, scope, targetingInput(accountId, id)) });
        }
        changed.clear();
        // Who targets an audience is shown beside the audience.
        void client.invalidateQueries({ queryKey: adsKey(targeted, scope) });
      },
    };
  },
};
