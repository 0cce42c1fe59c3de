import type { LineItemChange } from "@/lib/line-items/line-item-input";
import { type PendingChanges, pendingChanges } from "@/lib/pending-changes";

const stores = new Map<string, PendingChanges<LineItemChange>>();

/** Changes of an account's line items that are being saved or published, shown as if they held. */
export function lineItemsUnderWay(environment: string, accountId: string): PendingChanges<LineItemChange> {
  const key = `${environment} ${accountId}`;
  const store = stores.get(key) ?? pendingChanges<LineItemChange>();
  stores.set(key, store);
  return store;
}
