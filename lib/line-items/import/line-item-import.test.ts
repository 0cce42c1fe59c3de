import { describe, expect, it } from "vitest";
import { batch, type LineItem } from "@/lib/ads/endpoints/line-items";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { parseCsv } from "@/lib/csv/test-csv";
import { csvPieces } from "@/lib/grid/csv-columns";
import { cellView } from "@/lib/record-import/cell-view";
import { importTemplate } from "@/lib/record-import/import-columns";
import { seenColumns } from "@/lib/records/record-files";
import { LINE_ITEM_COLUMNS } from "../line-item-columns";
import { LINE_ITEM_RECORDS } from "../line-item-records";
import { sampleLineItem } from "../test-line-item";
import {
  LINE_ITEM_EXAMPLE,
  LINE_ITEM_FILE,
  type LineItemCells,
  type LineItemImportField,
} from "./import-cells";
import { type LineItemImportContext, lineItemIndex } from "./known";
import { diffLineItemRow, LINE_ITEM_IMPORT } from "./line-item-import";

const campaign = sampleCampaign({
  id: "c1",
  name: "Spring sale",
  budget_optimization: "LINE_ITEM",
  total_budget_amount_local_micro: null,
  currency: "EUR",
});
const item = sampleLineItem({
  id: "8e12",
  campaign_id: "c1",
  name: "Prospecting",
  bid_strategy: "MAX",
  bid_amount_local_micro: "1500000",
  daily_budget_amount_local_micro: "20000000",
  placements: ["SERVICE_TIMELINE", "SERVICE_SEARCH"],
  end_time: "2026-04-01T09:00:00Z",
});

const knownOf = (items: readonly LineItem[] = [item]): LineItemImportContext => ({
  ...lineItemIndex(items),
  campaigns: new Map([[campaign.id, campaign]]),
  bidding: [],
  zone: "Europe/Paris",
  mark: undefined,
});
const known = knownOf();
const diff = (cells: LineItemCells, around = known) => diffLineItemRow(cells, around);
const problems = (cells: LineItemCells, around = known) => {
  const found = diff(cells, around);
  return found.kind === "impossible"
    ? Object.fromEntries(found.problems.map(({ field, message }) => [field, message]))
    : {};
};

/** A file's rows as they are read. */
function read(text: string) {
  const rows = parseCsv(text).map((cells, place) => ({ number: place + 1, cells: [...cells] }));
  const work = LINE_ITEM_FILE.begin({ id: "f", name: "a.csv", rows, cut: false, garbled: false });
  return rows.slice(1).map((_, place) => LINE_ITEM_FILE.cellsOf(work, place + 1));
}

describe("a row with the id of a line item", () => {
  it("changes nothing where it says what an export says, whichever columns that has", () => {
    const items = [item, sampleLineItem({ id: "l2", campaign_id: "c1", name: null })];
    const around = knownOf(items);
    for (const columns of [
      seenColumns(LINE_ITEM_COLUMNS, LINE_ITEM_COLUMNS.ids, () => campaign.name),
      LINE_ITEM_RECORDS.everyField(items),
    ]) {
      const text = [...csvPieces(items, columns)].map((piece) => piece.text).join("");
      expect(read(text).map((cells) => diff(cells, around))).toEqual(
        items.map((record) => ({ kind: "unchanged", record })),
      );
    }
  });

  it("changes dates, bids and budgets, each cell by its rules", () => {
    const cells = {
      id: "8e12",
      end_time: "24.12.2026",
      bid_amount_local_micro: "2,50",
      daily_budget_amount_local_micro: "25",
    };
    expect(diff(cells)).toMatchObject({
      kind: "changed",
      change: {
        end_time: "2026-12-24T22:59:00Z",
        bid_amount_local_micro: "2500000",
        daily_budget_amount_local_micro: "25000000",
      },
    });
    const view = (field: LineItemImportField) =>
      cellView(LINE_ITEM_IMPORT, { cells, diff: diff(cells) }, field, known);
    expect(view("end_time")).toMatchObject({
      now: "1 Apr 2026, 11:00",
      understood: "24 Dec 2026, 23:59",
      touched: true,
    });
  });

  it("says what is wrong at the cell that is", () => {
    expect(problems({ id: "8e12", end_time: "1 Feb 2026" })).toEqual({
      end_time: "The end lies before the start. Choose a later end.",
    });
    expect(problems({ id: "8e12", placements: "ALL_ON_SERVICE" })).toEqual({
      placements: "Set when a line item is created. Leave it as it was.",
    });
    expect(problems({ id: "8e12", campaign_id: "Autumn sale", currency: "USD" })).toEqual({
      campaign_id: expect.stringMatching(/stays in its campaign/),
      currency: expect.stringMatching(/paid in EUR/),
    });
    expect(problems({ id: "none" })).toEqual({ id: expect.stringMatching(/No line item of this account/) });
    expect(problems({ id: "8e12", name: "B" }, knownOf([{ ...item, deleted: true }]))).toEqual({
      id: "It is deleted, so it cannot be changed any more.",
    });
  });

  it("takes a strategy and its amount together", () => {
    const automatic = { ...item, bid_strategy: "AUTO", bid_amount_local_micro: null };
    const cells = { id: "8e12", bid_strategy: "Maximum", bid_amount_local_micro: "3" };
    expect(diff(cells, knownOf([automatic])).kind).toBe("changed");
    expect(problems({ id: "8e12", bid_strategy: "MAX" }, knownOf([automatic]))).toEqual({
      bid_strategy: expect.stringMatching(/needs its amount/),
    });
  });
});

describe("a row without an id", () => {
  const fresh = {
    name: "Retargeting",
    campaign_id: "spring SALE",
    start_time: "2027-01-10 09:00",
    end_time: "2027-02-28",
    bid_amount_local_micro: "1.20",
    bid_strategy: "MAX",
    total_budget_amount_local_micro: "500",
  };

  it("creates a paused line item in its campaign, with the objective of its kin", () => {
    const rows = [{ row: 1, number: 2, diff: diff(fresh) }];
    const { items, title } = LINE_ITEM_IMPORT.plan(rows);
    expect(title).toBe("Create 1 line item");
    expect(items[0]?.operation).toMatchObject({
      operation_type: "Create",
      params: {
        campaign_id: "c1",
        name: "Retargeting",
        entity_status: "PAUSED",
        objective: "WEBSITE_CLICKS",
        product_type: "PROMOTED_POST",
        start_time: "2027-01-10T08:00:00Z",
        end_time: "2027-02-28T22:59:00Z",
        bid_amount_local_micro: "1200000",
      },
    });
    expect(batch.body.safeParse(items.map(({ operation }) => operation)).success).toBe(true);
  });

  it("is what its own template says", () => {
    const [cells = {}] = read(importTemplate(LINE_ITEM_EXAMPLE).join(""));
    expect(diff({ ...cells, campaign_id: "c1" }, knownOf([]))).toMatchObject({
      kind: "new",
      status: "PAUSED",
    });
  });

  it("says what it lacks, each at its cell", () => {
    expect(problems({ name: "New" })).toEqual({ campaign_id: "Write the campaign’s name or ID." });
    expect(problems({ ...fresh, start_time: "", objective: "REACH", placements: "Nowhere" })).toEqual({
      start_time: "Say when it starts.",
      objective: expect.stringMatching(/^Here it is Website clicks/),
      placements: expect.stringMatching(/ALL_ON_SERVICE/),
    });
    expect(problems({ ...fresh, campaign_id: "Autumn" }).campaign_id).toMatch(/No campaign named “Autumn”/);
  });

  it("is delivered as its row says, and as usual where that says nothing", () => {
    const made = (standard_delivery: string) => diff({ ...fresh, standard_delivery });
    expect(made("Accelerated")).toMatchObject({ kind: "new", form: { standard_delivery: false } });
    expect(made("sometimes").kind).toBe("impossible");
    const choices = LINE_ITEM_IMPORT.choices(diff(fresh), "standard_delivery", "", known);
    expect(choices).toMatchObject({ value: "unsaid" });
    expect(choices?.write("unsaid")).toBe("");
    const settled = new Map([["c1", { ...campaign, budget_optimization: "CAMPAIGN" as const }]]);
    const row = { ...fresh, standard_delivery: "yes", daily_budget_amount_local_micro: "5" };
    expect(problems(row, { ...known, campaigns: settled })).toMatchObject({
      standard_delivery: expect.stringMatching(/budgets of their own/),
      daily_budget_amount_local_micro: expect.stringMatching(/campaign/),
    });
    expect(diff({ id: "8e12", standard_delivery: "no" })).toMatchObject({
      change: { standard_delivery: false },
    });
  });

  it("makes nothing twice", () => {
    const twin = { name: "Prospecting", campaign_id: "c1", bid_amount_local_micro: "1.5" };
    expect(diff(twin)).toEqual({ kind: "unchanged", record: item });
    expect(problems({ ...fresh, name: "Prospecting" }).name).toMatch(/Put its id, 8e12/);
  });
});
