import type { PlannedItem, RecordOfItem } from "./bulk-plan";
import { itemsNotDone } from "./bulk-progress";
import { CHANGED_SINCE } from "./bulk-resume";
import type { ItemOutcome } from "./bulk-run";
import { aboutToSend, type StoredOutcomes, withOutcomes } from "./stored-job";

/**
 * What is tried again of a run that has ended, with what is known of it: everything that was not done, and what was
 * done that any of it needs. What may have taken effect stays unknown until a person has looked. What another person has
 * changed since is not tried again: that would overwrite it (`contested`).
 */
export function planRetry<Item extends PlannedItem>(
  items: readonly Item[],
  states: ReadonlyMap<string, ItemOutcome<RecordOfItem<Item>>>,
): { items: Item[]; outcomes: StoredOutcomes } {
  const left = itemsNotDone(items, states).filter(({ key }) => !isContested(states.get(key)));
  const needed = new Set(left.flatMap(({ needs = [] }) => needs));
  const done = items.filter(({ key }) => needed.has(key) && states.get(key)?.state === "done");
  return {
    items: [...done, ...left],
    outcomes: aboutToSend(
      withOutcomes(new Map(), new Map(done.flatMap(({ key }) => outcomeOf(states, key)))),
      left.filter(({ key }) => states.get(key)?.state === "unknown"),
    ),
  };
}

function outcomeOf<Outcome>(
  states: ReadonlyMap<string, Outcome>,
  key: string,
): (readonly [string, Outcome])[] {
  const state = states.get(key);
  return state === undefined ? [] : [[key, state]];
}

/** What was skipped because another user had changed it: its current value has to be reviewed first. */
export const contested = <Item extends PlannedItem>(
  items: readonly Item[],
  states: ReadonlyMap<string, ItemOutcome<RecordOfItem<Item>>>,
): Item[] => items.filter(({ key }) => isContested(states.get(key)));

const isContested = (state: ItemOutcome | undefined) =>
  state?.state === "failed" && state.errors.some(({ code }) => code === CHANGED_SINCE);
