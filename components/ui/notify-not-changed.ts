import { explainError } from "@/lib/ads/error-words";
import { type CallError, RefusedError } from "@/lib/ads/errors";
import type { EditAgain } from "./grid/edit/use-grid-edit";
import { toast } from "./toast";

interface NotChanged {
  /** "Spring sale was not changed". */
  title: string;
  error: CallError;
  /** A fresh look showed the old value. */
  old: boolean;
  tryAgain: () => void;
  /** From a cell of a grid. */
  editAgain?: EditAgain | undefined;
}

/** Shows a toast that a change of a record was not saved, with the next step. */
export function notifyNotChanged({ title, error, old, tryAgain, editAgain }: NotChanged): void {
  const { what, why, next } = explainError(error);
  // A value that was refused would be refused again.
  const refused = error instanceof RefusedError && error.status === 400;
  toast({
    tone: "blocked",
    title,
    description: `${what}. ${why} ${old ? "A fresh look shows the old value." : next}`,
    action:
      refused && editAgain
        ? { label: "Edit again", onClick: () => editAgain(`${what}. ${why}`) }
        : { label: "Try again", onClick: tryAgain },
  });
}
