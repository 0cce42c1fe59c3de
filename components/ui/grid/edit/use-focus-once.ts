import { useCallback } from "react";

/** A ref that focuses its element when it appears, and selects its text unless a person is typing already. */
export function useFocusOnce<E extends HTMLElement>({ typing = false } = {}) {
  return useCallback(
    (element: E | null) => {
      element?.focus();
      if (element instanceof HTMLInputElement && !typing) element.select();
    },
    [typing],
  );
}
