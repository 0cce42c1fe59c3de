import { toast } from "@/components/ui/toast";
import { type ChangePlace, noteLastChange, type Undoable, undoChange } from "@/lib/records/last-changes";

/** A change that was made, as it is told. */
export interface ToldChange extends Pick<Undoable, "title"> {
  /** Takes it back; absent where that cannot be done. */
  readonly undo?: Undoable["undo"] | undefined;
  /** "50.00 EUR → 60.00 EUR". */
  readonly description?: string | undefined;
}

/**
 * Tells of a change at the service once it is made, with the way to take it back: the toast's, and Ctrl+Z (⌘Z) until
 * then and after it.
 *
 * @param made undefined where it was not made, which has been told by then
 */
export function tellChange(place: ChangePlace, made: Promise<ToldChange | undefined>): void {
  const change = noteLastChange(
    place,
    made.then((told) => told?.undo && { title: told.title, undo: told.undo }),
  );
  made.then(
    (told) => {
      if (!told) return;
      const { title, description, undo } = told;
      toast({
        title,
        description,
        tone: "positive",
        ...(undo && { action: { label: "Undo", onClick: () => void undoChange(change) } }),
      });
    },
    // Whoever made it hears of what went wrong.
    () => {},
  );
}

/** Tells that a change was not taken back, because the same was changed elsewhere since. */
export function tellChangedSince(name: string, now: string): void {
  toast({ tone: "attention", title: `Not undone: ${name} was changed since`, description: now });
}
