import type { BulkWork } from "@/components/bulk/bulk-work";
import type { BulkDecision, BulkPlan, PlannedItem } from "@/lib/bulk/bulk-plan";
import type { PendingChange } from "@/lib/records/pending-changes";
import type { AnyChange, StagedRecord } from "@/lib/staged/staged-resource";

/** How staged changes of a resource are compared with the records and published. */
export interface Publishing<Item extends PlannedItem, Record extends StagedRecord, Change extends AnyChange> {
  readonly work: BulkWork<Item>;
  readonly accountId: string;
  /** The account's: times are shown in it. */
  readonly zone: string;
  /** Why nothing can be published; undefined if it can. */
  readonly readOnlyReason: string | undefined;
  /** The name of the amounts, "budget". */
  readonly amount: string;
  /** The current records with these ids, including deleted ones; the page gets them as well. */
  readonly lookUp: (ids: readonly string[], signal: AbortSignal) => Promise<readonly Record[]>;
  readonly plan: (
    records: readonly Record[],
    outcome: (record: Record) => BulkDecision<Change>,
  ) => BulkPlan<Item>;
  /** The name of a record's parent, where many have the same name. */
  readonly withinOf?: (record: Record) => string | undefined;
  /** Shows changes at once; the returned function discards them again, or those of some records. */
  readonly begin: (changes: readonly PendingChange<Change>[]) => (ids?: readonly string[]) => void;
}
