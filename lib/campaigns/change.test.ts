import { describe, expect, it } from "vitest";
import { changeFactor, isLargeChange } from "@/lib/bulk/large-change";
import { touchedOnly } from "@/lib/staged/staged-changes";
import { mayClear, plannedDays } from "./change";
import { checkChange } from "./check-change";
import { STAGED_CAMPAIGNS } from "./staged-campaigns";
import { sampleCampaign } from "./test-campaign";

describe("a change is checked before it is sent", () => {
  const campaign = sampleCampaign();

  it("against the catalogue's own limits", () => {
    expect(checkChange(campaign, { name: "x".repeat(256) })[0]?.advice).toContain("255");
    expect(checkChange(campaign, { name: "" })[0]?.field).toBe("name");
    expect(checkChange(campaign, { purchase_order_number: "x".repeat(51) })[0]?.advice).toContain("50");
    expect(checkChange(campaign, { daily_budget_amount_local_micro: "0" })).toHaveLength(1);
  });

  it("against the total budget that it already has", () => {
    const [problem] = checkChange(campaign, { daily_budget_amount_local_micro: "100000001" });
    expect(problem?.advice).toContain("at most the total budget");
    expect(checkChange(campaign, { daily_budget_amount_local_micro: "100000000" })).toEqual([]);
  });

  it("letting a total be cleared, whatever the daily budget", () => {
    expect(mayClear("total_budget_amount_local_micro")).toBe(true);
    expect(mayClear("name")).toBe(false);
    const change = { total_budget_amount_local_micro: null, daily_budget_amount_local_micro: "999000000" };
    expect(checkChange(campaign, change)).toEqual([]);
  });

  it("with the delivery that the service gives to another way of spreading the budget", () => {
    expect(checkChange(campaign, { budget_optimization: "LINE_ITEM" })).toEqual([]);
    expect(checkChange(campaign, { budget_optimization: "LINE_ITEM", standard_delivery: true })).toHaveLength(
      1,
    );
  });

  it("without holding a rename back for budgets that were at odds before", () => {
    const odd = sampleCampaign({ daily_budget_amount_local_micro: "200000000" });
    expect(checkChange(odd, { name: "New" })).toEqual([]);
  });
});

it("sends only fields that differ", () => {
  const campaign = sampleCampaign({ name: "Old", purchase_order_number: null });
  expect(touchedOnly(STAGED_CAMPAIGNS, campaign, { name: "Old", purchase_order_number: "" })).toEqual({});
  expect(touchedOnly(STAGED_CAMPAIGNS, campaign, { name: "New", entity_status: "ACTIVE" })).toEqual({
    name: "New",
  });
});

it("asks about amounts that look like a slip", () => {
  expect(isLargeChange("10000000", "30000000")).toBe(false);
  expect(isLargeChange("10000000", "30000001")).toBe(true);
  expect(isLargeChange("10000000", "3333333")).toBe(true);
  expect(isLargeChange(null, "30000000")).toBe(false);
  expect(changeFactor("10000000", "34000000")).toBe("×3.4");
  expect(changeFactor("50000000", "10000000")).toBe("÷5");
});

it("plans days from the two budgets and nothing else", () => {
  expect(plannedDays("10000000", "125000000")).toBe(12.5);
  expect(plannedDays("10000000", null)).toBeUndefined();
  expect(plannedDays("0", "125000000")).toBeUndefined();
});
