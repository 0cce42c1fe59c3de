import { expect, it } from "vitest";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { parseCsv } from "@/lib/csv/test-csv";
import { type CsvColumn, csvPieces } from "@/lib/grid/csv-columns";
import { isStatistic } from "@/lib/records/record-columns";
import { copiedColumns, seenColumns } from "@/lib/records/record-files";
import { LINE_ITEM_COLUMNS, type LineItemColumn } from "./line-item-columns";
import { LINE_ITEM_RECORDS } from "./line-item-records";
import { sampleLineItem } from "./test-line-item";

const items = [
  sampleLineItem({
    id: "8e12",
    name: "=Broad, wide",
    bid_strategy: "MAX",
    bid_amount_local_micro: "1500000",
    end_time: "2026-04-01T09:00:00Z",
    placements: ["SERVICE_TIMELINE", "SERVICE_SEARCH"],
    store_a_app_identifier: "574127331999999999",
    currency: "KWD",
  }),
  sampleLineItem({ name: null }),
];
const fileOf = (columns: readonly CsvColumn<LineItem>[]) =>
  parseCsv([...csvPieces(items, columns)].map(({ text }) => text).join(""));

it("gives each value that stands in a cell of the grid a column, amounts exact and times as the service has them", () => {
  const [heading = [], ...rows] = fileOf(
    seenColumns(
      LINE_ITEM_COLUMNS,
      LINE_ITEM_COLUMNS.ids.filter((id) => !isStatistic(LINE_ITEM_COLUMNS.of(id).value)),
      (id) => `Campaign ${id}`,
    ),
  );
  expect(rows.map((row) => Object.fromEntries(row.map((cell, at) => [heading[at], cell])))).toEqual([
    {
      ID: '="8e12"',
      "Line item": "'=Broad, wide",
      Campaign: "Campaign 8wku2",
      Status: "ACTIVE",
      "Why not serving": "",
      Starts: "2026-03-01T09:00:00Z",
      Ends: "2026-04-01T09:00:00Z",
      Objective: "WEBSITE_CLICKS",
      Goal: "LINK_CLICKS",
      "Advertiser’s domain": "",
      Placements: "SERVICE_TIMELINE SERVICE_SEARCH",
      "Bid strategy": "MAX",
      Bid: "1.500",
      "Daily budget": "",
      "Total budget": "",
      "Standard delivery": "",
      Created: "2026-03-01T09:00:00Z",
      Updated: "2026-03-01T09:00:00Z",
      Currency: "KWD",
    },
    expect.objectContaining({ "Line item": "", Ends: "", "Bid strategy": "AUTO", Bid: "", Currency: "EUR" }),
  ]);
});

it("holds the columns that are seen, in their order", () => {
  const [heading] = fileOf(seenColumns(LINE_ITEM_COLUMNS, ["name", "strategy", "bid", "campaign"], String));
  expect(heading).toEqual(["ID", "Line item", "Bid strategy", "Bid", "Campaign", "Currency"]);
});

it("copies the columns that are seen with the id, amounts with their currency", () => {
  const headings = (...ids: LineItemColumn[]) =>
    copiedColumns(LINE_ITEM_COLUMNS, ids, String, "UTC").map(({ heading }) => heading);
  expect(headings("name", "strategy", "bid")).toEqual(["ID", "Line item", "Bid strategy", "Bid", "Currency"]);
  expect(headings("name", "id", "start", "end")).toEqual(["Line item", "ID", "Starts", "Ends"]);
});

it("copies times as the grid shows them, on the account's clocks, and leaves what is no time", () => {
  const [dated] = items;
  const cells = (zone: string) =>
    copiedColumns(LINE_ITEM_COLUMNS, ["start", "end", "created"], String, zone).map(
      ({ text }) => dated && text(dated),
    );
  expect(cells("Europe/Paris")).toEqual(["8e12", "2026-03-01 10:00", "2026-04-01 11:00", "2026-03-01 10:00"]);
  expect(cells("Asia/Tokyo").at(1)).toBe("2026-03-01 18:00");
  const open = copiedColumns(LINE_ITEM_COLUMNS, ["start", "end"], String, "Asia/Tokyo").map(({ text }) =>
    text(sampleLineItem({ end_time: null })),
  );
  expect(open.at(-1)).toBe("");
});

it("keeps every field under the service's name, and identifiers of apps from being rounded", () => {
  const [heading = [], first = []] = fileOf(LINE_ITEM_RECORDS.everyField(items));
  const cell = (name: string) => first[heading.indexOf(name)];
  expect(heading[0]).toBe("id");
  expect(cell("campaign_id")).toBe("8wku2");
  expect(cell("store_a_app_identifier")).toBe('="574127331999999999"');
  expect(cell("bid_amount")).toBe("1.500");
  expect(cell("placements")).toBe('["SERVICE_TIMELINE","SERVICE_SEARCH"]');
});
