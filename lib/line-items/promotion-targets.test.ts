import { expect, it } from "vitest";
import { promotionConsequence, promotionTargets } from "./promotion-targets";
import { sampleLineItem } from "./test-line-item";

const NAMES: Readonly<Record<string, string>> = { spring: "Spring sale", noel: "Coffrets de Noël" };
const nameOf = (id: string) => NAMES[id] ?? id;

const live = sampleLineItem({
  id: "live",
  name: "Prospecting",
  campaign_id: "noel",
  product_type: "PROMOTED_POST",
});
const paused = sampleLineItem({
  id: "paused",
  name: "Prospecting",
  campaign_id: "spring",
  product_type: "PROMOTED_POST",
  entity_status: "PAUSED",
  servable: false,
  reasons_not_servable: ["PAUSED_BY_ADVERTISER", "INCOMPLETE"],
});
const bare = sampleLineItem({
  id: "bare",
  name: "Keywords",
  campaign_id: "spring",
  product_type: "PROMOTED_POST",
  servable: false,
  reasons_not_servable: ["INCOMPLETE"],
});
const others = [
  sampleLineItem({ id: "media", product_type: "MEDIA" }),
  sampleLineItem({ id: "account", product_type: "PROMOTED_ACCOUNT" }),
  sampleLineItem({ id: "orphan", product_type: "PROMOTED_POST", reasons_not_servable: ["DELETED"] }),
];
const found = (search: string) =>
  promotionTargets([paused, ...others, live, bare], search, nameOf).map(({ id }) => id);

it("offers only line items that can take a post, those that serve first", () => {
  expect(found("")).toEqual(["live", "paused", "bare"]);
});

it("finds them by their campaign's name too, by any of the words", () => {
  expect(found("noel")).toEqual(["live"]);
  expect(found("spring prospecting")).toEqual(["paused"]);
  expect(found("bare")).toEqual(["bare"]);
  expect(found("winter")).toEqual([]);
});

it("says whether people see the post at once", () => {
  expect(promotionConsequence([live])).toBe("The post starts showing at once.");
  // It lacked only a post.
  expect(promotionConsequence([bare])).toBe("The post starts showing at once.");
  expect(promotionConsequence([paused])).toMatch(/^The post is not shown yet/);
  expect(promotionConsequence([live, paused])).toBe(
    "The post starts showing at once with 1 line item, with the others when they start.",
  );
});
