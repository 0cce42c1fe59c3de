import { expect, it } from "vitest";
import { restoreCampaignField } from "./restore";
import { sampleCampaign } from "./test-campaign";

const campaign = sampleCampaign({
  name: "Summer",
  daily_budget_amount_local_micro: "75000000",
  total_budget_amount_local_micro: "90000000",
  purchase_order_number: "4711",
});
const changeOf = (field: string, before: unknown) =>
  restoreCampaignField(campaign, field, { [field]: before })?.change;

it("gives back names, amounts, statuses and what was not set", () => {
  expect(changeOf("name", "Spring")).toEqual({ name: "Spring" });
  expect(changeOf("daily_budget_amount_local_micro", 50_000_000)).toEqual({
    daily_budget_amount_local_micro: "50000000",
  });
  expect(changeOf("total_budget_amount_local_micro", "80000000")).toEqual({
    total_budget_amount_local_micro: "80000000",
  });
  expect(changeOf("entity_status", "PAUSED")).toEqual({ entity_status: "PAUSED" });
  expect(changeOf("purchase_order_number", null)).toEqual({ purchase_order_number: "" });
});

it("offers nothing where the value is held, cannot be set, or the campaign is gone", () => {
  expect(changeOf("name", "Summer")).toBeUndefined();
  expect(changeOf("name", null)).toBeUndefined();
  expect(changeOf("entity_status", "DRAFT")).toBeUndefined();
  expect(changeOf("total_budget_amount_local_micro", "9007199254740993000000")).toBeUndefined();
  expect(changeOf("funding_instrument_id", "abc")).toBeUndefined();
  expect(changeOf("daily_budget_amount_local_micro", { amount: 5 })).toBeUndefined();
  expect(restoreCampaignField({ ...campaign, deleted: true }, "name", { name: "Spring" })).toBeUndefined();
});

it("says what rule the campaign would break", () => {
  const before = { daily_budget_amount_local_micro: 100_000_000 };
  expect(restoreCampaignField(campaign, "daily_budget_amount_local_micro", before)).toEqual({
    change: { daily_budget_amount_local_micro: "100000000" },
    problem: expect.stringContaining("at most the total budget"),
  });
});
