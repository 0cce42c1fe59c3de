import type { PlannedItem, RecordOf } from "./bulk-plan";
import { undone } from "./bulk-progress";
import { CHANGED_SINCE } from "./bulk-resume";
import type { ItemOutcome } from "./bulk-run";
import { aboutToSend, type KeptOutcomes } from "./kept-job";

/**
 * What is tried again of a run that has ended, with what is known of it: everything that was not done. What may have
 * taken effect stays unknown until somebody has looked. What somebody else has changed since is not tried again: that
 * would overwrite it (`contested`).
 */
export function planRetry<Item extends PlannedItem>(
  items: readonly Item[],
  states: ReadonlyMap<string, ItemOutcome<RecordOf<Item>>>,
): { items: Item[]; outcomes: KeptOutcomes } {
  const left = undone(items, states).filter(({ key }) => !isContested(states.get(key)));
  return {
    items: left,
    outcomes: aboutToSend(
      new Map(),
      left.filter(({ key }) => states.get(key)?.state === "unknown"),
    ),
  };
}

/** What was left alone because somebody else had changed it: whoever wants it has to see what it is now. */
export const contested = <Item extends PlannedItem>(
  items: readonly Item[],
  states: ReadonlyMap<string, ItemOutcome<RecordOf<Item>>>,
): Item[] => items.filter(({ key }) => isContested(states.get(key)));

const isContested = (state: ItemOutcome | undefined) =>
  state?.state === "failed" && state.errors.some(({ code }) => code === CHANGED_SINCE);
