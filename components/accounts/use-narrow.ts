import { useSyncExternalStore } from "react";

const NARROW = "(max-width: 47.99rem)";

function subscribe(changed: () => void) {
  const query = matchMedia(NARROW);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** True on windows too narrow for columns, where rows become cards. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );
}
