import type { KeyboardEvent } from "react";

/** Where the focus goes after an edit in a cell. */
export type AfterEdit = "stay" | "down" | "next" | "previous";

/**
 * What a key means inside a cell under edit; the grid around it hears none of them. Enter and Tab keep the
 * change, Esc forgets it.
 */
export function afterKey(event: KeyboardEvent): AfterEdit | "cancel" | undefined {
  event.stopPropagation();
  if (event.nativeEvent.isComposing) return undefined;
  switch (event.key) {
    case "Enter":
      event.preventDefault();
      return "down";
    case "Tab":
      event.preventDefault();
      return event.shiftKey ? "previous" : "next";
    case "Escape":
      event.preventDefault();
      return "cancel";
    default:
      return undefined;
  }
}
