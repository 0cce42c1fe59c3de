import { expect, it } from "vitest";
import { readFilters } from "@/lib/grid/filters";
import { arrangeRecords } from "@/lib/records/arrange-records";
import { LINE_ITEM_FILTERS } from "./line-item-filters";
import { LINE_ITEM_RECORDS, LINE_ITEM_VIEWS } from "./line-item-records";
import { sampleLineItem } from "./test-line-item";

const items = [
  sampleLineItem({ id: "serves" }),
  sampleLineItem({ id: "stuck", servable: false, reasons_not_servable: ["BUDGET_EXHAUSTED"] }),
  sampleLineItem({ id: "ahead", servable: false, reasons_not_servable: ["STARTS_IN_FUTURE"] }),
  sampleLineItem({ id: "paused", entity_status: "PAUSED" }),
];

it("has a built-in view for each common task, in words that the filters take", () => {
  const found = LINE_ITEM_VIEWS.builtIn.map(({ name, query }) => {
    const { filters, unreadable } = readFilters(LINE_ITEM_FILTERS, new URLSearchParams(query));
    expect(unreadable).toEqual([]);
    const rows = arrangeRecords(LINE_ITEM_RECORDS, items, {
      search: "",
      filters,
      deleted: "hidden",
      zone: "UTC",
      sort: { column: "name", direction: "asc" },
      referredName: String,
    });
    return [name, rows.map(({ id }) => id).sort()];
  });
  expect(found).toEqual([
    ["All", ["ahead", "paused", "serves", "stuck"]],
    ["Active", ["ahead", "serves", "stuck"]],
    ["Serving", ["serves"]],
    ["Not serving", ["stuck"]],
    ["Scheduled", ["ahead"]],
    ["Paused", ["paused"]],
    ["Ended", []],
  ]);
});
