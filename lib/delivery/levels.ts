import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { type DeliveryLevel, isWaiting, LEVELS, type Reason } from "./causes";
import type { Delivery } from "./delivery";
import { approvalWords, reasonWords } from "./delivery-words";
import { explainFundingReason } from "./funding-reasons";

type CheckResult = "ok" | "problem" | "waits" | "unknown";

export interface Check {
  readonly level: DeliveryLevel;
  readonly verdict: CheckResult;
  readonly words: string;
}

/** What is known of the levels around; undefined where it could not be read. */
export interface DeliveryContext {
  /** What is explained: for a line item itself, others are left out. */
  readonly of: "campaign" | "line-item";
  readonly approval?: string | undefined;
  readonly funding?: FundingInstrument | undefined;
  /** Days and times are those of this zone. */
  readonly zone: string;
}

const IN_ORDER: Readonly<Record<DeliveryLevel, string>> = {
  account: "Approved.",
  funding: "Can pay.",
  campaign: "Active.",
  "line-items": "At least one can serve.",
  shows: "Nothing rejected.",
};

const inOrder = (level: DeliveryLevel, { of }: DeliveryContext): string =>
  level === "line-items" && of === "line-item" ? "Active." : IN_ORDER[level];

/** Walks down the chain from the account to what is shown, and checks at each level whether it lets something serve. */
export function checkLevels(delivery: Delivery, around: DeliveryContext): readonly Check[] {
  return LEVELS.map((level) => {
    const reasons = delivery.reasons.filter((reason) => reason.level === level);
    const own =
      level === "account" ? checkAccount(around) : level === "funding" ? checkFunding(around) : undefined;
    if (own?.verdict === "problem") return { level, ...own };
    if (reasons.length > 0) return { level, ...found(reasons) };
    if (own) return { level, ...own };
    const judged = delivery.status.state === "serving" || delivery.reasons.length > 0;
    return judged
      ? { level, verdict: "ok", words: inOrder(level, around) }
      : { level, verdict: "unknown", words: "Not reported." };
  });
}

/** What was found at a level, in short: the sentences belong to the reasons. */
function found(reasons: readonly Reason[]): Omit<Check, "level"> {
  return {
    verdict: reasons.every(({ cause }) => isWaiting(cause)) ? "waits" : "problem",
    words: reasons.map((reason) => `${reasonWords(reason).name}.`).join(" "),
  };
}

function checkAccount({ approval }: DeliveryContext): Omit<Check, "level"> {
  if (approval === "ACCEPTED") return { verdict: "ok", words: IN_ORDER.account };
  if (approval === undefined) return { verdict: "unknown", words: "Could not be read." };
  return { verdict: "problem", words: approvalWords(approval) };
}

function checkFunding({ funding }: DeliveryContext): Omit<Check, "level"> {
  if (!funding) return { verdict: "unknown", words: "Could not be read." };
  const name = funding.description ?? funding.id;
  if (funding.able_to_fund) return { verdict: "ok", words: `${name} can pay.` };
  const reasons = funding.reasons_not_able_to_fund.map((code) => explainFundingReason(code).what);
  return {
    verdict: "problem",
    words: [`${name} cannot pay.`, ...reasons.map((what) => `${what}.`)].join(" "),
  };
}
