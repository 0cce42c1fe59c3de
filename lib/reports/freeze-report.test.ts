import { readXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { MEASURE_IDS, MEASURES } from "@/lib/statistics/measures";
import { freezeReport } from "./freeze-report";
import { reportsQuestion } from "./report";
import { reportFile } from "./report-file";
import { testView } from "./test-report";

const NOW = Date.parse("2026-11-08T10:00:00Z");
const freeze = (withSpend: boolean, view = testView()) =>
  freezeReport(view, {
    environment: "live",
    account: "Northwind",
    zone: "Europe/Berlin",
    withSpend,
    now: NOW,
  });

describe("a frozen report", () => {
  it("says what its measures mean, and how far its numbers could still change", () => {
    const { definitions, finality, columns } = freeze(true);
    expect(columns).toHaveLength(8);
    expect(definitions.map(({ label }) => label)).toEqual(["Spend", "Impressions", "CPM", "Sale amount"]);
    expect(definitions[2]?.definition).toBe("Spend for 1,000 impressions.");
    expect(finality).toBe("estimate");
  });

  it("without spend has no column from which it could be read", () => {
    const { columns, rows, totals, definitions } = freeze(false);
    expect(columns.map(({ id }) => id)).toEqual(["name", "impressions", "sale_amount"]);
    expect(rows[0]?.cells).toEqual(["=Autumn", { n: "250000" }, { n: "9000000000" }]);
    expect(totals).toHaveLength(3);
    expect(definitions.map(({ label }) => label)).toEqual(["Impressions", "Sale amount"]);
  });

  it("without spend has no measure that is made of it, under whatever name and unit it is sent", () => {
    const objectives = ["WEBSITE_CLICKS"];
    const ids = MEASURE_IDS.filter((id) =>
      MEASURES[id].numbers(objectives).includes("billed_charge_local_micro"),
    );
    expect(ids.length).toBeGreaterThan(8);
    const columns = ["name", ...ids].map((id) => ({
      id,
      label: "Likes",
      unit: "count" as const,
      lessIsBetter: false,
    }));
    expect(freeze(false, testView({ columns, rows: [], totals: [] })).columns.map(({ id }) => id)).toEqual([
      "name",
    ]);
  });

  const opened = () => ({ ...freeze(true), madeBy: "mara_agency", madeAt: NOW, until: NOW });

  it("is a workbook with its rows on one sheet and what they are of on another", async () => {
    const file = await reportFile(opened(), "xlsx");
    const { sheets } = await readXlsx(await file.arrayBuffer());
    const [rows, about] = sheets.map((sheet) => sheet.rows);
    expect(rows?.[1]?.slice(0, 7)).toEqual(["=Autumn", 20, null, null, 1234.56789, 1100, 0.123]);
    expect(rows?.[2]?.[4]).toBeNull();
    expect(about).toContainEqual(["CPM", "Spend for 1,000 impressions."]);
    expect(about?.find(([name]) => name === "Days")?.[1]).toMatch(/both included, in Europe\/Berlin$/);
  });

  it("is a file with exact numbers, harmless words, its days and what they mean", async () => {
    const file = await (await reportFile(opened(), "csv")).text();
    const lines = file.split("\r\n");
    expect(lines[0]).toContain("Name,");
    expect(lines[0]).toContain('Spend,"Spend, before","Spend, change (%)"');
    expect(lines[1]).toContain("'=Autumn,");
    expect(lines[1]).toContain("1234.56789");
    expect(lines[1]).toContain("12.3");
    expect(file).toContain("both included, in Europe/Berlin");
    expect(file).toContain('CPM,"Spend for 1,000 impressions."');
    expect(file).toContain("by @mara_agency");
  });
});

describe("a question", () => {
  const place = { environment: "live", handle: "mara_agency", account_id: "18ce54d4x5t" };
  const ask = (view: unknown, follows?: unknown) =>
    reportsQuestion.safeParse({ ...place, do: "share", days: 30, withSpend: true, view, follows }).success;

  it("is a whole table of days that there are, within its bounds", () => {
    expect(ask(testView())).toBe(true);
    const [row] = testView().rows;
    const rows = Array.from({ length: 501 }, () => row);
    for (const wrong of [
      { rows },
      { rows: [{ currency: "EUR", cells: ["one"] }] },
      { totals: [] },
      { columns: [] },
      { title: " " },
      { range: { from: "2026-11-07", to: "2026-11-01" } },
      { range: { from: "2026-02-30", to: "2026-11-01" } },
      { script: "x" },
    ]) {
      expect(ask({ ...testView(), ...wrong }), JSON.stringify(wrong).slice(0, 60)).toBe(false);
    }
  });

  it("of numbers that follow names each row and days that there are", () => {
    const row = { entity: "CAMPAIGN", id: "8u94t", objectives: ["REACH"] };
    const follows = { range: "7d", compare: "before", rows: [row, row] };
    expect(ask(testView(), follows)).toBe(true);
    expect(ask(testView(), { ...follows, range: "2026-11-01..2026-11-07" })).toBe(true);
    for (const wrong of [
      { rows: [row] },
      { rows: [row, { ...row, entity: "ACCOUNT" }] },
      { rows: [row, { ...row, id: "../a" }] },
      { range: "8d" },
      { range: "2026-11-07..2026-11-01" },
      { compare: "never" },
      { accountId: "a2" },
    ]) {
      expect(ask(testView(), { ...follows, ...wrong }), JSON.stringify(wrong)).toBe(false);
    }
  });
});
