import { toast } from "@/components/ui/toast";
import { errorSentences } from "@/lib/ads/error-words";
import { isCallError } from "@/lib/ads/errors";
import type { SavedKind } from "@/lib/lists/savable";

const RULES = "Copy rules as text to have them again, or use another window that is not private.";

/** Alternatives in a browser that stores nothing, as in some private windows. */
const INSTEAD: Readonly<Record<SavedKind, string>> = {
  view: "The address holds what you see: bookmark it to come back to it.",
  rule: RULES,
  template: RULES,
  targeting: "Copy the targeting to other line items instead, or use a window that is not private.",
  note: "Copy the note to keep it, or use another window that is not private.",
};

/**
 * Shows a toast that a change was not saved: with the error of the store, or because this browser stores nothing.
 *
 * @param title "“Paused” was not deleted"
 */
export const notifyNotSaved = (kind: SavedKind, error: unknown, title: string) =>
  toast(
    isCallError(error)
      ? { title, description: errorSentences(error), tone: "blocked" }
      : { title: "Not saved: this browser stores nothing", description: INSTEAD[kind], tone: "attention" },
  );
