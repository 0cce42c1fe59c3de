import type { ReasonNotServable } from "@/lib/ads/endpoints/campaigns";

/** One reason why something does not serve. */
export interface Reason {
  /** Undefined for an unknown code. */
  readonly cause: Cause | undefined;
  readonly code: string;
  readonly level: DeliveryLevel;
  /** When it begins or ended to serve, where that is known. */
  readonly at?: string | undefined;
}

/** Where in the chain something keeps a campaign or a line item from serving. */
export const LEVELS = ["account", "funding", "campaign", "line-items", "shows"] as const;
export type DeliveryLevel = (typeof LEVELS)[number];

interface CauseFacts {
  readonly level: DeliveryLevel;
  /**
   * `blocks` until a person acts; `holds` until someone else decides; `waits` is no problem: it is scheduled, paused
   * or over as intended.
   */
  readonly effect: "blocks" | "holds" | "waits";
  /** The service's code for it. Several causes share a code; a known cause is more specific. */
  readonly code: ReasonNotServable;
}

/**
 * Everything that keeps a campaign or a line item from serving, most severe first. This order and these codes are the
 * only ones: the emulator answers by them, and every list, panel and filter reads them.
 */
export const CAUSES = {
  "account-rejected": { level: "account", effect: "blocks", code: "ACCOUNT_REJECTED" },
  "account-under-review": { level: "account", effect: "holds", code: "ACCOUNT_UNDER_REVIEW" },
  "funding-problem": { level: "funding", effect: "blocks", code: "FUNDING_PROBLEM" },
  "campaign-deleted": { level: "campaign", effect: "holds", code: "DELETED" },
  "awaiting-approval": { level: "campaign", effect: "holds", code: "AWAITING_APPROVAL_BY_ADVERTISER" },
  "budget-used-up": { level: "campaign", effect: "blocks", code: "BUDGET_EXHAUSTED" },
  ended: { level: "line-items", effect: "waits", code: "EXPIRED" },
  "campaign-paused": { level: "campaign", effect: "waits", code: "PAUSED_BY_ADVERTISER" },
  "line-item-paused": { level: "line-items", effect: "waits", code: "PAUSED_BY_ADVERTISER" },
  "no-line-item": { level: "line-items", effect: "blocks", code: "INCOMPLETE" },
  "no-active-line-item": { level: "line-items", effect: "blocks", code: "INCOMPLETE" },
  "nothing-to-show": { level: "shows", effect: "blocks", code: "INCOMPLETE" },
  /** Of a campaign whose line items have not been read: one of the three above. */
  incomplete: { level: "line-items", effect: "blocks", code: "INCOMPLETE" },
  "content-rejected": { level: "shows", effect: "blocks", code: "CONTENT_REVIEW_PROBLEM" },
  /** Of a single ad: its line item may serve by its others. */
  "ad-under-review": { level: "shows", effect: "holds", code: "CONTENT_REVIEW_PROBLEM" },
  "starts-later": { level: "line-items", effect: "waits", code: "STARTS_IN_FUTURE" },
} as const satisfies Readonly<Record<string, CauseFacts>>;

export type Cause = keyof typeof CAUSES;

const isCause = (name: string): name is Cause => Object.hasOwn(CAUSES, name);

/** Every cause, the most severe first. */
export const CAUSES_BY_SEVERITY: readonly Cause[] = Object.keys(CAUSES).filter(isCause);

/** Causes of campaigns; a line item has its own switch, and is no list of line items. */
export type CampaignCause = Exclude<Cause, "line-item-paused" | "incomplete" | "ad-under-review">;
export type LineItemCause = Exclude<
  Cause,
  "no-line-item" | "no-active-line-item" | "incomplete" | "ad-under-review"
>;

/** Whether it is no problem; an unknown code is one. */
export const isWaiting = (cause: Cause | undefined): boolean =>
  cause !== undefined && CAUSES[cause].effect === "waits";

/** Whether it keeps something from serving until a person acts. */
export const isBlocking = (cause: Cause | undefined): boolean =>
  cause !== undefined && CAUSES[cause].effect === "blocks";

export const severityOf = (cause: Cause): number => CAUSES_BY_SEVERITY.indexOf(cause);

/**
 * The reported codes of conditions: each code once, most severe first, with the conditions under which it holds.
 *
 * @param conditions by their causes, in any form, such as SQL
 */
export function conditionsByCode<Condition>(
  conditions: Readonly<Partial<Record<Cause, Condition>>>,
): ReadonlyMap<ReasonNotServable, readonly Condition[]> {
  const codes = new Map<ReasonNotServable, Condition[]>();
  for (const cause of CAUSES_BY_SEVERITY) {
    const condition = conditions[cause];
    if (condition === undefined) continue;
    const { code } = CAUSES[cause];
    codes.set(code, [...(codes.get(code) ?? []), condition]);
  }
  return codes;
}
