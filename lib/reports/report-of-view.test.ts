import { describe, expect, it } from "vitest";
import { CAMPAIGN_RECORDS } from "@/lib/campaigns/campaign-records";
import { LINE_ITEM_RECORDS } from "@/lib/line-items/line-item-records";
import type { AccountRecord, RecordColumns } from "@/lib/records/record-columns";
import { freezeReport } from "./freeze-report";
import { reportOfView } from "./report-of-view";

const around = { environment: "live", account: "Northwind", zone: "Europe/Berlin", now: 0 } as const;

function amountsOf<Row extends AccountRecord, Id extends string>(columns: RecordColumns<Id, Row>) {
  const view = reportOfView({
    title: "All",
    many: "rows",
    columns,
    ids: columns.ids,
    rows: [],
    rangeWords: "Yesterday",
    range: { from: "2026-11-07", to: "2026-11-07" },
    compared: undefined,
    nameOf: (id) => id,
    zone: "Europe/Berlin",
  });
  const shown = new Set(freezeReport(view, { ...around, withSpend: false }).columns.map(({ id }) => id));
  const amounts = columns.ids.filter((id) => {
    const { filter, edits, value } = columns.of(id);
    return filter?.kind === "money" || edits?.kind === "amount" || value.kind === "money";
  });
  return { amounts, shown: amounts.filter((id) => shown.has(id)) };
}

describe("a report without spend", () => {
  it.each([
    ["campaigns", amountsOf(CAMPAIGN_RECORDS.columns)],
    ["line items", amountsOf(LINE_ITEM_RECORDS.columns)],
  ])("has no column of %s that is an amount but what was sold", (_, { amounts, shown }) => {
    expect(amounts.length).toBeGreaterThan(10);
    expect(shown).toEqual(["sale_amount", "app_sale_amount"]);
  });
});
