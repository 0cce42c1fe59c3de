import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { explainFundingReason } from "@/lib/funding/reasons";
import type { Level } from "./causes";
import { LEVELS } from "./causes";
import type { Delivery, Reason } from "./delivery";
import { reasonSentence } from "./delivery-words";

/** `waits` is no problem: what is scheduled, paused or over does as it was told. */
export type Verdict = "ok" | "problem" | "waits" | "unknown";

export interface Check {
  readonly level: Level;
  readonly verdict: Verdict;
  readonly words: string;
}

/** What is known of the levels around; undefined where it could not be read. */
export interface Surroundings {
  readonly approval?: string | undefined;
  readonly funding?: FundingInstrument | undefined;
  /** Days and times are those of this zone. */
  readonly zone: string;
}

const IN_ORDER: Readonly<Record<Level, string>> = {
  account: "Approved.",
  funding: "Can pay.",
  campaign: "Active.",
  "line-items": "At least one can serve.",
  shows: "Nothing rejected.",
};

/** Walks down the chain from the account to what is shown and says at each level whether it lets something serve. */
export function checkLevels(delivery: Delivery, around: Surroundings): readonly Check[] {
  return LEVELS.map((level) => {
    const reasons = delivery.reasons.filter((reason) => reason.level === level);
    const own =
      level === "account" ? checkAccount(around) : level === "funding" ? checkFunding(around) : undefined;
    if (own?.verdict === "problem") return { level, ...own };
    if (reasons.length > 0) return { level, ...found(reasons, around.zone) };
    if (own) return { level, ...own };
    const judged = delivery.status.state === "serving" || delivery.reasons.length > 0;
    return judged
      ? { level, verdict: "ok", words: IN_ORDER[level] }
      : { level, verdict: "unknown", words: "Not reported." };
  });
}

function found(reasons: readonly Reason[], zone: string): Omit<Check, "level"> {
  const waits = reasons.every(
    ({ cause }) =>
      cause === "starts-later" ||
      cause === "ended" ||
      cause === "campaign-paused" ||
      cause === "line-item-paused",
  );
  return {
    verdict: waits ? "waits" : "problem",
    words: reasons.map((reason) => reasonSentence(reason, zone)).join(" "),
  };
}

function checkAccount({ approval }: Surroundings): Omit<Check, "level"> {
  if (approval === "ACCEPTED") return { verdict: "ok", words: IN_ORDER.account };
  if (approval === undefined) return { verdict: "unknown", words: "Could not be read." };
  return { verdict: "problem", words: approvalWords(approval) };
}

/** What an account's approval status means for everything in it. */
export function approvalWords(approval: string): string {
  if (approval === "REJECTED") return "Rejected: nothing in this account serves.";
  if (approval === "UNDER_REVIEW")
    return "Under review: nothing in this account serves until it is approved.";
  return `Its approval status is ${approval}.`;
}

function checkFunding({ funding }: Surroundings): Omit<Check, "level"> {
  if (!funding) return { verdict: "unknown", words: "Could not be read." };
  const name = funding.description ?? funding.id;
  if (funding.able_to_fund) return { verdict: "ok", words: `${name} can pay.` };
  const reasons = funding.reasons_not_able_to_fund.map((code) => explainFundingReason(code).what);
  return {
    verdict: "problem",
    words: [`${name} cannot pay.`, ...reasons.map((what) => `${what}.`)].join(" "),
  };
}
