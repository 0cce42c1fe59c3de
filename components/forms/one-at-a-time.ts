import { useCallback, useRef, useState } from "react";

/**
 * Runs an action unless the previous one is still under way, so that an impatient second click creates nothing twice.
 * Errors of the action reach the caller.
 */
export function useOneAtATime(): readonly [
  busy: boolean,
  run: (action: () => Promise<void>) => Promise<void>,
] {
  const [busy, setBusy] = useState(false);
  // State only changes with the next render; a second click may come before it.
  const underWay = useRef(false);
  const run = useCallback(async (action: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await action();
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }, []);
  return [busy, run];
}
