import { type ReadableStore, Store } from "@/lib/store";

/** A change of a record that is under way. */
export interface PendingChange<Change extends object> {
  readonly id: string;
  readonly change: Change;
}

/** Changes that are shown before the service has answered. */
export interface PendingChanges<Change extends object> {
  readonly store: ReadableStore<readonly PendingChange<Change>[]>;
  /** Shows changes at once; the returned function discards them again, or those of some records. */
  readonly begin: (changes: readonly PendingChange<Change>[]) => (ids?: readonly string[]) => void;
}

/** An empty list of pending changes. */
export function pendingChanges<Change extends object>(): PendingChanges<Change> {
  const store = new Store<readonly PendingChange<Change>[]>([]);
  return {
    store,
    begin: (changes) => {
      const begun = new Set(changes);
      store.set([...store.get(), ...begun]);
      return (ids) => {
        const which = ids && new Set(ids);
        const pending = store.get();
        const left = pending.filter((each) => !begun.has(each) || which?.has(each.id) === false);
        if (left.length < pending.length) store.set(left);
      };
    },
  };
}

/** The changes of a resource's records that are being saved or published, by account. */
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

/** The pending changes of each record, later ones over earlier ones. */
export function pendingById<Change extends object>(
  pending: readonly PendingChange<Change>[],
): ReadonlyMap<string, Change> {
  const changes = new Map<string, Change>();
  for (const { id, change } of pending) changes.set(id, { ...changes.get(id), ...change });
  return changes;
}
