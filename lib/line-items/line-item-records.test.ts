import { expect, it } from "vitest";
import { type Arrangement, arrangeRecords } from "@/lib/records/arrange-records";
import type { LineItemColumn } from "./line-item-columns";
import type { LineItemFilterId } from "./line-item-filters";
import { LINE_ITEM_RECORDS } from "./line-item-records";
import { lineItemClosedReason } from "./line-item-words";
import { sampleLineItem } from "./test-line-item";

const items = [
  sampleLineItem({ id: "a", name: "Broad", campaign_id: "c2", bid_amount_local_micro: "900000" }),
  sampleLineItem({ id: "b", name: "Keywords", campaign_id: "c1", entity_status: "PAUSED" }),
  sampleLineItem({ id: "c", name: null, campaign_id: "c1", bid_amount_local_micro: "10000000" }),
];
const campaignName = (id: string) => (id === "c1" ? "Autumn" : "Winter");
const arranged = (wish: Partial<Arrangement<LineItemColumn, LineItemFilterId>>, some = items) =>
  arrangeRecords(LINE_ITEM_RECORDS, some, {
    search: "",
    filters: [],
    deleted: "hidden",
    zone: "UTC",
    sort: { column: "name", direction: "asc" },
    referredName: campaignName,
    ...wish,
  }).map(({ id }) => id);

it("finds line items by every word of a search, in names, and by a whole id", () => {
  expect(arranged({ search: " KEY words" })).toEqual(["b"]);
  expect(arranged({ search: "c" })).toEqual(["c"]);
});

it("keeps those that pass the filters, a status in the words of campaigns", () => {
  expect(arranged({ filters: [{ kind: "choice", field: "status", values: ["paused"] }] })).toEqual(["b"]);
  expect(arranged({ filters: [{ kind: "choice", field: "status", values: ["active"] }] })).toEqual([
    "a",
    "c",
  ]);
  expect(
    arranged({
      filters: [
        { kind: "choice", field: "campaign", values: ["c1", "c2"] },
        { kind: "money", field: "bid", currency: "EUR", from: "1000000" },
      ],
    }),
  ).toEqual(["c"]);
});

it("orders amounts by size, with those that have none last either way", () => {
  expect(arranged({ sort: { column: "bid", direction: "asc" } })).toEqual(["a", "c", "b"]);
  expect(arranged({ sort: { column: "bid", direction: "desc" } })).toEqual(["c", "a", "b"]);
});

it("orders by when each was created and changed, and by id", () => {
  const some = [
    sampleLineItem({ id: "b", created_at: "2026-03-02T08:00:00Z", updated_at: "2026-03-09T08:00:00Z" }),
    sampleLineItem({ id: "a", created_at: "2026-03-01T08:00:00Z", updated_at: "2026-03-10T08:00:00Z" }),
  ];
  expect(arranged({ sort: { column: "created", direction: "desc" } }, some)).toEqual(["b", "a"]);
  expect(arranged({ sort: { column: "updated", direction: "desc" } }, some)).toEqual(["a", "b"]);
  expect(arranged({ sort: { column: "id", direction: "asc" } }, some)).toEqual(["a", "b"]);
});

it("orders by the campaign's name, and within a campaign by the line item's", () => {
  expect(arranged({ sort: { column: "campaign", direction: "asc" } })).toEqual(["c", "b", "a"]);
});

it("shows deleted line items among the others, alone or not at all", () => {
  const some = [sampleLineItem({ id: "gone", deleted: true }), sampleLineItem({ id: "here" })];
  expect(arranged({}, some)).toEqual(["here"]);
  expect(arranged({ deleted: "shown" }, some)).toEqual(["gone", "here"]);
  expect(arranged({ deleted: "only" }, some)).toEqual(["gone"]);
});

it("cannot be changed once it or its campaign is deleted", () => {
  const closed = (fields: Parameters<typeof sampleLineItem>[0]) =>
    lineItemClosedReason(sampleLineItem(fields));
  expect(closed({ reasons_not_servable: ["PAUSED_BY_ADVERTISER"] })).toBeUndefined();
  expect(closed({ reasons_not_servable: ["DELETED"] })).toMatch(/campaign is deleted/);
  expect(closed({ deleted: true })).toMatch(/^It is deleted/);
});
