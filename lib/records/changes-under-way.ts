import { type PendingChanges, pendingChanges } from "./pending-changes";

/** The changes of a noun's records that are being saved or published, account by account. */
export function changesUnderWay<Change extends object>(): (
  environment: string,
  accountId: string,
) => PendingChanges<Change> {
  const stores = new Map<string, PendingChanges<Change>>();
  return (environment, accountId) => {
    const key = `${environment} ${accountId}`;
    const store = stores.get(key) ?? pendingChanges<Change>();
    stores.set(key, store);
    return store;
  };
}
