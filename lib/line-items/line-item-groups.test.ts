import { expect, it } from "vitest";
import { groupRecords } from "@/lib/records/group-records";
import { groupingWords } from "@/lib/records/record-columns";
import { LINE_ITEM_COLUMNS } from "./line-item-columns";
import { LINE_ITEM_RECORDS } from "./line-item-records";
import { sampleLineItem } from "./test-line-item";

const { usualSort } = LINE_ITEM_RECORDS;

const items = [
  sampleLineItem({ id: "l1", campaign_id: "c2", objective: "REACH", entity_status: "PAUSED" }),
  sampleLineItem({
    id: "l2",
    campaign_id: "c1",
    objective: "WEBSITE_CLICKS",
    servable: true,
    reasons_not_servable: [],
    daily_budget_amount_local_micro: "5000000",
  }),
];

const headsBy = (group: string) =>
  groupRecords(LINE_ITEM_COLUMNS, items, { group, sort: usualSort }, (id) => `Campaign ${id}`) ?? [];

it.each([
  ["campaign", ["Campaign c1", "Campaign c2"]],
  ["status", ["Paused", "Serving"]],
  ["objective", ["Reach", "Website clicks"]],
])("puts line items into groups by %s", (by, labels) => {
  expect(headsBy(by).map(({ label }) => label)).toEqual(labels);
  expect(groupingWords(LINE_ITEM_COLUMNS)).toHaveProperty(by);
});

it("adds up the budgets of their own, which many have not", () => {
  const [own, none] = headsBy("campaign").map(({ sums }) => sums.get("daily"));
  expect(own).toEqual([{ currency: items[1]?.currency, unit: "money", value: 5_000_000n, rows: 1 }]);
  expect(none).toEqual([]);
});

it("leaves them in none where the address names nothing that is known", () => {
  expect(
    groupRecords(LINE_ITEM_COLUMNS, items, { group: "weather", sort: usualSort }, (id) => id),
  ).toBeUndefined();
});
