import { expect, it } from "vitest";
import { lineItemDelivery } from "@/lib/delivery/delivery";
import { touchedOnly } from "@/lib/staged/staged-changes";
import { lineItemWithChange } from "./line-item-change";
import { STAGED_LINE_ITEMS } from "./staged-line-items";
import { sampleLineItem } from "./test-line-item";

it("sends only what differs", () => {
  const item = sampleLineItem({ name: "Readers", total_budget_amount_local_micro: "5000000" });
  expect(touchedOnly(STAGED_LINE_ITEMS, item, { name: "Readers", entity_status: "ACTIVE" })).toEqual({});
  expect(
    touchedOnly(STAGED_LINE_ITEMS, item, { name: "Writers", total_budget_amount_local_micro: null }),
  ).toEqual({
    name: "Writers",
    total_budget_amount_local_micro: null,
  });
});

const paused = sampleLineItem({
  entity_status: "PAUSED",
  servable: false,
  reasons_not_servable: ["PAUSED_BY_ADVERTISER"],
});
const wordAfter = (item: typeof paused, campaign?: string) =>
  lineItemDelivery(
    lineItemWithChange(item, { entity_status: "ACTIVE" }, campaign ? { entity_status: campaign } : undefined),
  ).status.word;

it("says what a resumed line item will do before the service has answered", () => {
  expect(wordAfter(paused)).toBe("Serving");
  expect(wordAfter(paused, "ACTIVE")).toBe("Serving");
  expect(wordAfter(paused, "PAUSED")).toBe("Not serving");
  const held = { ...paused, reasons_not_servable: ["PAUSED_BY_ADVERTISER", "EXPIRED"] };
  expect(wordAfter(held)).toBe("Ended");
});

it("shows a paused line item as paused, and other changes as they are", () => {
  const running = sampleLineItem();
  expect(
    lineItemDelivery(lineItemWithChange(running, { entity_status: "PAUSED" }, undefined)).status.word,
  ).toBe("Paused");
  expect(lineItemWithChange(running, { name: "New" }, undefined)).toEqual({ ...running, name: "New" });
});
