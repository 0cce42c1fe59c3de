import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readImportFile } from "@/lib/import/read-file";
import { rereadWork, rowPlaces } from "@/lib/import/work";
import { CAMPAIGN_FILE, CAMPAIGN_IMPORT_ROWS_MAX } from "./import-cells";

async function begun(...parts: BlobPart[]) {
  const work = CAMPAIGN_FILE.begin(
    await readImportFile(new Blob(parts), "campaigns.csv", CAMPAIGN_IMPORT_ROWS_MAX),
  );
  const rows = rowPlaces(work, CAMPAIGN_IMPORT_ROWS_MAX).map((row) => CAMPAIGN_FILE.cellsOf(work, row));
  return { work, rows };
}

const BUDGET = "daily_budget_amount_local_micro";
const CAMPAIGN = { id: "t76z2537", name: "Any name" };

describe("a file of campaigns from elsewhere", () => {
  it.each([
    ["Campaign ID|Campaign|Daily budget\r\nt76z2537|Any name|12.50\r\n", "12.50"],
    ["sep=;\r\nID;Name;Daily budget\r\nt76z2537;Any name;12,50\r\n", "12,50"],
    ["Identifiant;Nom de la campagne;Budget quotidien\r\nt76z2537;Any name;99,50\r\n", "99,50"],
    ["Campaign ID,Campaign Name,Campaign Daily Budget (EUR)\r\nt76z2537,Any name,5\r\n", "5"],
    ["ID de la campaña;Campaña;Presupuesto diario\r\nt76z2537;Any name;5\r\n", "5"],
    ["ID da campanha;Campanha;Orçamento diário\r\nt76z2537;Any name;5\r\n", "5"],
    ["Kampagnen-ID;Kampagne;Tagesbudget\r\nt76z2537;Any name;5\r\n", "5"],
    ["Идентификатор кампании;Кампания;Дневной бюджет\r\nt76z2537;Any name;5\r\n", "5"],
    ["معرّف الحملة,اسم الحملة,الميزانية اليومية\r\nt76z2537,Any name,5\r\n", "5"],
    ["अभियान आईडी,अभियान का नाम,दैनिक बजट\r\nt76z2537,Any name,5\r\n", "5"],
    ["আইডি,প্রচারাভিযানের নাম,দৈনিক বাজেট\r\nt76z2537,Any name,5\r\n", "5"],
    ["广告系列 ID,广告系列名称,每日预算\r\nt76z2537,Any name,5\r\n", "5"],
    ["キャンペーンID,キャンペーン名,1日の予算\r\nt76z2537,Any name,5\r\n", "5"],
    ["مہم آئی ڈی,مہم کا نام,یومیہ بجٹ\r\nt76z2537,Any name,5\r\n", "5"],
  ])("is understood: %j", async (text, budget) => {
    expect((await begun(text)).rows).toEqual([{ ...CAMPAIGN, [BUDGET]: budget }]);
  });

  it("is understood with the title and the total of a report, which are named", async () => {
    const { work, rows } = await begun(
      'Campaign report\r\n"1 November 2026 - 25 November 2026"\r\nCampaign ID,Campaign,Daily budget\r\n' +
        "t76z2537,Any name,12.50\r\nTotal: Campaigns,--,1000.00\r\n",
    );
    expect(rows).toEqual([{ ...CAMPAIGN, [BUDGET]: "12.50" }]);
    expect(work.file.passed).toEqual([1, 2, 5]);
  });

  it.each([
    ["campaigns-bars.csv", [{ ...CAMPAIGN, [BUDGET]: "12.50" }]],
    ["campaigns-boolean-pt.csv", [{ ...CAMPAIGN, standard_delivery: "VERDADEIRO" }]],
    ["campaigns-report-with-title-and-total.csv", [{ ...CAMPAIGN, [BUDGET]: "12.50" }]],
    ["campaigns-sep-line.csv", [{ ...CAMPAIGN, [BUDGET]: "12,50" }]],
    [
      "campaigns-unknown-header.csv",
      [
        { ...CAMPAIGN, [BUDGET]: "99,50" },
        { id: "zzz9", name: "Other", [BUDGET]: "1,00" },
      ],
    ],
  ])("is understood: the sample %s", async (name, rows) => {
    expect((await begun(readFileSync(path.join(import.meta.dirname, "samples", name)))).rows).toEqual(rows);
  });

  it("keeps campaigns whose names begin like a total", async () => {
    const { rows } = await begun("Name,Daily budget\nTotal wellness,5\nTotals,6\n");
    expect(rows.map(({ name }) => name)).toEqual(["Total wellness"]);
  });

  it("counts no header where none of its columns is known", async () => {
    const { work, rows } = await begun("Foo;Bar;Baz\r\nt76z2537;Any name;99,50\r\nzzz9;Other;1,00\r\n");
    expect(work.columns).toEqual([null, null, null]);
    expect(rows).toEqual([{}, {}]);
  });

  it("says which of its columns are left out", async () => {
    const { work } = await begun("ID,Name,Weather,Empty\nt76z2537,Any name,99.5,\n");
    expect(CAMPAIGN_FILE.notRead(work)).toEqual(["Weather", "Empty"]);
  });

  it("leaves out nothing that an export adds for information", async () => {
    const { work } = await begun(
      "ID,Name,Why not serving,effective_status,Created,Spend,Result rate (%)\na1,Spring,none,RUNNING,2026,9.5,1\n",
    );
    expect(CAMPAIGN_FILE.notRead(work)).toEqual([]);
  });

  it("is understood once its language is chosen", async () => {
    const bytes = Buffer.of(
      0xca,
      0xe0,
      0xec,
      0xef,
      0xe0,
      0xed,
      0xe8,
      0xff,
      0x3b,
      0x78,
      0x0a,
      0x41,
      0x3b,
      0x31,
    );
    const { work } = await begun(bytes);
    expect(work.columns).toEqual([null, null]);
    expect(rereadWork(work, "windows-1251", CAMPAIGN_FILE.begin).columns).toEqual(["name", null]);
  });
});
