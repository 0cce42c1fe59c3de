import { LIMIT_REACHED } from "@/lib/ads/patience";
import type { ScanSettings } from "@/lib/audiences/scanner";
import { AT_ONCE_MAX, type Hold, type SendState } from "@/lib/audiences/send-batches";
import type { UploadNames } from "@/lib/audiences/upload-messages";
import { aboutLong } from "@/lib/format/durations";
import { listAnd, listPlain } from "@/lib/format/lists";
import { formatWhole } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";

/** The title of an upload's job. */
export const uploadTitle = (operation: ScanSettings["operation"], { audience }: UploadNames) =>
  `${operation === "Update" ? "Add people to" : "Remove people from"} ${audience}`;

/** Why sending is paused and what a person can do about it. */
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

/**
 * The progress of an upload in one line, as of a single moment: "42,500 of 100,000 people confirmed, 2 requests under
 * way, about 4 minutes left".
 *
 * @param rate users a second, if known
 */
export function progressLine(send: SendState | undefined, people: number, rate: number | undefined): string {
  const done = send?.users ?? 0;
  const confirmed = `${formatWhole(done)} of ${counted(people, "person", "people")} confirmed`;
  if (!send || done === people) return confirmed;
  const { underWay, hold, waiting } = send;
  const still = hold !== undefined || waiting !== undefined;
  const parts = [
    confirmed,
    underWay > 0 && counted(underWay, "request under way", "requests under way"),
    !still && rate !== undefined && rate > 0 && `${aboutLong((people - done) / rate)} left`,
  ];
  return listPlain(parts.filter((part) => part !== false));
}

/** How much the load is reduced; undefined at full load. */
export function slowedWords({ pace }: Pick<SendState, "pace">): string | undefined {
  const { atOnce, parts } = pace;
  const cut = parts > 1 && `batches in ${formatWhole(parts)} parts`;
  const fewer = atOnce < AT_ONCE_MAX && `${counted(atOnce, "request")} at a time`;
  const words = [cut, fewer].filter((each) => each !== false);
  return words.length === 0 ? undefined : `Slow answers: ${listAnd(words)}. It speeds up automatically.`;
}
