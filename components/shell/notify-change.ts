import { notifyNotChanged } from "@/components/ui/notify-not-changed";
import { toast } from "@/components/ui/toast";
import { isCallError } from "@/lib/ads/errors";
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

/** A change that is to be undone, or made again. */
interface TakingBack<Now, Back> {
  /** The title of its toast. */
  readonly title: string;
  /** The name of the changed record. */
  readonly nameOf: (now: Now) => string;
  readonly readAgain: () => Promise<Now>;
  /** What was changed since, in words; undefined where it is as the change left it. */
  readonly since: (now: Now) => string | undefined;
  readonly send: (now: Now) => Promise<Back>;
  /** Announces it. */
  readonly onDone?: ((back: Back) => void) | undefined;
}

/**
 * Undoes a change, unless it was changed since: that, or a failure, is shown with what can be done.
 *
 * @returns what `send` returns, undefined where it was not undone
 */
export async function takeBackUnlessChanged<Now, Back>(
  taking: TakingBack<Now, Back>,
): Promise<Back | undefined> {
  const { title, nameOf, readAgain, since, send, onDone } = taking;
  try {
    const now = await readAgain();
    const words = since(now);
    if (words === undefined) {
      const back = await send(now);
      onDone?.(back);
      return back;
    }
    notifyChangedSince(nameOf(now), words);
  } catch (error) {
    if (!isCallError(error)) throw error;
    const tryAgain = () => void takeBackUnlessChanged(taking);
    notifyNotChanged({ title: `Not undone: ${title}`, error, old: false, tryAgain });
  }
  return undefined;
}

/** Shows a toast that a change was not undone, because the same field was changed elsewhere since. */
function notifyChangedSince(name: string, now: string): void {
  toast({ tone: "attention", title: `Not undone: ${name} was changed since`, description: now });
}
