import { useMemo } from "react";
import type { HistoryEntity } from "@/lib/history/entities";
import { mergeChanges } from "@/lib/history/merge-changes";
import { useChangeLog } from "./use-change-log";
import { useOwnChanges } from "./use-own-changes";

/**
 * The known changes of one entity where the service has no history: from the dashboard's own log, made by any user,
 * and from this browser.
 */
export function useStoredChanges(entity: HistoryEntity, id: string, { enabled }: { enabled: boolean }) {
  const own = useOwnChanges(entity, id, { enabled });
  const { records, stored, pending } = useChangeLog(id, { enabled });
  return {
    records: useMemo(() => mergeChanges(records, own ?? []), [records, own]),
    read: own !== undefined && !pending,
    /** Shared by all users rather than only this browser's. */
    shared: stored,
  };
}
