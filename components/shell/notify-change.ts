import { toast } from "@/components/ui/toast";
import { type ChangePlace, noteLastChange, type Undoable, undoChange } from "@/lib/records/last-changes";

/** A change that was made, with the words of its toast. */
export interface ChangeNotice extends Pick<Undoable, "title"> {
  /** Undoes it; absent where that is impossible. */
  readonly undo?: Undoable["undo"] | undefined;
  /** "50.00 EUR → 60.00 EUR". */
  readonly description?: string | undefined;
}

/**
 * Shows a toast for a change once it is made, with Undo; Ctrl+Z (⌘Z) undoes it too, before and after the toast.
 *
 * @param made undefined for a change that failed, which has been announced by then
 */
export function notifyChange(place: ChangePlace, made: Promise<ChangeNotice | undefined>): void {
  const change = noteLastChange(
    place,
    made.then((notice) => notice?.undo && { title: notice.title, undo: notice.undo }),
  );
  made.then(
    (notice) => {
      if (!notice) return;
      const { title, description, undo } = notice;
      toast({
        title,
        description,
        tone: "positive",
        ...(undo && { action: { label: "Undo", onClick: () => void undoChange(change) } }),
      });
    },
    // The caller handles the error.
    () => {},
  );
}

/** Shows a toast that a change was not undone, because the same field was changed elsewhere since. */
export function notifyChangedSince(name: string, now: string): void {
  toast({ tone: "attention", title: `Not undone: ${name} was changed since`, description: now });
}
