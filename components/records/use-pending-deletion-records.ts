import { useMemo } from "react";
import { usePendingDeletions } from "@/components/ui/delete-later";

const NONE: ReadonlySet<string> = new Set();

/** Ids of the records that are about to be deleted, singly or together; `keyOf` is their key in the grace window. */
export function usePendingDeletionRecords(
  records: readonly { readonly id: string }[],
  keyOf: (id: string) => string,
): ReadonlySet<string> {
  const keys = usePendingDeletions();
  return useMemo(() => {
    if (keys.size === 0) return NONE;
    return new Set(records.flatMap(({ id }) => (keys.has(keyOf(id)) ? id : [])));
  }, [records, keys, keyOf]);
}
