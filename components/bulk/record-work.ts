import type * as z from "zod";
import type { Scope } from "@/lib/ads/scope";
import type { BulkOperation, PlannedItem } from "@/lib/bulk/bulk-plan";
import { markPendingDeletion } from "@/lib/jobs/grace";
import { type ResourceStore, takeAnswers } from "@/lib/records/resource-store";
import type { AnyChange, StagedRecord } from "@/lib/staged/staged-resource";
import { bulkPorts } from "./bulk-ports";
import type { BulkWork } from "./bulk-work";
import { stageAgain } from "./stage-again";

interface RecordCalls<Row extends StagedRecord, Item extends PlannedItem<Row>> {
  /** Schema of a stored item. */
  readonly stored: z.ZodType<Item>;
  /** Sends the operations of a batch. */
  readonly send: (scope: Scope, accountId: string, items: readonly Item[]) => Promise<readonly Row[]>;
  /** Looks up the records that items create. */
  readonly created: (scope: Scope, accountId: string, items: readonly Item[]) => Promise<readonly Row[]>;
  /** Whether a record is the one that an item creates; by its name, if left out. */
  readonly isCreated?: (item: Item, record: Row) => boolean;
}

/** Jobs that create, change and delete the records of a store. */
export function recordWork<
  Row extends StagedRecord,
  Change extends AnyChange,
  Operation extends BulkOperation,
>(
  store: ResourceStore<Row, Change>,
  { stored, send, created, isCreated }: RecordCalls<Row, PlannedItem<Row, Operation>>,
): BulkWork<PlannedItem<Row, Operation>> {
  return {
    resource: store.staged.resource,
    stored,
    ports: (scope, accountId) =>
      bulkPorts(scope, {
        send: (items) => send(scope, accountId, items),
        look: async (items) => {
          const ids = items.flatMap(({ before }) => before?.id ?? []);
          const found = await store.lookUp(scope, accountId, ids);
          const fresh = items.filter(({ before }) => !before);
          return [...found, ...(await created(scope, accountId, fresh))];
        },
        ...(isCreated && { isCreated }),
      }),
    stageAgain: (place, items) => stageAgain(store.staged, place, items),
    records: (client, scope, accountId) => ({
      answer: (records) => takeAnswers(store, client, scope, accountId, records),
      leave: (ids) => markPendingDeletion(ids.map(store.graceKey)),
    }),
  };
}
