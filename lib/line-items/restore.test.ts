import { expect, it } from "vitest";
import { restoreLineItemField } from "./restore";
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
const item = sampleLineItem({
  name: "Summer",
  bid_strategy: "MAX",
  bid_amount_local_micro: "1250000",
  daily_budget_amount_local_micro: "50000000",
  total_budget_amount_local_micro: "90000000",
  end_time: "2026-04-01T09:00:00Z",
});
const restored = (field: string, before: Readonly<Record<string, unknown>>, now = item) =>
  restoreLineItemField(now, field, before, { campaign, bidding });
const changeOf = (field: string, before: unknown) => restored(field, { [field]: before })?.change;

it("gives back names, amounts, statuses, times and what was not set", () => {
  expect(changeOf("name", "Spring")).toEqual({ name: "Spring" });
  expect(changeOf("name", null)).toEqual({ name: null });
  expect(changeOf("bid_amount_local_micro", 2_000_000)).toEqual({ bid_amount_local_micro: "2000000" });
  expect(changeOf("daily_budget_amount_local_micro", null)).toEqual({
    daily_budget_amount_local_micro: null,
  });
  expect(changeOf("entity_status", "PAUSED")).toEqual({ entity_status: "PAUSED" });
  expect(changeOf("end_time", "2026-05-01T09:00:00Z")).toEqual({ end_time: "2026-05-01T09:00:00Z" });
});

it("offers nothing where the value is held, cannot be set, or the line item is gone", () => {
  expect(changeOf("name", "Summer")).toBeUndefined();
  expect(changeOf("entity_status", "DRAFT")).toBeUndefined();
  expect(changeOf("objective", "REACH")).toBeUndefined();
  expect(changeOf("bid_amount_local_micro", { amount: 5 })).toBeUndefined();
  expect(restored("name", { name: "Spring" }, { ...item, deleted: true })).toBeUndefined();
});

it("says what stands against an old value", () => {
  expect(
    restored("total_budget_amount_local_micro", { total_budget_amount_local_micro: 900_000_000 }),
  ).toEqual({
    change: { total_budget_amount_local_micro: "900000000" },
    problem: expect.stringContaining("The campaign may spend"),
  });
  expect(
    restored("name", { name: "Spring" }, { ...item, reasons_not_servable: ["DELETED"] })?.problem,
  ).toMatch(/campaign is deleted/);
});

it("takes along what changed with it where it cannot stand by itself, and only then", () => {
  const automatic = { ...item, bid_strategy: "AUTO", bid_amount_local_micro: null };
  const before = { bid_strategy: "MAX", bid_amount_local_micro: 1_250_000 };
  const both = { change: { bid_strategy: "MAX", bid_amount_local_micro: "1250000" }, problem: undefined };
  expect(restored("bid_strategy", before, automatic)).toEqual(both);
  expect(restored("bid_amount_local_micro", before, automatic)).toEqual(both);
  expect(
    restored("bid_amount_local_micro", { bid_amount_local_micro: 1_250_000 }, automatic)?.problem,
  ).toMatch(/bids automatically/);
  expect(
    restored("end_time", { start_time: "2026-02-01T09:00:00Z", end_time: "2026-05-01T09:00:00Z" })?.change,
  ).toEqual({ end_time: "2026-05-01T09:00:00Z" });
});
