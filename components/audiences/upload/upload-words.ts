import { LIMIT_REACHED } from "@/lib/ads/limit-words";
import type { Hold, SendState } from "@/lib/audiences/send-batches";
import { formatWhole } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";

/** Why sending stands still and what a person can do about it. */
export function holdWords(hold: Hold): { readonly title: string; readonly advice: string } {
  switch (hold.why) {
    case "asked":
      return { title: "Paused", advice: "Nothing is sent until you go on." };
    case "no-access":
      return {
        title: hold.refusal.code === "SIGNED_OUT" ? "You are signed out" : "The connection was revoked",
        advice: "Sign in again in another tab, then go on here. The file stays open, and nothing is lost.",
      };
    case "refused":
      return {
        title: `Batch ${formatWhole(hold.batch)} was refused`,
        advice: "No person of this request was changed. Fix the cause, then go on.",
      };
    case "mismatch":
      return {
        title: `Batch ${formatWhole(hold.batch)} was confirmed with a wrong count five times`,
        advice: `${counted(hold.sent, "person", "people")} were sent, ${
          hold.counted === undefined ? "no number was" : `${formatWhole(hold.counted)} were`
        } confirmed. Go on to send it once more.`,
      };
  }
}

/** What it waits for by itself. */
export function waitWords(why: NonNullable<SendState["waiting"]>["why"]): string {
  if (why === "allowance") return LIMIT_REACHED;
  if (why === "no answer") return "No answer";
  return `Busy right now (HTTP ${why})`;
}
