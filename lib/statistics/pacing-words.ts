import { formatWholeRate } from "@/lib/format/numbers";
import { capital } from "@/lib/text/characters";
import { isFarOff, type Paced, type PaceGap, type PaceVerdict, type SpendPace, verdictOf } from "./pacing";

/** Why there is no pace: in a cell, and in full. */
const GAPS: Readonly<Record<PaceGap, { readonly short: string; readonly why: string }>> = {
  "no-budget": { short: "No budget to pace against", why: "It has no budget of its own." },
  "no-end": {
    short: "No end to pace against",
    why: "A total budget is planned evenly up to an end, and there is none.",
  },
  "no-flight": { short: "No line items yet", why: "Its line items say when it runs, and there are none." },
  "not-started": { short: "Not started", why: "Nothing is planned up to now." },
  "first-day": { short: "Just started", why: "It has not run for a whole day yet." },
  over: { short: "Ended", why: "It ended so long ago that its days are not read." },
  "no-daily": { short: "No daily budgets", why: "No campaign that serves has a daily budget." },
  "part-of-plan": {
    short: "No whole plan",
    why: "Campaigns without a daily budget spend as well: what is planned for all is not known.",
  },
  deleted: { short: "Deleted", why: "It spends nothing any more." },
};

export const gapWords = (gap: PaceGap) => GAPS[gap];

/** "Behind 40%", "On pace", "Paused, behind 40%", "Ended, 88% spent". */
export function paceWord(pace: Paced): string {
  const { state, ahead, spent } = pace;
  if (state === "ended") return `Ended, ${formatWholeRate(1_000_000n + ahead)} spent`;
  if (spent === 0n) return state === "paused" ? "Paused, nothing spent" : "Nothing spent";
  const verdict = verdictOf(pace);
  const word =
    verdict === "on"
      ? "on pace"
      : verdict === "ahead"
        ? `ahead ${formatWholeRate(ahead)}`
        : `behind ${formatWholeRate(-ahead)}`;
  return state === "paused" ? `Paused, ${word}` : capital(word);
}

/** The classes of pace, for filters and groups. */
const PACE_WORDS = {
  "far-behind": "Behind by 25% or more",
  behind: "Behind",
  on: "On pace",
  ahead: "Ahead",
  "far-ahead": "Ahead by 25% or more",
  paused: "Paused",
  ended: "Ended",
  none: "Nothing to pace against",
} as const;

type PaceClass = keyof typeof PACE_WORDS;

export const PACE_CLASSES = Object.keys(PACE_WORDS) as readonly PaceClass[];

/** A class in words. */
export const paceClassName = (value: string): string => PACE_WORDS[value as PaceClass] ?? value;

/** The classes of a pace, the narrower one last; none while it is unknown. */
export function paceClasses(pace: SpendPace): readonly PaceClass[] {
  if (pace.kind === "gap") return ["none"];
  if (pace.kind !== "pace") return [];
  if (pace.state !== "running") return [pace.state];
  const verdict: PaceVerdict = verdictOf(pace);
  return isFarOff(pace) && verdict !== "on" ? [verdict, `far-${verdict}`] : [verdict];
}
