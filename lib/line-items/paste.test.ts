import { describe, expect, it } from "vitest";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { copiedRows } from "@/lib/grid/copied-rows";
import { fillChosen } from "@/lib/grid/paste";
import { copiedColumns } from "@/lib/records/record-files";
import { LINE_ITEM_COLUMNS, type LineItemColumn } from "./line-item-columns";
import { placeOnLineItems, planLineItemPaste } from "./paste";
import { sampleLineItem } from "./test-line-item";

const item = sampleLineItem({
  id: "l1",
  name: "Prospecting",
  currency: "EUR",
  entity_status: "PAUSED",
  bid_strategy: "MAX",
  bid_amount_local_micro: "2000000",
});
const other = { ...item, id: "l2", name: "Retargeting", bid_strategy: "AUTO", bid_amount_local_micro: null };
const items = [item, other];
const campaign = {
  name: "Spring sale",
  budget_optimization: "LINE_ITEM",
  total_budget_amount_local_micro: null,
  currency: "EUR",
} as const;

function paste(text: string, columns: readonly LineItemColumn[], rows: readonly LineItem[] = items) {
  const placed = placeOnLineItems(
    { text, rows, chosen: false, columns },
    new Map(rows.map((row) => [row.id, row])),
  );
  const { items: planned, excluded } = planLineItemPaste(placed, {
    campaigns: new Map([[item.campaign_id, campaign]]),
    zone: "Europe/Paris",
  });
  return {
    unused: placed.unused,
    sent: planned.map(({ operation }) => operation.params),
    reasons: excluded.map(({ name, reason }) => `${name}: ${reason}`),
  };
}

it("takes one value into the chosen rows, whichever column of those that are edited it is said of", () => {
  for (const column of LINE_ITEM_COLUMNS.ids.filter((column) => LINE_ITEM_COLUMNS.of(column).edits)) {
    const said = fillChosen('a "word", 7', { rows: items, column, verb: "Set it to 7 for" });
    const placed = placeOnLineItems(said, new Map(items.map((row) => [row.id, row])));
    expect(placed.unused, column).toEqual([]);
    expect(
      placed.rows.map(({ cells }) => Object.values(cells)),
      column,
    ).toEqual([['a "word", 7'], ['a "word", 7']]);
  }
});

describe("pasting into line items", () => {
  it("changes names, statuses and amounts", () => {
    expect(paste("Prospecting 2\tx\tActive\nRetargeting\tx\tPaused", ["name", "campaign", "status"])).toEqual(
      {
        unused: ["Campaign"],
        sent: [{ line_item_id: "l1", name: "Prospecting 2", entity_status: "ACTIVE" }],
        reasons: ["Retargeting: No change."],
      },
    );
    expect(paste("12,5", ["daily"]).sent).toEqual([
      { line_item_id: "l1", daily_budget_amount_local_micro: "12500000" },
    ]);
    expect(paste("shop.example", ["domain"]).sent).toEqual([
      { line_item_id: "l1", advertiser_domain: "shop.example" },
    ]);
  });

  it("takes columns by every name that an imported file may have", () => {
    for (const heading of ["Bid", "Bid amount", "Max bid"]) {
      expect(paste(`Ad set ID\t${heading}\nl1\t3`, ["name"]).sent, heading).toEqual([
        { line_item_id: "l1", bid_amount_local_micro: "3000000" },
      ]);
    }
    expect(paste("ID\tObjective\tBid\nl1\tREACH\t3", ["name"]).unused).toEqual(["Objective"]);
  });

  it("says for each row what stands against it", () => {
    const { sent, reasons } = paste("2.5\n3", ["bid"]);
    expect(sent).toEqual([{ line_item_id: "l1", bid_amount_local_micro: "2500000" }]);
    expect(reasons[0]).toContain("It bids automatically");
    expect(paste("soon", ["status"]).reasons).toEqual(["Prospecting: Status: Write ACTIVE or PAUSED."]);
    expect(paste("much", ["total"]).reasons[0]).toContain("Total budget: Type an amount");
    expect(paste("New", ["name"], [{ ...item, deleted: true }]).reasons).toHaveLength(1);
    expect(paste("Bid\tCurrency\n3\tUSD", ["name"]).reasons[0]).toContain("It is paid in EUR.");
  });

  it("changes dates on the account's clocks, a last day to its end", () => {
    expect(paste("2026-03-02 08:00\t24 Dec 2026", ["start", "end"]).sent).toEqual([
      { line_item_id: "l1", start_time: "2026-03-02T07:00:00Z", end_time: "2026-12-24T22:59:00Z" },
    ]);
    const open = { ...item, end_time: "2026-12-24T22:59:00Z" };
    expect(paste("ID\tEnds\nl1\t", ["name"], [open]).sent).toEqual([{ line_item_id: "l1", end_time: null }]);
    expect(paste("03/04/2026", ["end"]).reasons[0]).toMatch(/^Prospecting: Ends: 03\/04 may be/);
    expect(paste("1 Jan 2026", ["end"]).reasons[0]).toContain("The end lies before the start.");
  });

  it("chooses another bid strategy together with its amount", () => {
    expect(paste("Bid strategy\tBid\tID\nMaximum\t3\tl2", ["name"]).sent).toEqual([
      { line_item_id: "l2", bid_strategy: "MAX", bid_amount_local_micro: "3000000" },
    ]);
  });

  it("makes no change of untouched rows", () => {
    const columns = copiedColumns(
      LINE_ITEM_COLUMNS,
      LINE_ITEM_COLUMNS.ids,
      () => campaign.name,
      "Europe/Paris",
    );
    const { plain } = copiedRows("table", items.toReversed(), columns);
    expect(paste(plain, ["name"]).sent).toEqual([]);
    expect(paste(plain.replace("Retargeting", "Again"), ["bid"]).sent).toEqual([
      { line_item_id: "l2", name: "Again" },
    ]);
  });
});
