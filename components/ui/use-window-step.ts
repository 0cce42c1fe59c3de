import { useCallback, useSyncExternalStore } from "react";

const query = (step: number) => `(min-width: ${step}px)`;

/** The widest of some widths, given in rising order, that the window reaches now; 0 for none. */
export function useWindowStep<Step extends number>(steps: readonly Step[]): Step | 0 {
  const subscribe = useCallback(
    (changed: () => void) => {
      const lists = steps.map((step) => matchMedia(query(step)));
      for (const list of lists) list.addEventListener("change", changed);
      return () => {
        for (const list of lists) list.removeEventListener("change", changed);
      };
    },
    [steps],
  );
  return useSyncExternalStore(
    subscribe,
    () => steps.findLast((step) => matchMedia(query(step)).matches) ?? 0,
    () => 0,
  );
}
