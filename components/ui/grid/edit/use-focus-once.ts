import { useCallback } from "react";

/** A ref that gives the focus to its element as it appears, and chooses its text unless a person is typing on. */
export function useFocusOnce<E extends HTMLElement>({ typing = false } = {}) {
  return useCallback(
    (element: E | null) => {
      element?.focus();
      if (element instanceof HTMLInputElement && !typing) element.select();
    },
    [typing],
  );
}
