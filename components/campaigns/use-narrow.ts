"use client";

import { useSyncExternalStore } from "react";

const NARROW = "(max-width: 640px)";

function subscribe(changed: () => void) {
  const query = matchMedia(NARROW);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Whether the window is a phone's, where a grid of columns makes no sense. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );
}
