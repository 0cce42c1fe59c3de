import fc from "fast-check";
import { expect, it } from "vitest";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { readSort, writeSort } from "@/lib/grid/sort";
import { type Arrangement, arrangeRecords } from "@/lib/records/arrange-records";
import { NameOrder } from "@/lib/records/name-order";
import { CAMPAIGN_COLUMNS, type CampaignColumn } from "./campaign-columns";
import { CAMPAIGN_RECORDS, type CampaignSort, serviceSort } from "./campaign-records";
import { sampleCampaign } from "./test-campaign";

const EVERYTHING: Arrangement<CampaignColumn, CampaignColumn> = {
  search: "",
  filters: [],
  deleted: "shown",
  zone: "UTC",
  sort: CAMPAIGN_RECORDS.usualSort,
  referredName: String,
};
const sortCampaigns = (
  campaigns: readonly Campaign[],
  sort: CampaignSort,
  referredName = (id: string) => id,
) => arrangeRecords(CAMPAIGN_RECORDS, campaigns, { ...EVERYTHING, sort, referredName });

const amount = fc.option(fc.bigInt(1n, 9223372036854775807n).map(String), { nil: null });
const campaign = fc
  .record({
    id: fc.stringMatching(/^[0-9a-z]{1,6}$/),
    name: fc.string(),
    daily_budget_amount_local_micro: amount,
    total_budget_amount_local_micro: amount,
    purchase_order_number: fc.option(fc.string(), { nil: null }),
    standard_delivery: fc.option(fc.boolean(), { nil: null }),
  })
  .map(sampleCampaign);
const sorts = fc.record({
  column: fc.constantFrom(...CAMPAIGN_COLUMNS.ids),
  direction: fc.constantFrom("asc" as const, "desc" as const),
});

it("orders campaigns whose names were put in order before as it orders any", () => {
  fc.assert(
    fc.property(fc.array(campaign), sorts, (campaigns, sort) => {
      const names = new NameOrder<Campaign>(CAMPAIGN_RECORDS.nameOf);
      names.prepare(campaigns);
      const asked = { ...EVERYTHING, sort };
      expect(arrangeRecords(CAMPAIGN_RECORDS, campaigns, asked, names)).toEqual(
        sortCampaigns(campaigns, sort),
      );
      const others = [...campaigns];
      expect(arrangeRecords(CAMPAIGN_RECORDS, others, asked, names)).toEqual(sortCampaigns(others, sort));
    }),
  );
});

it("keeps every campaign and loses none, whatever it sorts by", () => {
  fc.assert(
    fc.property(fc.array(campaign), sorts, (campaigns, sort) => {
      const sorted = sortCampaigns(campaigns, sort);
      expect(new Set(sorted)).toEqual(new Set(campaigns));
      expect(sorted).toHaveLength(campaigns.length);
    }),
  );
});

it("orders amounts exactly, beyond what a number can hold, with missing ones last both ways", () => {
  fc.assert(
    fc.property(fc.array(campaign), fc.boolean(), (campaigns, up) => {
      const direction = up ? "asc" : "desc";
      const amounts = sortCampaigns(campaigns, { column: "daily", direction }).map(
        (sorted) => sorted.daily_budget_amount_local_micro,
      );
      const present = amounts.filter((micros) => micros !== null).map(BigInt);
      expect(amounts.slice(present.length).every((micros) => micros === null)).toBe(true);
      for (const [at, next] of present.slice(1).entries()) {
        const previous = present[at] ?? next;
        expect(up ? previous <= next : previous >= next).toBe(true);
      }
    }),
  );
});

it("puts equals in the order of their names and ids", () => {
  const rows = ["c", "a", "b"].map((id) => sampleCampaign({ id }));
  for (const direction of ["asc", "desc"] as const) {
    expect(sortCampaigns(rows, { column: "name", direction }).map(({ id }) => id)).toEqual(["a", "b", "c"]);
  }
});

it("counts in names: 2 before 10", () => {
  const rows = ["Wave 10", "wave 2"].map((name) => sampleCampaign({ name }));
  expect(sortCampaigns(rows, { column: "name", direction: "asc" })[0]?.name).toBe("wave 2");
});

it("sorts funding by the name that is shown", () => {
  const rows = ["f1", "f2"].map((id) => sampleCampaign({ funding_instrument_id: id }));
  const names: Record<string, string> = { f1: "Visa", f2: "Amex" };
  const sorted = sortCampaigns(rows, { column: "funding", direction: "asc" }, (id) => names[id] ?? id);
  expect(sorted[0]?.funding_instrument_id).toBe("f2");
});

it("travels through the address", () => {
  fc.assert(
    fc.property(sorts, (sort) => {
      expect(readSort(CAMPAIGN_COLUMNS.ids, writeSort(sort))).toEqual(sort);
    }),
  );
  expect(readSort(CAMPAIGN_COLUMNS.ids, "name")).toBeUndefined();
  expect(readSort(CAMPAIGN_COLUMNS.ids, "moon-asc")).toBeUndefined();
});

it("asks the service for an order that it offers", () => {
  expect(serviceSort({ column: "created", direction: "desc" })).toBe("created_at-desc");
  expect(serviceSort({ column: "why", direction: "asc" })).toBeUndefined();
});

it("searches names by any part and ids as a whole", () => {
  const campaign = sampleCampaign({ id: "8wku2", name: "Spring sale" });
  const found = (search: string) =>
    arrangeRecords(CAMPAIGN_RECORDS, [campaign], { ...EVERYTHING, search }).length > 0;
  expect(found(" sale")).toBe(true);
  expect(found("sale spring")).toBe(true);
  expect(found("8wku2")).toBe(true);
  expect(found("8wk")).toBe(false);
  expect(found("")).toBe(true);
});
