import { useSyncExternalStore } from "react";
import { graceKeys, subscribeToGrace } from "@/lib/grace";

/** What is about to be deleted, by the keys it was given to the grace window under. */
export function useLeaving(): ReadonlySet<string> {
  return useSyncExternalStore(subscribeToGrace, graceKeys, graceKeys);
}
