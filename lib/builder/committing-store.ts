import { createStore, type UseStore } from "idb-keyval";

/** idb-keyval's own store, under its own names. */
const usual = createStore("keyval-store", "keyval");

/**
 * The same store, each write of it committed without waiting to hear of it: what a page writes while it goes is kept
 * only then, for nothing is left to listen.
 */
export const committingStore: UseStore = (mode, use) =>
  usual(mode, (store) => {
    const used = use(store);
    if (mode === "readwrite") store.transaction.commit();
    return used;
  });
