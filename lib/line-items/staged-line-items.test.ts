import { expect, it } from "vitest";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { reviewStaged } from "@/lib/staged/review";
import { NOTHING_STAGED, stage, takeBack, withStaged } from "@/lib/staged/staged-changes";
import { planLineItems } from "./bulk/line-item-plan";
import { lineItemWithChange } from "./line-item-change";
import type { LineItemChange } from "./line-item-input";
import { STAGED_LINE_ITEMS } from "./staged-line-items";
import { sampleLineItem } from "./test-line-item";

const campaign = sampleCampaign({ id: "8wku2", name: "Spring", total_budget_amount_local_micro: "90000000" });
const broad = sampleLineItem({
  id: "l1",
  name: "Broad",
  bid_strategy: "MAX",
  bid_amount_local_micro: "2000000",
});
const nameless = sampleLineItem({ id: "l2", name: null, categories: ["IAB1"] });
const staged = stage(STAGED_LINE_ITEMS, NOTHING_STAGED, [
  { record: broad, change: { bid_amount_local_micro: "3000000", entity_status: "PAUSED" } },
  { record: nameless, change: { categories: ["IAB1", "IAB2"], end_time: "2026-09-01T00:00:00Z" } },
]);
const around = { campaigns: new Map([[campaign.id, campaign]]) };
const review = (...now: LineItem[]) =>
  reviewStaged(STAGED_LINE_ITEMS, staged, new Map(now.map((item) => [item.id, item])), {
    plan: (items, outcome) => planLineItems(items, outcome, around),
    withinOf: ({ campaign_id }) => around.campaigns.get(campaign_id)?.name,
  });
const planned = (items: readonly LineItem[], change: LineItemChange) =>
  withStaged(
    items,
    stage(
      STAGED_LINE_ITEMS,
      NOTHING_STAGED,
      items.map((record) => ({ record, change })),
    ),
    (item, each) => lineItemWithChange(item, each, campaign),
  ).records;

it("publishes what is staged, each line item named with its campaign", () => {
  const { plan, conflicts } = review(broad, nameless);
  expect(conflicts).toEqual([]);
  expect(plan.items.map(({ name, within }) => `${name} in ${within}`)).toEqual([
    "Broad in Spring",
    "l2 in Spring",
  ]);
  expect(plan.items.map(({ operation }) => operation.params)).toEqual([
    { line_item_id: "l1", bid_amount_local_micro: "3000000", entity_status: "PAUSED" },
    { line_item_id: "l2", categories: ["IAB1", "IAB2"], end_time: "2026-09-01T00:00:00Z" },
  ]);
});

it("takes lists of the same values for the same, and finds lists that were changed elsewhere", () => {
  expect(review(broad, { ...nameless, categories: ["IAB1"] }).conflicts).toEqual([]);
  expect(review(broad, { ...nameless, categories: ["IAB9"] }).conflicts).toMatchObject([
    { key: "l2", within: "Spring", field: "categories", was: ["IAB1"], is: ["IAB9"] },
  ]);
});

it("says what the campaign does not allow by now", () => {
  const dear = stage(STAGED_LINE_ITEMS, NOTHING_STAGED, [
    { record: broad, change: { total_budget_amount_local_micro: "95000000" } },
  ]);
  const { impossible } = reviewStaged(STAGED_LINE_ITEMS, dear, new Map([[broad.id, broad]]), {
    plan: (items, outcome) => planLineItems(items, outcome, around),
  });
  expect(impossible).toMatchObject([{ key: "l1", reason: expect.stringContaining("may spend 90.00") }]);
});

it("shows automatic bids without an amount, and a resumed line item by what holds it back besides", () => {
  expect(planned([broad], { bid_strategy: "AUTO" })[0]).toMatchObject({ bid_amount_local_micro: null });
  const paused = sampleLineItem({
    entity_status: "PAUSED",
    servable: false,
    reasons_not_servable: ["PAUSED_BY_ADVERTISER"],
  });
  expect(planned([paused], { entity_status: "ACTIVE" })[0]).toMatchObject({ servable: true });
});

it("takes back single fields, and understands what a device stored", () => {
  expect(takeBack(STAGED_LINE_ITEMS, staged, "l2", "categories")[1]?.change).toEqual({
    end_time: "2026-09-01T00:00:00Z",
  });
  expect(STAGED_LINE_ITEMS.isStaged(structuredClone(staged))).toBe(true);
  expect(STAGED_LINE_ITEMS.isStaged([{ ...staged[0], change: { entity_status: "DRAFT" } }])).toBe(false);
});

it("writes values in words, times on the account's clocks", () => {
  const words = (field: string, value: unknown) =>
    STAGED_LINE_ITEMS.valueInWords(field, value, { currency: "EUR", zone: "Europe/Berlin" });
  expect(words("bid_amount_local_micro", "3000000")).toBe("3.00 EUR");
  expect(words("bid_strategy", "AUTO")).toBe("Automatic");
  expect(words("end_time", "2026-08-31T22:00:00Z")).toContain("1 Sep");
  expect(words("categories", [])).toBe("not set");
});
