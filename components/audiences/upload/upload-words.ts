import type { Hold, SendState } from "@/lib/audiences/send-batches";
import { counted } from "@/lib/counted";
import { whole } from "./figures";

/** Why sending stands still and what a person can do about it. */
export function holdWords(hold: Hold): { readonly title: string; readonly advice: string } {
  switch (hold.why) {
    case "asked":
      return { title: "Paused", advice: "Nothing is sent until you go on." };
    case "no-access":
      return {
        title:
          hold.refusal.code === "SIGNED_OUT"
            ? "You are signed out"
            : "The service no longer accepts this connection",
        advice: "Sign in again in another tab, then go on here. The file stays open, and nothing is lost.",
      };
    case "refused":
      return {
        title: `The service refused batch ${whole(hold.batch)}`,
        advice: "Nothing of that batch was taken. Put right what it names, then go on.",
      };
    case "mismatch":
      return {
        title: `Batch ${whole(hold.batch)} is counted wrong again and again`,
        advice: `${counted(hold.sent, "person", "people")} were sent, the service says ${
          hold.counted === undefined ? "no number" : whole(hold.counted)
        }. Go on to send it once more.`,
      };
  }
}

/** What it waits for by itself. */
export function waitWords(why: NonNullable<SendState["waiting"]>["why"]): string {
  if (why === "allowance") return "The allowance of requests is used up";
  if (why === "no answer") return "The service cannot be reached";
  return `The service answered with status ${why}`;
}
