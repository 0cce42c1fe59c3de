import { useMemo } from "react";
import { useAccount } from "@/components/shell/account";
import { useStore } from "@/components/ui/use-store";
import { pendingById } from "@/lib/records/pending-changes";
import type { ResourceStore } from "@/lib/records/resource-store";
import type { AnyChange, StagedRecord } from "@/lib/staged/staged-resource";

/**
 * Records with the changes under way applied: shown before the service answers.
 *
 * @param withChange applies a change to its record; memoize it
 */
export function useChangesUnderWay<Record extends StagedRecord, Change extends AnyChange>(
  { underWay }: Pick<ResourceStore<Record, Change>, "underWay">,
  records: readonly Record[],
  withChange: (record: Record, change: Change) => Record,
): readonly Record[] {
  const { environment, accountId } = useAccount();
  const changed = useStore(underWay(environment, accountId).store);
  return useMemo(() => {
    if (changed.length === 0) return records;
    const changes = pendingById(changed);
    return records.map((record) => {
      const change = changes.get(record.id);
      return change ? withChange(record, change) : record;
    });
  }, [records, changed, withChange]);
}
