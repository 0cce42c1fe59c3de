import { useStore } from "@/components/ui/use-store";
import { graceStore } from "@/lib/jobs/grace";

/** What is about to be deleted, by the keys it was given to the grace window under. */
export function usePendingDeletions(): ReadonlySet<string> {
  return useStore(graceStore);
}
