import { Store } from "@/lib/store";

/** Where a change was made: changes of one account cannot be undone on the page of another. */
export interface ChangePlace {
  readonly environment: string;
  readonly accountId: string;
}

/** How to undo a change that was made. */
export interface Undoable {
  /** "Paused Spring sale". */
  readonly title: string;
  /** Undoes it, and shows the outcome; fields that were changed elsewhere since are left alone. */
  readonly undo: () => Promise<void>;
}

/** A change of this tab. */
export interface LastChange {
  readonly id: number;
  readonly place: ChangePlace;
  /** Undefined while it is under way. */
  readonly title: string | undefined;
  readonly made: Promise<Undoable | undefined>;
}

/** How many changes can be undone. */
const STEPS_MAX = 100;

/** The changes of this tab that can be undone, newest first. */
export const lastChangeStore = new Store<readonly LastChange[]>([]);
let count = 0;

/**
 * Remembers a change from the moment it is made, so that an immediate undo does not undo the one before.
 *
 * @param made how to undo it once it was made; undefined where it was not
 */
export function noteLastChange(place: ChangePlace, made: Promise<Undoable | undefined>): LastChange {
  count += 1;
  const change: LastChange = { id: count, place, title: undefined, made };
  lastChangeStore.update((changes) => [change, ...changes].slice(0, STEPS_MAX));
  made.then(
    (undoable) =>
      lastChangeStore.update((changes) =>
        undoable
          ? changes.map((each) => (each.id === change.id ? { ...each, title: undoable.title } : each))
          : changes.filter(({ id }) => id !== change.id),
      ),
    () => lastChangeStore.update((changes) => changes.filter(({ id }) => id !== change.id)),
  );
  return change;
}

/** The newest change of an account that can still be undone. */
export const lastChangeOf = (
  all: readonly LastChange[],
  { environment, accountId }: ChangePlace,
): LastChange | undefined =>
  all.find(({ place }) => place.environment === environment && place.accountId === accountId);

/** Undoes a change, once; further calls do nothing. */
export async function undoChange({ id, made }: LastChange): Promise<void> {
  if (!lastChangeStore.get().some((each) => each.id === id)) return;
  lastChangeStore.update((changes) => changes.filter((each) => each.id !== id));
  const undoable = await made;
  await undoable?.undo();
}
