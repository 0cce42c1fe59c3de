import { expect, it } from "vitest";
import { create } from "@/lib/ads/endpoints/campaigns";
import { beginCampaign, checkNewCampaign, createInput, EMPTY_CAMPAIGN } from "./new-campaign";

const filled = { ...EMPTY_CAMPAIGN, funding_instrument_id: "lygyi", name: " Spring " };

it("is created paused unless the person says otherwise", () => {
  expect(createInput("a", filled).entity_status).toBe("PAUSED");
  expect(createInput("a", { ...filled, active: true }).entity_status).toBe("ACTIVE");
});

it("has chosen what pays where only one instrument can", () => {
  const held = { id: "held", able_to_fund: false };
  const able = { id: "able", able_to_fund: true };
  expect(beginCampaign([held, able]).funding_instrument_id).toBe("able");
  expect(beginCampaign([able, { ...able, id: "other" }])).toEqual(EMPTY_CAMPAIGN);
  expect(beginCampaign([held])).toEqual(EMPTY_CAMPAIGN);
});

it("sends what the catalogue accepts and nothing that was left empty", () => {
  const input = createInput("a", filled);
  expect(create.params.strict().safeParse(input).success).toBe(true);
  expect(input).toEqual({
    account_id: "a",
    funding_instrument_id: "lygyi",
    name: "Spring",
    entity_status: "PAUSED",
    budget_optimization: "CAMPAIGN",
    standard_delivery: true,
  });
});

it("chooses delivery only where the budget is shared across the campaign", () => {
  expect(createInput("a", { ...filled, budget_optimization: "LINE_ITEM" })).not.toHaveProperty(
    "standard_delivery",
  );
});

it("names the field that each problem belongs to", () => {
  expect(checkNewCampaign(filled)).toEqual([]);
  const fieldsOf = (form: Partial<typeof filled>) =>
    checkNewCampaign({ ...filled, ...form }).map(({ field }) => field);
  expect(fieldsOf({ funding_instrument_id: "", name: "" })).toEqual(["funding_instrument_id", "name"]);
  expect(fieldsOf({ purchase_order_number: "x".repeat(51) })).toEqual(["purchase_order_number"]);
  expect(fieldsOf({ daily_budget_amount_local_micro: undefined })).toEqual([
    "daily_budget_amount_local_micro",
  ]);
  expect(
    fieldsOf({ daily_budget_amount_local_micro: "2000000", total_budget_amount_local_micro: "1000000" }),
  ).toEqual(["daily_budget_amount_local_micro"]);
});
