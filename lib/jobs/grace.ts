import { Store } from "@/lib/store";

/** How long a deletion can be taken back before it is sent. */
export const GRACE_MS = 8_000;

const waiting = new Map<string, ReturnType<typeof setTimeout>>();
/** What jobs are about to delete, each with all it marked. */
const marked = new Map<object, readonly string[]>();
/** What is waiting to be deleted, by the keys given here. */
export const graceStore = new Store<ReadonlySet<string>>(new Set());

function changed(): void {
  graceStore.set(new Set([...waiting.keys(), ...[...marked.values()].flat()]));
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Does something that cannot be undone after a grace window, wherever the person goes on the dashboard
 * meanwhile; the browser asks before the page itself is left. Returns how to take it back.
 *
 * @param key what it happens to, so that its row can be marked; the same key waits once.
 */
export function afterGrace(key: string, act: () => void): () => void {
  if (waiting.size === 0) window.addEventListener("beforeunload", askBeforeLeaving);
  clearTimeout(waiting.get(key));
  const end = () => {
    clearTimeout(waiting.get(key));
    if (!waiting.delete(key)) return false;
    if (waiting.size === 0) window.removeEventListener("beforeunload", askBeforeLeaving);
    changed();
    return true;
  };
  waiting.set(
    key,
    setTimeout(() => {
      if (end()) act();
    }, GRACE_MS),
  );
  changed();
  return () => void end();
}

/** Marks what a job deletes after a grace window of its own; the function returned takes the marks away. */
export function markLeaving(those: readonly string[]): () => void {
  const mark = {};
  marked.set(mark, those);
  changed();
  return () => {
    if (marked.delete(mark)) changed();
  };
}
