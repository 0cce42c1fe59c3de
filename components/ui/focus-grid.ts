import type { KeyboardEvent } from "react";

/** What takes the focus in the page's grid, at the row it was on there last. */
export function gridStop(): HTMLElement | null {
  const grid = document.querySelector<HTMLElement>('main [role="grid"]');
  return grid?.tabIndex === 0
    ? grid
    : (grid?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]') ?? null);
}

/** Moves the focus into the page's grid, to the row it was on there last. */
export function focusGrid(): void {
  gridStop()?.focus();
}

/** For a search field over a grid: Enter and ↓ lead to what was found. */
export function leaveForGrid(event: KeyboardEvent): void {
  if (event.nativeEvent.isComposing || (event.key !== "ArrowDown" && event.key !== "Enter")) return;
  event.preventDefault();
  focusGrid();
}
