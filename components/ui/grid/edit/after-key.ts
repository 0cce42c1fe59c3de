import type { KeyboardEvent } from "react";

/** Where the focus goes after an edit in a cell. */
export type AfterEdit = "stay" | "down" | "next" | "previous";

/**
 * The meaning of a key inside a cell under edit; such keys do not reach the grid. Enter and Tab commit the change, Esc
 * discards it.
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
