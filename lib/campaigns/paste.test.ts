import { describe, expect, it } from "vitest";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { copiedRows } from "@/lib/grid/copied-rows";
import { type CsvColumn, CURRENCY_COLUMN } from "@/lib/grid/csv-columns";
import { fillChosen } from "@/lib/grid/paste";
import { copiedColumns } from "@/lib/records/record-files";
import { CAMPAIGN_COLUMNS, type CampaignColumn } from "./campaign-columns";
import { placeOnCampaigns, planCampaignPaste } from "./paste";
import { NO_GUARD } from "./rules/guard";
import { sampleCampaign } from "./test-campaign";

const spring = sampleCampaign({
  id: "a1",
  name: "Spring",
  entity_status: "PAUSED",
  currency: "EUR",
  daily_budget_amount_local_micro: "50000000",
  total_budget_amount_local_micro: null,
});
const autumn = sampleCampaign({ ...spring, id: "b2", name: "Autumn" });
const campaigns = [spring, autumn];
const known = { funding: new Map(), fundingComplete: true, fundingName: (id: string) => id, guard: NO_GUARD };

function paste(text: string, columns: readonly CampaignColumn[], rows: readonly Campaign[] = campaigns) {
  const placed = placeOnCampaigns(
    { text, rows, chosen: false, columns },
    new Map(rows.map((campaign) => [campaign.id, campaign])),
  );
  const { items, excluded } = planCampaignPaste(placed, known);
  return {
    unused: placed.unused,
    sent: items.map(({ operation }) => operation.params),
    reasons: excluded.map(({ name, reason }) => `${name}: ${reason}`),
  };
}

it("takes one value into the chosen rows, whichever column of those that are edited it is said of", () => {
  for (const column of CAMPAIGN_COLUMNS.ids.filter((column) => CAMPAIGN_COLUMNS.of(column).edits)) {
    const said = fillChosen('a "word", 7', { rows: campaigns, column, verb: "Set it to 7 for" });
    const placed = placeOnCampaigns(said, new Map(campaigns.map((row) => [row.id, row])));
    expect(placed.unused, column).toEqual([]);
    expect(
      placed.rows.map(({ cells }) => Object.values(cells)),
      column,
    ).toEqual([['a "word", 7'], ['a "word", 7']]);
  }
});

describe("pasting into campaigns", () => {
  it("changes what the cells say otherwise, and nothing else", () => {
    expect(paste("Summer\tactive\nAutumn\tpaused", ["name", "status"])).toEqual({
      unused: [],
      sent: [{ campaign_id: "a1", name: "Summer", entity_status: "ACTIVE" }],
      reasons: ["Autumn: No change."],
    });
  });

  it("reads amounts by the decimal mark that they agree on", () => {
    expect(paste("1.234\n99,50", ["daily"]).sent).toEqual([
      { campaign_id: "a1", daily_budget_amount_local_micro: "1234000000" },
      { campaign_id: "b2", daily_budget_amount_local_micro: "99500000" },
    ]);
  });

  it("takes no value for the name of a column", () => {
    expect(paste("PO-7\nPO-8", ["po"]).sent).toEqual([
      { campaign_id: "a1", purchase_order_number: "PO-7" },
      { campaign_id: "b2", purchase_order_number: "PO-8" },
    ]);
  });

  it("says for each row what stands against it", () => {
    const { sent, reasons } = paste("lots\n60\t40", ["daily", "total"]);
    expect(sent).toEqual([]);
    expect(reasons[0]).toBe("Spring: Daily budget: Type an amount, for example 1,234.50.");
    expect(reasons[1]).toContain("at most the total budget");
  });

  it("clears a budget that can be cleared, and no name", () => {
    const full = { ...spring, total_budget_amount_local_micro: "900000000" };
    expect(paste("Spring\t\n", ["name", "total"], [full]).sent).toEqual([
      { campaign_id: "a1", total_budget_amount_local_micro: null },
    ]);
    expect(paste("\t5\n", ["name", "daily"], [full]).reasons).toHaveLength(1);
  });

  it("leaves deleted campaigns and other currencies alone", () => {
    expect(paste("New", ["name"], [{ ...spring, deleted: true }]).reasons).toEqual([
      "Spring: ID: This campaign is deleted, and cannot be changed any more.",
    ]);
    expect(paste("Daily budget\tCurrency\n10\tGBP", ["name"]).reasons[0]).toContain("paid in EUR");
  });

  it("passes over columns that only the service sets", () => {
    expect(paste("x\t2026-01-01\tc9", ["why", "created", "id"])).toMatchObject({
      unused: ["Why not serving", "Created", "ID"],
      sent: [],
    });
  });

  it("makes no change of untouched rows, wherever they are pasted", () => {
    const columns: readonly CsvColumn<Campaign>[] = copiedColumns(
      CAMPAIGN_COLUMNS,
      CAMPAIGN_COLUMNS.ids,
      known.fundingName,
      "UTC",
    );
    expect(columns).toContain(CURRENCY_COLUMN);
    const { plain } = copiedRows("table", campaigns.toReversed(), columns);
    expect(paste(plain, ["po"]).sent).toEqual([]);
    expect(paste(plain.replace("Autumn", "Winter"), ["po"]).sent).toEqual([
      { campaign_id: "b2", name: "Winter" },
    ]);
  });
});
