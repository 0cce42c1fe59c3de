import { expect, it } from "vitest";
import { budgetTotals } from "./budget-totals";
import type { PlannedItem } from "./bulk-plan";

const DAILY = "daily_budget_amount_local_micro";

const item = (currency: string, from: string | null, to: string | null, field = DAILY): PlannedItem => ({
  key: "c1",
  name: "One",
  before: { id: "c1", deleted: false, currency },
  operation: { operation_type: "Update", params: {} },
  differences: [{ field, from, to }],
});

it("adds the budgets of each currency for itself", () => {
  const items = [item("USD", "10", "15"), item("EUR", "1", "2"), item("USD", "20", "30")];
  expect(budgetTotals(items)).toEqual([
    { field: DAILY, currency: "EUR", from: 1n, to: 2n },
    { field: DAILY, currency: "USD", from: 30n, to: 45n },
  ]);
});

it("does not take a missing budget for zero, nor a cleared one", () => {
  expect(budgetTotals([item("USD", null, "15"), item("USD", "20", "30")])).toEqual([
    { field: DAILY, currency: "USD", from: undefined, to: 45n },
  ]);
  expect(budgetTotals([item("USD", "10", null), item("USD", "20", "30")])).toEqual([]);
});

it("has no sum of other changes", () => {
  expect(budgetTotals([item("USD", "Old", "New", "name")])).toEqual([]);
  const { before: _, ...created } = item("USD", null, "15");
  expect(budgetTotals([created])).toEqual([]);
});
