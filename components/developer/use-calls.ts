import { useSyncExternalStore } from "react";
import { currentCalls, type LoggedCall, subscribeToCalls } from "@/lib/ads/call-log";

const none: readonly LoggedCall[] = [];

/** The calls of this tab, oldest first. */
export function useCalls(): readonly LoggedCall[] {
  return useSyncExternalStore(subscribeToCalls, currentCalls, () => none);
}
