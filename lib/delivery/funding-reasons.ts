interface FundingReason {
  /** The service's own code. */
  readonly code: string;
  /** What is the matter, in plain words. */
  readonly what: string;
  /** What to do about it. */
  readonly fix: string;
}

type Words = Omit<FundingReason, "code">;

const REASONS: Readonly<Record<string, Words>> = {
  BUDGET_EXHAUSTED: {
    what: "All of its money is spent",
    fix: "Ask support to raise the limit or the funded amount, or move the campaigns to other funding.",
  },
  CREDIT_CARD_APPROVAL_PENDING: {
    what: "The card is still being checked",
    fix: "Wait until the card is approved, or use another funding source.",
  },
  CREDIT_CARD_DELETED: {
    what: "The card was removed",
    fix: "Add a card in the billing settings, or use other funding.",
  },
  CREDIT_CARD_REJECTED: {
    what: "The card was refused",
    fix: "Correct or replace the card in the billing settings.",
  },
  DELETED: {
    what: "It was deleted",
    fix: "A deleted funding source does not come back. Use another.",
  },
  EXPIRED: {
    what: "Its end has passed",
    fix: "Agree a new period with support, or use another funding source.",
  },
  PAUSED: {
    what: "It is paused",
    fix: "Its owner or a partner has to resume it.",
  },
  STARTS_IN_FUTURE: {
    what: "It has not started yet",
    fix: "Wait for its start, or use other funding until then.",
  },
};

/**
 * Why an instrument cannot pay, and what helps (advertising specification, Resources: Funding instrument,
 * reasons_not_able_to_fund). An unknown code is shown verbatim.
 */
export function explainFundingReason(code: string): FundingReason {
  const words = Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
  return {
    code,
    what: words?.what ?? code,
    fix: words?.fix ?? "This reason is not documented. Ask support what it means.",
  };
}
