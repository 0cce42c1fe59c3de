import { expect, it } from "vitest";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { groupRecords } from "@/lib/records/group-records";
import { groupingWords } from "@/lib/records/record-columns";
import { CAMPAIGN_COLUMNS } from "./campaign-columns";
import { CAMPAIGN_RECORDS } from "./campaign-records";

const { usualSort } = CAMPAIGN_RECORDS;

const campaigns = [
  sampleCampaign({ id: "a1", entity_status: "ACTIVE", servable: true, reasons_not_servable: [] }),
  sampleCampaign({
    id: "b2",
    entity_status: "PAUSED",
    servable: false,
    reasons_not_servable: ["PAUSED_BY_ADVERTISER", "EXPIRED"],
    budget_optimization: "LINE_ITEM",
    purchase_order_number: "PO-7",
  }),
];

const groupsBy = (group: string | null) =>
  groupRecords(CAMPAIGN_COLUMNS, campaigns, { group, sort: usualSort }, (id) => `Name of ${id}`)?.map(
    ({ label }) => label,
  );

it.each([
  ["status", ["Paused", "Serving"]],
  ["why", ["Ended", "No reason given"]],
  ["funding", [`Name of ${campaigns[0]?.funding_instrument_id}`]],
  ["optimization", ["Across the campaign", "By line item"]],
  ["po", ["PO-7", "No purchase order number"]],
])("puts campaigns into groups by %s", (by, labels) => {
  expect(groupsBy(by)).toEqual(labels);
  expect(groupingWords(CAMPAIGN_COLUMNS)).toHaveProperty(by);
});

it("leaves them in none where the address names nothing that is known", () => {
  expect(groupsBy(null)).toBeUndefined();
  expect(groupsBy("weather")).toBeUndefined();
});

it("adds up both budgets", () => {
  const seen = { group: "funding", sort: usualSort };
  const [group] = groupRecords(CAMPAIGN_COLUMNS, campaigns, seen, (id) => id) ?? [];
  const sums = group ? [...group.sums] : [];
  expect(sums.flatMap(([id, found]) => (found.length > 0 ? id : []))).toEqual(["daily", "total"]);
});
