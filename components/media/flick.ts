import { createContext, useContext, useEffect, useState } from "react";
import type { Flick } from "@/lib/media/flick";

/** The list that a picture stands in, where there is one that can be flicked through. */
export const FlickContext = createContext<Flick | undefined>(undefined);

/** Whether a picture may be fetched: not while its list flies past, and from then on always. */
export function useMayFetch(): boolean {
  const flick = useContext(FlickContext);
  const [may, setMay] = useState(() => !flick?.flicking);
  useEffect(() => {
    if (may || !flick) return;
    if (flick.flicking) return flick.onCalm(() => setMay(true));
    setMay(true);
  }, [may, flick]);
  return may;
}
