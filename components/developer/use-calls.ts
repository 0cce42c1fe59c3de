import { useStore } from "@/components/ui/use-store";
import { callStore, type LoggedCall } from "@/lib/ads/call-log";

/** The calls of this tab, oldest first. */
export function useCalls(): readonly LoggedCall[] {
  return useStore(callStore);
}
