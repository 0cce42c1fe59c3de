import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CAMPAIGN_COLUMNS } from "@/lib/campaigns/campaign-columns";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { LINE_ITEM_COLUMNS } from "@/lib/line-items/line-item-columns";
import { sampleLineItem } from "@/lib/line-items/test-line-item";
import type { CellEdit } from "./cell-edits";
import { cellEdits, type RecordColumns } from "./record-columns";
import { seenCell } from "./record-files";
import { readAmount, readCell, readCells } from "./written-cells";

const campaign = sampleCampaign({ currency: "EUR", daily_budget_amount_local_micro: "20000000" });
const CAMPAIGN_EDITS = cellEdits(CAMPAIGN_COLUMNS);
const changeOf = (field: string, cell: string, of = campaign) =>
  readCells(CAMPAIGN_EDITS, of, (each) => (each === field ? cell : undefined));

const amount = fc.option(fc.bigInt({ min: 10_000n, max: 10n ** 15n }).map((cents) => `${cents * 10_000n}`));

/** An editable column changes nothing where its cell has the exported value of the record. */
function holdsItsOwn<Id extends string, Row extends { readonly currency: string }, Change>(
  columns: RecordColumns<Id, Row, Change>,
  row: Row,
) {
  for (const id of columns.ids) {
    const { edits, file } = columns.of(id);
    if (!edits || Object.keys(file).length > 1) continue;
    expect(readCell(edits, row, seenCell(columns, id, row, String)), id).toEqual({});
  }
}

describe("a cell that says what an export says", () => {
  it("changes nothing, of a campaign", () => {
    fc.assert(
      fc.property(
        fc.record({
          daily_budget_amount_local_micro: amount,
          total_budget_amount_local_micro: amount,
          currency: fc.constantFrom("EUR", "JPY", "KWD"),
          standard_delivery: fc.option(fc.boolean()),
          budget_optimization: fc.constantFrom("CAMPAIGN", "LINE_ITEM"),
          entity_status: fc.constantFrom("ACTIVE", "PAUSED", "DRAFT"),
          purchase_order_number: fc.option(fc.constantFrom("PO-7", "0012", "8e12")),
        }),
        (fields) => holdsItsOwn(CAMPAIGN_COLUMNS, sampleCampaign(fields)),
      ),
    );
  });

  it("changes nothing where the service has a value that is not known", () => {
    holdsItsOwn(CAMPAIGN_COLUMNS, sampleCampaign({ entity_status: "ARCHIVED", budget_optimization: "NONE" }));
    holdsItsOwn(LINE_ITEM_COLUMNS, sampleLineItem({ entity_status: "DRAFT" }));
  });

  it("changes nothing, of a line item", () => {
    fc.assert(
      fc.property(
        fc.record({
          name: fc.option(fc.constantFrom("Prospecting", "=1+1")),
          daily_budget_amount_local_micro: amount,
          total_budget_amount_local_micro: amount,
          entity_status: fc.constantFrom("ACTIVE", "PAUSED"),
        }),
        (fields) => holdsItsOwn(LINE_ITEM_COLUMNS, sampleLineItem(fields)),
      ),
    );
  });
});

describe("a cell", () => {
  it("is read by the field of its column, and keeps the type of its value", () => {
    expect(changeOf("name", " Autumn\u200b ").changes).toEqual([{ name: "Autumn" }]);
    expect(changeOf("daily_budget_amount_local_micro", "12,50").changes).toEqual([
      { daily_budget_amount_local_micro: "12500000" },
    ]);
    expect(changeOf("daily_budget_amount_local_micro", " ").changes).toEqual([
      { daily_budget_amount_local_micro: null },
    ]);
    for (const cell of ["nein", "FALSE", "accelerated"]) {
      expect(changeOf("standard_delivery", cell).changes).toEqual([{ standard_delivery: false }]);
    }
    expect(changeOf("budget_optimization", "by line item").changes).toEqual([
      { budget_optimization: "LINE_ITEM" },
    ]);
    expect(changeOf("purchase_order_number", '="0012"').changes).toEqual([{ purchase_order_number: "0012" }]);
  });

  it("says what to write where it says nothing that can be", () => {
    const problem = (field: string, cell: string) => changeOf(field, cell).problems[0]?.message;
    expect(problem("entity_status", "off")).toBe("Write ACTIVE or PAUSED.");
    expect(problem("entity_status", "draft")).toMatch(/does not become a draft again/);
    expect(problem("standard_delivery", "maybe")).toBe("Write true or false.");
    const undecided = sampleCampaign({ standard_delivery: null });
    expect(changeOf("standard_delivery", "maybe", undecided).problems).toHaveLength(1);
    expect(problem("daily_budget_amount_local_micro", "1,2,3")).toBeDefined();
  });

  it("changes no choice while it is empty", () => {
    expect(changeOf("entity_status", " ")).toEqual({ changes: [], problems: [] });
    expect(changeOf("standard_delivery", "")).toEqual({ changes: [], problems: [] });
  });
});

it("an amount that has to stay one is not cleared", () => {
  const edit: CellEdit<typeof campaign, object> = {
    kind: "amount",
    field: "daily_budget_amount_local_micro",
    of: ({ daily_budget_amount_local_micro }) => daily_budget_amount_local_micro,
    clearable: false,
    change: () => ({}),
  };
  expect(readCell(edit, campaign, "")).toEqual({ problem: "This amount cannot be cleared." });
  expect(readAmount(edit, campaign, " ")).toMatchObject({ ok: false });
});
