import type { BulkEvent, BulkPorts, ItemOutcome } from "@/lib/bulk/bulk-run";
import type { CreationItem } from "./creation-plan";
import { madeBefore, noteSettled, underWay } from "./creation-results";
import { runCreation } from "./run-creation";

/**
 * Carries out a plan as `runCreation` does, and stores what becomes of the steps of one that has a name. What another
 * run of it has created meanwhile is not created again.
 *
 * @param before what became of steps in earlier runs
 */
export async function runStoredCreation(
  items: readonly CreationItem[],
  ports: BulkPorts<CreationItem>,
  report: (event: BulkEvent<CreationItem>) => void,
  signal: AbortSignal,
  before: ReadonlyMap<string, ItemOutcome>,
): Promise<void> {
  const end = underWay(items);
  const notes: Promise<void>[] = [];
  const note = (event: BulkEvent<CreationItem>) => {
    if (event.type === "settled") notes.push(noteSettled(items, event.results));
    report(event);
  };
  try {
    await noteSettled(items, before);
    const made = await madeBefore(items);
    const found = items.flatMap(({ key, operation: { endpoint: madeBy } }) => {
      const state = made.get(key);
      if (state?.state !== "done" || state.id === undefined) return [];
      const record = { id: state.id, deleted: false, madeBy };
      return [[key, { ...state, id: state.id, record }] as const];
    });
    if (found.length > 0) report({ type: "settled", results: new Map(found) });
    const rest = items.filter(({ key }) => !made.has(key));
    await runCreation(rest, ports, note, signal, new Map([...before, ...made]));
  } finally {
    await Promise.all(notes);
    end();
  }
}
