import { describe, expect, it } from "vitest";
import { amountHint, readAmount, uneditableReason } from "./edit-in-cell";
import { sampleLineItem } from "./sample-line-item";

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
    expect(uneditableReason(bids, "total_budget_amount_local_micro", shared)).toBeUndefined();
  });

  it("is anything of a line item whose campaign is deleted", () => {
    const orphan = sampleLineItem({ reasons_not_servable: ["DELETED"] });
    expect(uneditableReason(orphan, "name", campaign)).toMatch(/campaign is deleted/);
  });
});

describe("an amount in its cell", () => {
  it("is read in the currency's decimals, and empty text unsets it", () => {
    const read = (text: string) => readAmount(bids, "total_budget_amount_local_micro", text, { campaign });
    expect(read("1,2,3")).toMatchObject({ ok: false });
    expect(read("120.50")).toEqual({ ok: true, micros: "120500000" });
    expect(read(" ")).toEqual({ ok: true, micros: null });
  });

  it("is held against the campaign, the other budget and the limits of bids", () => {
    const reason = (field: Parameters<typeof readAmount>[1], text: string, item = bids) => {
      const typed = readAmount(item, field, text, { campaign, bidding });
      return typed.ok ? undefined : typed.reason;
    };
    expect(reason("total_budget_amount_local_micro", "501")).toMatch(/campaign may spend 500.00 EUR/);
    expect(reason("bid_amount_local_micro", "")).toMatch(/needs its amount/);
    expect(reason("bid_amount_local_micro", "0.001")).toMatch(/2 decimals at most/);
    expect(reason("bid_amount_local_micro", "1000.01")).toMatch(/highest bid is 1,000.00 EUR/);
    const total = sampleLineItem({ total_budget_amount_local_micro: "100000000" });
    expect(reason("daily_budget_amount_local_micro", "101", total)).toBeDefined();
    expect(reason("daily_budget_amount_local_micro", "100", total)).toBeUndefined();
  });

  it("tells what it is paid for, or how long the budget lasts", () => {
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
