import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { BulkWork } from "@/components/bulk/bulk-work";
import { useAccount } from "@/components/shell/account";
import { useScope } from "@/lib/ads/client";
import type { BulkDecision, BulkPlan, PlannedItem } from "@/lib/bulk/bulk-plan";
import type { PendingChange } from "@/lib/records/pending-changes";
import type { ResourceStore } from "@/lib/records/resource-store";
import type { AnyChange, StagedRecord } from "@/lib/staged/staged-resource";

export type PlanStaged<Item extends PlannedItem, Record, Change> = (
  records: readonly Record[],
  outcome: (record: Record) => BulkDecision<Change>,
) => BulkPlan<Item>;

/** The parts of publishing that are specific to a resource. */
interface PublishingOf<Item extends PlannedItem, Record extends StagedRecord, Change extends AnyChange> {
  /** The account's: times are shown in it. */
  readonly zone: string;
  /** Why nothing can be published; undefined if it can. */
  readonly readOnlyReason: string | undefined;
  /** The name of the amounts, "budget". */
  readonly amount: string;
  readonly plan: PlanStaged<Item, Record, Change>;
  /** The name of a record's parent, where many have the same name. */
  readonly withinOf?: ((record: Record) => string | undefined) | undefined;
}

/** How staged changes of a resource are compared with the records and published. */
export interface Publishing<Item extends PlannedItem, Record extends StagedRecord, Change extends AnyChange>
  extends PublishingOf<Item, Record, Change> {
  readonly work: BulkWork<Item>;
  readonly accountId: string;
  /** The current records with these ids, including deleted ones; the page gets them as well. */
  readonly lookUp: (ids: readonly string[], signal: AbortSignal) => Promise<readonly Record[]>;
  /** Shows changes at once; the returned function discards them again, or those of some records. */
  readonly begin: (changes: readonly PendingChange<Change>[]) => (ids?: readonly string[]) => void;
}

/**
 * Publishing the staged changes of the open account's records.
 *
 * @param parts memoize its functions
 */
export function usePublishing<
  Item extends PlannedItem,
  Record extends StagedRecord,
  Change extends AnyChange,
>(
  store: ResourceStore<Record, Change>,
  work: BulkWork<Item>,
  { zone, readOnlyReason, amount, plan, withinOf }: PublishingOf<Item, Record, Change>,
): Publishing<Item, Record, Change> {
  const { accountId } = useAccount();
  const scope = useScope();
  const client = useQueryClient();
  return useMemo(
    () => ({
      work,
      accountId,
      zone,
      readOnlyReason,
      amount,
      plan,
      withinOf,
      lookUp: async (ids, signal) => {
        const found = await store.lookUp(scope, accountId, ids, signal);
        store.put(client, scope, accountId, found);
        return found;
      },
      begin: store.underWay(scope.environment, accountId).begin,
    }),
    [store, work, scope, client, accountId, zone, readOnlyReason, amount, plan, withinOf],
  );
}
