import { STEPS_MAX } from "@/lib/builder/history";
import { holdsSame } from "@/lib/json/same-json";
import type { Savable, SavedKind, Whose } from "@/lib/lists/savable";
import { isItemRefusal } from "./ask-saved-items";
import type { SavedFormat } from "./saved-list";

/** The stored content of an item at one time, and its owner; `device` for items on this device only. */
export interface ItemSnapshot {
  readonly whose: Whose | "device";
  readonly name: string;
  readonly body: unknown;
}

/** An edit of one item: without `before` it is added, without `after` deleted. */
export interface ItemEdit {
  readonly kind: SavedKind;
  readonly id: string;
  readonly before?: ItemSnapshot | undefined;
  readonly after?: ItemSnapshot | undefined;
}

/** Edits that are made and undone together. */
export interface ItemStep {
  /** "Add a daily budget over 500.00 EUR". */
  readonly label: string;
  readonly edits: readonly ItemEdit[];
}

/** The steps to undo and redo, newest first in both. */
export interface ItemSteps {
  readonly past: readonly ItemStep[];
  readonly future: readonly ItemStep[];
}

export const NO_STEPS: ItemSteps = { past: [], future: [] };

export const snapshotOf = <Item extends Savable>(
  { content }: Pick<SavedFormat<Item>, "content">,
  item: Item,
  whose: ItemSnapshot["whose"] = item.savedAs?.whose ?? "device",
): ItemSnapshot => {
  const { name, body } = content(item);
  return { whose, name, body };
};

/** Whether an item is unchanged since some time; undefined for a missing one. */
export const isSameSnapshot = (one: ItemSnapshot | undefined, other: ItemSnapshot | undefined): boolean =>
  holdsSame(one, other);

/** The edits that undo a step, last first. */
export const inverse = ({ label, edits }: ItemStep): ItemStep => ({
  label,
  edits: edits.map(({ before, after, ...edit }) => ({ ...edit, before: after, after: before })).reverse(),
});

/** The steps after a new one: undone ones cannot be redone any more. */
export const afterStep = ({ past }: ItemSteps, step: ItemStep): ItemSteps => ({
  past: [step, ...past].slice(0, STEPS_MAX),
  future: [],
});

/** The outcome of a step's edits. */
interface StepOutcome {
  readonly done: readonly ItemEdit[];
  /** Edits that may succeed later. */
  readonly left: readonly ItemEdit[];
  /** The error of the first edit that failed; undefined if none did. */
  readonly error: unknown;
}

/**
 * Makes the edits of a step one after another. An edit that is refused, because the item has changed, is skipped; any
 * other failure ends the step.
 *
 * @param apply makes one edit, and throws the error to show
 */
export async function doStep(
  { edits }: ItemStep,
  apply: (edit: ItemEdit) => Promise<void>,
): Promise<StepOutcome> {
  const done: ItemEdit[] = [];
  let error: unknown;
  for (const [place, edit] of edits.entries()) {
    try {
      await apply(edit);
      done.push(edit);
    } catch (failure) {
      error ??= failure;
      if (!isItemRefusal(failure)) return { done, left: edits.slice(place), error: failure };
    }
  }
  return { done, left: [], error };
}

/**
 * The steps after undoing the newest one, as far as possible: undone edits can be redone, refused ones are dropped,
 * and the rest can be undone another time.
 */
export function afterUndo({ past, future }: ItemSteps, { done, left }: StepOutcome): ItemSteps {
  const [step, ...earlier] = past;
  if (!step) return { past, future };
  const { label } = step;
  return {
    past: left.length > 0 ? [inverse({ label, edits: left }), ...earlier] : earlier,
    future: done.length > 0 ? [inverse({ label, edits: done }), ...future] : future,
  };
}

/** The same in the other direction. */
export function afterRedo({ past, future }: ItemSteps, outcome: StepOutcome): ItemSteps {
  const turned = afterUndo({ past: future.map(inverse), future: past.map(inverse) }, outcome);
  return { past: turned.future.map(inverse), future: turned.past.map(inverse) };
}
