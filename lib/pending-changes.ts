/** A change of a record that is under way. */
export interface PendingChange<Change extends object> {
  readonly id: string;
  readonly change: Change;
}

/** Changes that are shown before the service has answered. */
export interface PendingChanges<Change extends object> {
  readonly current: () => readonly PendingChange<Change>[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows changes at once; the function returned forgets them again, or those of some records. */
  readonly begin: (changes: readonly PendingChange<Change>[]) => (ids?: readonly string[]) => void;
}

/** A new list of changes under way, with nothing in it. */
export function pendingChanges<Change extends object>(): PendingChanges<Change> {
  let pending: readonly PendingChange<Change>[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly PendingChange<Change>[]) => {
    pending = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => pending,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin: (changes) => {
      const begun = new Set(changes);
      set([...pending, ...begun]);
      return (ids) => {
        const which = ids && new Set(ids);
        const left = pending.filter((each) => !begun.has(each) || which?.has(each.id) === false);
        if (left.length < pending.length) set(left);
      };
    },
  };
}

/** All that is under way for each record, later changes over earlier ones. */
export function pendingById<Change extends object>(
  pending: readonly PendingChange<Change>[],
): ReadonlyMap<string, Change> {
  const changes = new Map<string, Change>();
  for (const { id, change } of pending) changes.set(id, { ...changes.get(id), ...change });
  return changes;
}
