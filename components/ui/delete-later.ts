import { explainError } from "@/lib/ads/error-words";
import { isCallError } from "@/lib/ads/errors";
import { afterGrace, GRACE_MS, graceStore } from "@/lib/jobs/grace";
import { toast } from "./toast";
import { useStore } from "./use-store";

/** What only leaves the place where it is used is removed rather than deleted. */
export const DELETION_WORDS = {
  delete: { act: "Delete", acts: "Deletes", acting: "Deleting", acted: "Deleted" },
  remove: { act: "Remove", acts: "Removes", acting: "Removing", acted: "Removed" },
} as const;

export type DeletionVerb = keyof typeof DELETION_WORDS;

interface Deletion {
  /** What it happens to, as its row asks lib/jobs/grace about it. */
  key: string;
  /** What it is called. */
  name: string;
  verb?: DeletionVerb;
  /** Sends the deletion. May run after the requesting component has unmounted. */
  send: () => Promise<unknown>;
}

/** Deletes after the grace window, offers to take it back meanwhile, and shows how it ended. */
export function deleteLater({ key, name, verb = "delete", send }: Deletion): void {
  const words = DELETION_WORDS[verb];
  const undo = afterGrace(key, async () => {
    try {
      await send();
      toast({ title: `${words.acted} ${name}` });
    } catch (error) {
      if (!isCallError(error)) throw error;
      const { what, why, next } = explainError(error);
      toast({
        title: `${name} was not ${words.acted.toLowerCase()}: ${what}`,
        description: `${why} ${next}`,
        tone: "blocked",
      });
    }
  });
  toast({
    title: `${words.acting} ${name}`,
    description: `After ${GRACE_MS / 1000} seconds this cannot be undone.`,
    tone: "attention",
    duration: GRACE_MS,
    action: { label: "Undo", onClick: undo },
  });
}

/** What is about to be deleted, by the keys it was given to the grace window under. */
export function usePendingDeletions(): ReadonlySet<string> {
  return useStore(graceStore);
}
