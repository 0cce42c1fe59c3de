import { expect, it } from "vitest";
import { editForm, readCampaignForm } from "./edit-form";
import { sampleCampaign } from "./test-campaign";

const campaign = sampleCampaign({ purchase_order_number: "PO-1" });
const typed = (fields: Partial<ReturnType<typeof editForm>>, opened = campaign, now = opened) =>
  readCampaignForm(opened, now, { ...editForm(opened), ...fields });

it("changes nothing while nothing is typed, whatever the currency's decimals and whatever is not set", () => {
  for (const currency of ["EUR", "JPY", "KWD"]) {
    const bare = sampleCampaign({ currency, daily_budget_amount_local_micro: null, entity_status: "DRAFT" });
    expect(typed({}, bare)).toEqual({ change: {}, problems: new Map(), large: [], warnings: new Map() });
  }
});

it("holds the touched fields alone", () => {
  expect(typed({ name: "Autumn" }).change).toEqual({ name: "Autumn" });
  expect(typed({ daily_budget_amount_local_micro: "12.50", entity_status: "PAUSED" }).change).toEqual({
    daily_budget_amount_local_micro: "12500000",
    entity_status: "PAUSED",
  });
  expect(typed({ daily_budget_amount_local_micro: "10" }).change).toEqual({});
});

it("clears what is emptied", () => {
  expect(typed({ daily_budget_amount_local_micro: " ", purchase_order_number: "" }).change).toEqual({
    daily_budget_amount_local_micro: null,
    purchase_order_number: "",
  });
});

it("does not set back what another person changed since it was opened", () => {
  const now = { ...campaign, name: "Theirs", daily_budget_amount_local_micro: "20000000" };
  expect(typed({ purchase_order_number: "PO-2" }, campaign, now).change).toEqual({
    purchase_order_number: "PO-2",
  });
});

it("shows each broken rule at its field", () => {
  const { problems } = typed({ name: "", daily_budget_amount_local_micro: "1,2,3" });
  expect([...problems.keys()].sort()).toEqual(["daily_budget_amount_local_micro", "name"]);
  expect(
    typed({ total_budget_amount_local_micro: "5" }).problems.get("daily_budget_amount_local_micro"),
  ).toMatch(/at most the total budget/);
});

it("takes both budgets together where only both keep the rules", () => {
  const { change, problems } = typed({
    daily_budget_amount_local_micro: "120",
    total_budget_amount_local_micro: "240",
  });
  expect(problems.size).toBe(0);
  expect(change).toEqual({
    daily_budget_amount_local_micro: "120000000",
    total_budget_amount_local_micro: "240000000",
  });
});

it("asks about an amount that looks like a slip", () => {
  expect(typed({ daily_budget_amount_local_micro: "99" }).large).toEqual([
    { field: "daily_budget_amount_local_micro", from: "10000000", to: "99000000" },
  ]);
  expect(typed({ daily_budget_amount_local_micro: "11" }).large).toEqual([]);
});
