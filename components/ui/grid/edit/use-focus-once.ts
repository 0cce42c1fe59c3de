import { useCallback } from "react";

/** A ref that gives the focus to its element as it appears, and chooses its text. */
export function useFocusOnce<E extends HTMLElement>() {
  return useCallback((element: E | null) => {
    element?.focus();
    if (element instanceof HTMLInputElement) element.select();
  }, []);
}
