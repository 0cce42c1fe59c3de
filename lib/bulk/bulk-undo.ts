import type * as z from "zod";
import type { PlannedItem, RecordOfItem } from "./bulk-plan";
import type { ItemOutcome } from "./bulk-run";

/**
 * Undoes a run that has ended or was cut off: every field that it changed gets its old value. Fields that were changed
 * elsewhere since are found by a read and skipped. Deleted records stay deleted and created ones stay, and so does what
 * the API cannot do, such as to make a draft again.
 *
 * @param stored an item as the resource's plans have it.
 */
export function planUndo<Item extends PlannedItem>(
  items: readonly Item[],
  states: ReadonlyMap<string, ItemOutcome<RecordOfItem<Item>>>,
  stored: z.ZodType<Item>,
): Item[] {
  return items.flatMap((item) => {
    const { before, operation, differences } = item;
    const state = states.get(item.key);
    if (!before || operation.operation_type !== "Update") return [];
    // Whether an unknown one took effect shows when the record is looked at, before anything is sent.
    if (state?.state !== "done" && state?.state !== "unknown") return [];
    const surprises = state.state === "done" ? state.surprises : [];
    const changed = Object.fromEntries([...differences, ...surprises].map(({ field, to }) => [field, to]));
    const backwards = differences.map(({ field, from }) => ({ field, from: changed[field], to: from }));
    const params = {
      ...operation.params,
      ...Object.fromEntries(backwards.map(({ field, to }) => [field, to])),
    };
    const undoing = stored.safeParse({
      ...item,
      before: { ...before, ...changed },
      operation: { ...operation, params },
      differences: backwards,
    });
    return undoing.success ? [undoing.data] : [];
  });
}

const UNDO = "Undo: ";
const REDO = "Redo: ";

/** What undoing a job is called; undoing that does it again. */
export function undoTitle(title: string): string {
  return title.startsWith(UNDO)
    ? REDO + title.slice(UNDO.length)
    : UNDO + (title.startsWith(REDO) ? title.slice(REDO.length) : title);
}
