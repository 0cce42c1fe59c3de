import { createStore, type UseStore } from "idb-keyval";

/** idb-keyval's own store, under its own names. */
const usual = createStore("keyval-store", "keyval");

/**
 * The same store with each write committed immediately, without awaiting its result: otherwise a write made while the
 * page unloads is lost.
 */
export const committingStore: UseStore = (mode, use) =>
  usual(mode, (store) => {
    const used = use(store);
    if (mode === "readwrite") store.transaction.commit();
    return used;
  });
