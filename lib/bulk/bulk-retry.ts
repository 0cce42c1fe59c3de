import type { PlannedItem, RecordOf } from "./bulk-plan";
import { undone } from "./bulk-progress";
import type { ItemOutcome } from "./bulk-run";
import { aboutToSend, type KeptOutcomes } from "./kept-job";

/**
 * What is tried again of a run that has ended, with what is known of it: everything that was not done. What may have
 * taken effect stays unknown until somebody has looked.
 */
export function planRetry<Item extends PlannedItem>(
  items: readonly Item[],
  states: ReadonlyMap<string, ItemOutcome<RecordOf<Item>>>,
): { items: Item[]; outcomes: KeptOutcomes } {
  const left = undone(items, states);
  return {
    items: left.map((item) => {
      const state = states.get(item.key);
      return state?.state === "failed" && state.found ? confirmedOver(item, state.found) : item;
    }),
    outcomes: aboutToSend(
      new Map(),
      left.filter(({ key }) => states.get(key)?.state === "unknown"),
    ),
  };
}

/** Somebody was told what the record has become, and still wants the change: it holds against that from now on. */
function confirmedOver<Item extends PlannedItem>(item: Item, found: RecordOf<Item>): Item {
  const differences = item.differences.map(({ field, to }) => ({ field, from: found[field], to }));
  return { ...item, before: found, differences };
}
