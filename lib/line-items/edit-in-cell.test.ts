import { describe, expect, it } from "vitest";
import { amountHint, uneditableReason } from "./edit-in-cell";
import { sampleLineItem } from "./test-line-item";

const campaign = {
  budget_optimization: "LINE_ITEM",
  total_budget_amount_local_micro: "500000000",
  currency: "EUR",
} as const;
const bidding = {
  currency: "EUR",
  minimum_cpe_bid_local_micro: "10000",
  maximum_cpe_bid_local_micro: "1000000000",
  minimum_denomination: "10000",
};
const bids = sampleLineItem({ bid_strategy: "MAX", bid_amount_local_micro: "1250000" });

describe("what is not edited in its cell", () => {
  it("is the bid of a line item that bids automatically", () => {
    expect(uneditableReason(sampleLineItem(), "bid_amount_local_micro", campaign)).toMatch(/automatically/);
    expect(uneditableReason(bids, "bid_amount_local_micro", campaign)).toBeUndefined();
  });

  it("is a daily budget where the campaign shares its own", () => {
    const shared = { budget_optimization: "CAMPAIGN" } as const;
    expect(uneditableReason(bids, "daily_budget_amount_local_micro", shared)).toMatch(/on the campaign/);
    expect(uneditableReason(bids, "daily_budget_amount_local_micro", campaign)).toBeUndefined();
    expect(uneditableReason(bids, "standard_delivery", shared)).toMatch(/budgets of their own/);
    expect(uneditableReason(bids, "standard_delivery", campaign)).toBeUndefined();
    expect(uneditableReason(bids, "total_budget_amount_local_micro", shared)).toBeUndefined();
  });

  it("is anything of a line item whose campaign is deleted", () => {
    const orphan = sampleLineItem({ reasons_not_servable: ["DELETED"] });
    expect(uneditableReason(orphan, "name", campaign)).toMatch(/campaign is deleted/);
  });
});

describe("what stands below an amount in its cell", () => {
  it("says what it is billed by, or how long the budget lasts", () => {
    expect(amountHint(bids, "bid_amount_local_micro", "1250000", { bidding })).toBe(
      "For each link click. 0.01–1,000.00 EUR, in steps of 0.01.",
    );
    const total = sampleLineItem({ total_budget_amount_local_micro: "100000000" });
    expect(amountHint(total, "daily_budget_amount_local_micro", "10000000", {})).toBe(
      "Plan: lasts ≈ 10 days at full spend.",
    );
    expect(amountHint(total, "daily_budget_amount_local_micro", null, {})).toMatch(/empty for none/);
  });
});
