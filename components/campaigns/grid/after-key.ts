import type { KeyboardEvent } from "react";
import type { AfterEdit } from "./edit-cell";

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
