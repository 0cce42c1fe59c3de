import { describe, expect, it } from "vitest";
import { lineItemProblem } from "./line-item-problems";
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

describe("an amount of a line item", () => {
  it("is held against the campaign and the limits of bids", () => {
    const problem = (change: Parameters<typeof lineItemProblem>[1]) =>
      lineItemProblem(bids, change, { campaign, bidding });
    expect(problem({ total_budget_amount_local_micro: "501000000" })).toMatch(
      /campaign may spend 500.00 EUR/,
    );
    expect(problem({ bid_amount_local_micro: null })).toMatch(/needs its amount/);
    expect(problem({ bid_amount_local_micro: "1000010000" })).toMatch(/highest bid is 1,000.00 EUR/);
  });

  it("is held against the other budget", () => {
    const item = sampleLineItem({ total_budget_amount_local_micro: "100000000" });
    const problem = (daily: string) =>
      lineItemProblem(item, { daily_budget_amount_local_micro: daily }, { campaign });
    expect(problem("101000000")).toBeDefined();
    expect(problem("100000000")).toBeUndefined();
  });
});
