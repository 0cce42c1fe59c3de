import { toast } from "@/components/ui/toast";
import { errorSentences } from "@/lib/ads/error-words";
import { isCallError } from "@/lib/ads/errors";

/**
 * Tells that a change of the views was not kept: by what the store said, or because this browser stores nothing, as in
 * some private windows, with the way that is left.
 *
 * @param title "“Paused” was not deleted"
 */
export const tellNotKept = (error: unknown, title = "The view was not saved") =>
  toast(
    isCallError(error)
      ? { title, description: errorSentences(error), tone: "blocked" }
      : {
          title: "Not kept: this browser stores nothing",
          description: "The address holds what you see: bookmark it to come back to it.",
          tone: "attention",
        },
  );
