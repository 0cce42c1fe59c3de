import { toast } from "@/components/ui/toast";
import { errorSentences } from "@/lib/ads/error-words";
import { isCallError } from "@/lib/ads/errors";

interface NotKept {
  /** "“Paused” was not deleted". */
  readonly title: string;
  /** The way that is left in a browser that stores nothing, as in some private windows. */
  readonly instead: string;
}

/** Tells that a change was not kept: by what the store said, or because this browser stores nothing. */
export const tellNotKept = (error: unknown, { title, instead }: NotKept) =>
  toast(
    isCallError(error)
      ? { title, description: errorSentences(error), tone: "blocked" }
      : { title: "Not kept: this browser stores nothing", description: instead, tone: "attention" },
  );
