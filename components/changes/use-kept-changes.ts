import { useMemo } from "react";
import type { HistoryEntity } from "@/lib/history/entities";
import { mergeChanges } from "@/lib/history/merge-changes";
import { useChangeLog } from "./use-change-log";
import { useOwnChanges } from "./use-own-changes";

/**
 * What is known of one thing's changes where the service keeps no history: the dashboard's own log, by whoever made
 * them, and what this browser noted.
 */
export function useKeptChanges(entity: HistoryEntity, id: string, { enabled }: { enabled: boolean }) {
  const own = useOwnChanges(entity, id, { enabled });
  const { records, kept, pending } = useChangeLog(id, { enabled });
  return {
    records: useMemo(() => mergeChanges(records, own ?? []), [records, own]),
    read: own !== undefined && !pending,
    /** They are everybody's, not only this browser's. */
    shared: kept,
  };
}
