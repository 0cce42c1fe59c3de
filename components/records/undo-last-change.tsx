"use client";

import { useEffect, useMemo } from "react";
import { type Command, useCommands, useRegisteredCommands } from "@/components/shell/commands";
import { useOpenRoute } from "@/components/shell/dashboard-route";
import { useStore } from "@/components/ui/use-store";
import { type LastChange, lastChangeOf, lastChangeStore, undoChange } from "@/lib/records/last-changes";

const KEYS = "mod+z";
const KEYS_LISTED = "changes.undo-keys";
/** Texts and overlays have an undo of their own; a choice has none. */
const OWN_UNDO =
  '[data-own-undo], [data-modal][data-open], input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]';

/**
 * Ctrl+Z (⌘Z) and the palette undo the last change that this tab made in the open account. On pages with a history of
 * their own, such as staged changes, the keys belong to that. Mounted once, in the frame.
 */
export function UndoLastChange() {
  const place = useOpenRoute();
  const changes = useStore(lastChangeStore);
  const last = place && lastChangeOf(changes, place);
  const taken = useRegisteredCommands().some(({ id, keys }) => keys === KEYS && id !== KEYS_LISTED);
  const change = last && lastInWords(last);
  useCommands(
    useMemo<readonly Command[]>(
      () =>
        last
          ? [
              {
                id: "changes.undo",
                label: `Undo: ${change}`,
                group: "Changes",
                words: "take back revert",
                near: true,
                run: () => void undoChange(last),
              },
              // Handled below, because in text fields the keys belong to the browser.
              ...(taken
                ? []
                : [{ id: KEYS_LISTED, label: "Undo the last change", group: "Changes", keys: KEYS }]),
            ]
          : [],
      [last, change, taken],
    ),
  );
  useEffect(() => {
    if (!last) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.shiftKey || event.altKey) return;
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
      if (event.target instanceof Element && event.target.closest(OWN_UNDO)) return;
      event.preventDefault();
      void undoChange(last);
    };
    // After a page's own history, which listens at the document.
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [last]);
  return null;
}

const lastInWords = ({ title }: LastChange) => title ?? "the last change";
