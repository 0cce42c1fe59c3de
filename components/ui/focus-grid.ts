import type { KeyboardEvent } from "react";

/** The page's grid. */
export const gridOnPage = () => document.querySelector<HTMLElement>('main [role="grid"]');

/** The focusable cell of the page's grid, in the row that was focused last. */
export function gridStop(): HTMLElement | null {
  const grid = gridOnPage();
  return grid?.tabIndex === 0
    ? grid
    : (grid?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]') ?? null);
}

/** Focuses the page's grid, at the row that was focused last. */
export function focusGrid(): void {
  gridStop()?.focus();
}

/** Focuses the page's grid without scrolling, before the focused element is removed. */
export function returnToGrid(): void {
  gridStop()?.focus({ preventScroll: true });
}

/** Focuses the empty state that replaces a list which had the focus. */
export function focusEmptyState(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>("main [data-empty-state]")?.focus({ preventScroll: true });
}

/** For a search field over a grid: Enter and ↓ move to the results. */
export function leaveForGrid(event: KeyboardEvent): void {
  if (event.nativeEvent.isComposing || (event.key !== "ArrowDown" && event.key !== "Enter")) return;
  event.preventDefault();
  focusGrid();
}
