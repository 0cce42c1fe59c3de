import { Store } from "@/lib/store";
import { askBeforeLeaving } from "./ask-before-leaving";

/** How long a deletion can be taken back before it is sent. */
export const GRACE_MS = 8_000;

/** What waits to be deleted, each with what ends its wait. */
const waiting = new Map<string, () => void>();
/** What jobs are about to delete, each with all it marked. */
const marked = new Map<object, readonly string[]>();
/** What is waiting to be deleted, by the keys given here. */
export const graceStore = new Store<ReadonlySet<string>>(new Set());

function changed(): void {
  graceStore.set(new Set([...waiting.keys(), ...[...marked.values()].flat()]));
}

/**
 * Does something that cannot be undone after a grace window, wherever the person goes on the dashboard
 * meanwhile; the browser asks before the page itself is left. Returns how to take it back.
 *
 * @param key what it happens to, so that its row can be marked; the same key waits once.
 */
export function afterGrace(key: string, act: () => void): () => void {
  const takeBack = () => waiting.get(key)?.();
  takeBack();
  const mayLeave = askBeforeLeaving();
  const timer = setTimeout(() => {
    takeBack();
    act();
  }, GRACE_MS);
  waiting.set(key, () => {
    clearTimeout(timer);
    waiting.delete(key);
    mayLeave();
    changed();
  });
  changed();
  return takeBack;
}

/** Marks what a job deletes after a grace window of its own; the function returned takes the marks away. */
export function markPendingDeletion(those: readonly string[]): () => void {
  const mark = {};
  marked.set(mark, those);
  changed();
  return () => {
    if (marked.delete(mark)) changed();
  };
}
