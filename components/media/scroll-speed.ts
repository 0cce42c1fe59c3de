import { createContext, useContext, useEffect, useState } from "react";
import type { ScrollSpeed } from "@/lib/media/scroll-speed";

/** Of the list around a picture, where there is one that scrolls. */
export const ScrollSpeedContext = createContext<ScrollSpeed | undefined>(undefined);

/** Whether a picture may be fetched: not while its list flies past, and from then on always. */
export function useMayFetch(): boolean {
  const speed = useContext(ScrollSpeedContext);
  const [may, setMay] = useState(() => !speed?.isFast);
  useEffect(() => {
    if (may || !speed) return;
    if (speed.isFast) return speed.onceSlow(() => setMay(true));
    setMay(true);
  }, [may, speed]);
  return may;
}
