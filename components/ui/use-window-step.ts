import { useMemo } from "react";
import { useMediaQueries } from "./use-media-query";

/** The largest of some ascending widths that the window reaches now; 0 for none. Memoize them. */
export function useWindowStep<Step extends number>(steps: readonly Step[]): Step | 0 {
  const queries = useMemo(() => steps.map((step) => `(min-width: ${step}px)`), [steps]);
  return useMediaQueries<Step | 0>(
    queries,
    (reached) => steps.findLast((_, place) => reached[place]) ?? 0,
    0,
  );
}
