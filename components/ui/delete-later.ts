import { explainError } from "@/lib/ads/error-words";
import { isCallError } from "@/lib/ads/errors";
import { afterGrace, GRACE_MS, graceStore } from "@/lib/jobs/grace";
import { toast } from "./toast";
import { useStore } from "./use-store";

/** Words for the removal of something that still exists elsewhere, in contrast to a deletion. */
export const DELETION_WORDS = {
  delete: { act: "Delete", acts: "Deletes", acting: "Deleting", acted: "Deleted" },
  remove: { act: "Remove", acts: "Removes", acting: "Removing", acted: "Removed" },
} as const;

export type DeletionVerb = keyof typeof DELETION_WORDS;

interface Deletion {
  /** Key of the record in the grace window (lib/jobs/grace). */
  key: string;
  /** The name of the record. */
  name: string;
  verb?: DeletionVerb;
  /** Sends the deletion. May run after the requesting component has unmounted. */
  send: () => Promise<unknown>;
}

/** Deletes after the grace window, offers Undo meanwhile, and shows the outcome. */
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

/** The pending deletions, by their keys in the grace window. */
export function usePendingDeletions(): ReadonlySet<string> {
  return useStore(graceStore);
}
