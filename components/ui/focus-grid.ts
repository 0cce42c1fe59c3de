import type { KeyboardEvent } from "react";

/** The page's grid. */
export const gridOnPage = () => document.querySelector<HTMLElement>('main [role="grid"]');

/** What takes the focus in the page's grid, at the row it was on there last. */
export function gridStop(): HTMLElement | null {
  const grid = gridOnPage();
  return grid?.tabIndex === 0
    ? grid
    : (grid?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]') ?? null);
}

/** Moves the focus into the page's grid, to the row it was on there last. */
export function focusGrid(): void {
  gridStop()?.focus();
}

/** Gives the focus to the page's grid without moving what is in sight, before what has it goes away. */
export function returnToGrid(): void {
  gridStop()?.focus({ preventScroll: true });
}

/** Gives the focus to what says that a list is empty, once the list that had it is gone. */
export function focusEmptyState(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>("main [data-empty-state]")?.focus({ preventScroll: true });
}

/** For a search field over a grid: Enter and ↓ lead to what was found. */
export function leaveForGrid(event: KeyboardEvent): void {
  if (event.nativeEvent.isComposing || (event.key !== "ArrowDown" && event.key !== "Enter")) return;
  event.preventDefault();
  focusGrid();
}
