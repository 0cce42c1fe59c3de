import type { RefusedError } from "@/lib/ads/errors";
import type { ServiceError } from "@/lib/ads/service-error";
import {
  type Difference,
  ignoredChanges,
  SERVING_FIELDS,
  unrequestedChanges,
} from "@/lib/ads/unrequested-changes";
import type { BulkRecord, BulkResource, PlannedItem, RecordOfItem } from "./bulk-plan";

/** What became of one item. */
export type ItemResult<Record extends BulkRecord = BulkRecord> =
  | {
      readonly state: "done";
      readonly id: string;
      readonly record: Record;
      /** What the service changed besides, or did not heed: pointed out, not undone. */
      readonly surprises: readonly Difference[];
    }
  | {
      readonly state: "failed";
      readonly errors: readonly ServiceError[];
      /** The record as it was found and left alone, because another person had changed it. */
      readonly found?: Record | undefined;
    };

export interface Settled<Item extends PlannedItem> {
  readonly results: ReadonlyMap<string, ItemResult<RecordOfItem<Item>>>;
  /**
   * Items that were not at fault and were not stored either, because a batch is stored whole or not at all:
   * they go again, without their neighbours.
   */
  readonly again: readonly Item[];
}

/** Records of an answered batch are in the order of its items. */
export function settleAnswer<Item extends PlannedItem>(
  resource: BulkResource,
  batch: readonly Item[],
  records: readonly RecordOfItem<Item>[],
): Settled<Item> {
  const results = new Map<string, ItemResult<RecordOfItem<Item>>>();
  batch.forEach((item, index) => {
    const record = records[index];
    results.set(item.key, record ? done(item, record) : { state: "failed", errors: [noRecord(resource)] });
  });
  return { results, again: [] };
}

const noRecord = ({ one }: BulkResource): ServiceError => ({
  code: "NOT_AS_PROMISED",
  message: `The answer had no record for this ${one}`,
});

/**
 * A refused batch. Items with errors of their own have failed; their neighbours go again. Without errors of
 * single items the refusal is about the request, and every item has failed with it.
 */
export function settleRefusal<Item extends PlannedItem>(
  batch: readonly Item[],
  refusal: RefusedError,
): Settled<Item> {
  const results = new Map<string, ItemResult<RecordOfItem<Item>>>();
  const again: Item[] = [];
  const itemised = refusal.operationErrors.some((errors) => errors.length > 0);
  batch.forEach((item, index) => {
    const errors = itemised ? (refusal.operationErrors[index] ?? []) : refusal.errors;
    if (itemised && errors.length === 0) again.push(item);
    else results.set(item.key, { state: "failed", errors });
  });
  return { results, again };
}

/**
 * After a batch without an answer: the outcome of reading the records again. Items whose record is as asked are
 * done; the others are sent again, so nothing is ever sent twice blindly.
 */
export function settleLook<Item extends PlannedItem>(
  batch: readonly Item[],
  found: readonly RecordOfItem<Item>[],
  isCreated: (item: Item, record: RecordOfItem<Item>) => boolean = calledTheSame,
): Settled<Item> {
  const results = new Map<string, ItemResult<RecordOfItem<Item>>>();
  const again: Item[] = [];
  const unclaimed = new Set(found);
  for (const item of batch) {
    const creates = item.operation.operation_type === "Create";
    const record = [...unclaimed].find((each) => (creates ? isCreated(item, each) : isOutcomeOf(item, each)));
    if (!record) again.push(item);
    else {
      unclaimed.delete(record);
      results.set(item.key, done(item, record));
    }
  }
  return { results, again };
}

const calledTheSame = (item: PlannedItem, record: BulkRecord) => record.name === item.name;

function isOutcomeOf(item: PlannedItem, record: BulkRecord): boolean {
  if (record.id !== item.key) return false;
  return item.operation.operation_type === "Delete"
    ? record.deleted
    : ignoredChanges(record, changeOf(item)).length === 0;
}

const changeOf = ({ differences }: PlannedItem) =>
  Object.fromEntries(differences.map(({ field, to }) => [field, to]));

function done<Record extends BulkRecord>(item: PlannedItem, record: Record): ItemResult<Record> {
  const { before, operation } = item;
  const { id } = record;
  if (operation.operation_type !== "Update") return { state: "done", id, record, surprises: [] };
  const change = changeOf(item);
  const unrequested = before
    ? unrequestedChanges(before, record, [...Object.keys(change), ...SERVING_FIELDS])
    : [];
  return { state: "done", id, record, surprises: [...ignoredChanges(record, change), ...unrequested] };
}
