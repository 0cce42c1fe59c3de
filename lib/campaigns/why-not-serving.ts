import type { Campaign, ReasonNotServable } from "@/lib/ads/endpoints/campaigns";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { explainFundingReason } from "@/lib/funding/reasons";
import { reasonName } from "./reason-names";

/** What a person can do about a reason from where they stand. */
export type Fix =
  | { readonly kind: "resume"; readonly label: string }
  | { readonly kind: "raise-budget"; readonly label: string }
  | { readonly kind: "open-funding"; readonly label: string }
  | { readonly kind: "add-line-item"; readonly label: string }
  | { readonly kind: "open-line-items"; readonly advice: string; readonly label: string }
  | { readonly kind: "none"; readonly advice: string };

/** The level of the account → funding → campaign chain at which a reason arises. */
export type Level = "account" | "funding" | "campaign";

export interface ReasonWords {
  /** What it means, in one sentence. */
  readonly meaning: string;
  readonly level: Level;
  readonly fix: Fix;
}

const WORDS: Readonly<Record<ReasonNotServable, ReasonWords>> = {
  ACCOUNT_REJECTED: {
    meaning: "The service has rejected this advertising account, so nothing in it can run.",
    level: "account",
    fix: { kind: "none", advice: "Contact the service's support about the account's review." },
  },
  ACCOUNT_UNDER_REVIEW: {
    meaning: "The service is still reviewing this advertising account.",
    level: "account",
    fix: { kind: "none", advice: "Wait for the review. Nothing needs changing in the campaign." },
  },
  AWAITING_APPROVAL_BY_ADVERTISER: {
    meaning: "Somebody at the advertiser has to approve this campaign before it may run.",
    level: "campaign",
    fix: { kind: "none", advice: "Ask an administrator of the account to approve it." },
  },
  BUDGET_EXHAUSTED: {
    meaning: "The campaign has used the whole of its total budget.",
    level: "campaign",
    fix: { kind: "raise-budget", label: "Raise the total budget" },
  },
  CONTENT_REVIEW_PROBLEM: {
    meaning: "A creative of this campaign did not pass the service's content review.",
    level: "campaign",
    fix: {
      kind: "open-line-items",
      advice: "Replace the creative that was turned down.",
      label: "Open its line items",
    },
  },
  DELETED: {
    meaning: "The campaign, or something that it needs, is deleted. Deleting cannot be undone.",
    level: "campaign",
    fix: { kind: "none", advice: "Duplicate the campaign to run it again." },
  },
  EXPIRED: {
    meaning: "The end date has passed.",
    level: "campaign",
    fix: {
      kind: "open-line-items",
      advice: "Move the end date of its line items, or duplicate the campaign.",
      label: "Open its line items",
    },
  },
  FUNDING_PROBLEM: {
    meaning: "The funding instrument that pays for this campaign cannot fund it.",
    level: "funding",
    fix: { kind: "open-funding", label: "Open the funding instrument" },
  },
  INCOMPLETE: {
    meaning: "The campaign has no line item that could run, so there is nothing to deliver.",
    level: "campaign",
    fix: { kind: "add-line-item", label: "Add a line item" },
  },
  PAUSED_BY_ADVERTISER: {
    meaning: "Somebody with access to the account paused the campaign.",
    level: "campaign",
    fix: { kind: "resume", label: "Resume the campaign" },
  },
  STARTS_IN_FUTURE: {
    meaning: "The start date has not come yet.",
    level: "campaign",
    fix: {
      kind: "open-line-items",
      advice: "Wait for the start date, or move it forward on its line items.",
      label: "Open its line items",
    },
  },
};

/** What a reason code means and what to do about it; a code that nobody has told us about is shown verbatim. */
export function explainReason(code: string): ReasonWords {
  const known: Readonly<Record<string, ReasonWords>> = WORDS;
  return (
    (Object.hasOwn(known, code) ? known[code] : undefined) ?? {
      meaning: `The service gives the reason ${code}, which this dashboard does not know.`,
      level: "campaign",
      fix: { kind: "none", advice: "Look the code up in the service's documentation." },
    }
  );
}

export type Verdict = "ok" | "problem" | "unknown";

export interface Check {
  readonly level: Level;
  readonly verdict: Verdict;
  readonly words: string;
}

/** What is known about the two levels above the campaign; undefined where it could not be read. */
export interface Surroundings {
  readonly approval?: string | undefined;
  readonly funding?: FundingInstrument | undefined;
}

/** Walks account → funding → campaign and says at each whether it lets the campaign run. */
export function checkLevels(campaign: Campaign, { approval, funding }: Surroundings): readonly Check[] {
  return [checkAccount(campaign, approval), checkFunding(campaign, funding), checkCampaign(campaign)];
}

function reasonsAt(campaign: Campaign, level: Level): string[] {
  return campaign.reasons_not_servable.filter((code) => explainReason(code).level === level);
}

function checkAccount(campaign: Campaign, approval: string | undefined): Check {
  const level = "account";
  if (approval === "ACCEPTED") return { level, verdict: "ok", words: "The account is approved." };
  const [reason] = reasonsAt(campaign, level);
  if (reason) return { level, verdict: "problem", words: explainReason(reason).meaning };
  if (approval === undefined) return { level, verdict: "unknown", words: "The account could not be read." };
  return { level, verdict: "problem", words: `The account's approval status is ${approval}.` };
}

function checkFunding(campaign: Campaign, funding: FundingInstrument | undefined): Check {
  const level = "funding";
  if (!funding) {
    const [reason] = reasonsAt(campaign, level);
    return reason
      ? { level, verdict: "problem", words: explainReason(reason).meaning }
      : { level, verdict: "unknown", words: "The funding instrument could not be read." };
  }
  const name = funding.description ?? funding.id;
  if (funding.able_to_fund) return { level, verdict: "ok", words: `${name} can fund campaigns.` };
  const reasons = funding.reasons_not_able_to_fund.map((code) =>
    explainFundingReason(code).what.toLowerCase(),
  );
  const because = reasons.length > 0 ? `: ${reasons.join(", ")}` : "";
  return { level, verdict: "problem", words: `${name} cannot fund campaigns${because}.` };
}

function checkCampaign(campaign: Campaign): Check {
  const level = "campaign";
  const reasons = reasonsAt(campaign, level);
  if (reasons.length > 0) {
    return { level, verdict: "problem", words: reasons.map(reasonName).join(", ") };
  }
  if (campaign.servable === true) return { level, verdict: "ok", words: "The campaign can run." };
  if (campaign.servable === null) {
    return { level, verdict: "unknown", words: "The service does not say whether the campaign can run." };
  }
  return campaign.reasons_not_servable.length > 0
    ? { level, verdict: "ok", words: "Nothing in the campaign itself stops it." }
    : { level, verdict: "problem", words: "The campaign cannot run, and the service gives no reason." };
}
