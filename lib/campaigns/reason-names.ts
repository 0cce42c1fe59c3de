import type { ReasonNotServable } from "@/lib/ads/endpoints/campaigns";

const NAMES: Readonly<Record<ReasonNotServable, string>> = {
  ACCOUNT_REJECTED: "Account rejected",
  ACCOUNT_UNDER_REVIEW: "Account under review",
  AWAITING_APPROVAL_BY_ADVERTISER: "Awaiting your approval",
  BUDGET_EXHAUSTED: "Budget used up",
  CONTENT_REVIEW_PROBLEM: "Content not approved",
  DELETED: "Deleted",
  EXPIRED: "Ended",
  FUNDING_PROBLEM: "Funding problem",
  INCOMPLETE: "Incomplete",
  PAUSED_BY_ADVERTISER: "Paused",
  STARTS_IN_FUTURE: "Starts later",
};

/** A reason for not serving in few enough words for a table cell; one that nobody has told us about stays as it is. */
export function reasonName(code: string): string {
  const known: Readonly<Record<string, string>> = NAMES;
  return (Object.hasOwn(known, code) ? known[code] : undefined) ?? code;
}
