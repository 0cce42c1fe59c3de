import fc from "fast-check";
import { expect, it } from "vitest";
import { readIdentifierCell, readTextCell } from "@/lib/csv/cells";
import { parseCsv } from "@/lib/csv/test-csv";
import { readMoney } from "@/lib/format/read-money";
import { csvPieces } from "@/lib/grid/csv-columns";
import { copiedColumns, seenColumns } from "@/lib/records/record-files";
import { CAMPAIGN_COLUMNS, type CampaignColumn } from "./campaign-columns";
import { CAMPAIGN_RECORDS } from "./campaign-records";
import { sampleCampaign } from "./test-campaign";

const campaign = fc
  .record({
    id: fc.stringMatching(/^[0-9a-z]{1,10}$/),
    name: fc.string({ unit: "grapheme", minLength: 1 }),
    currency: fc.constantFrom("EUR", "KWD"),
    daily: fc.bigInt(1n, 10n ** 12n),
  })
  .map(({ daily, ...rest }) =>
    sampleCampaign({ ...rest, daily_budget_amount_local_micro: (daily * 10_000n).toString() }),
  );

const fileOf = (pieces: Iterable<{ text: string }>) => [...pieces].map(({ text }) => text).join("");

it("comes back from the file as it was: id, name and exact amount", () => {
  fc.assert(
    fc.property(fc.array(campaign), (campaigns) => {
      const file = fileOf(csvPieces(campaigns, seenColumns(CAMPAIGN_COLUMNS, ["name", "daily"], String), 3));
      const [heading, ...rows] = parseCsv(file);
      expect(heading).toEqual(["ID", "Name", "Daily budget", "Currency"]);
      expect(rows).toHaveLength(campaigns.length);
      rows.forEach(([id = "", name = "", daily = "", currency = ""], index) => {
        const original = campaigns[index];
        expect(readIdentifierCell(id)).toBe(original?.id);
        expect(readTextCell(name)).toBe(original?.name);
        const micros = original?.daily_budget_amount_local_micro;
        expect(readMoney(daily, currency)).toEqual({ ok: true, micros });
      });
    }),
  );
});

it("takes along fields that the service added since", () => {
  const [heading] = parseCsv(
    fileOf(csvPieces([], CAMPAIGN_RECORDS.everyField([sampleCampaign({ new_thing: 1 })]))),
  );
  expect(heading?.[0]).toBe("id");
  expect(heading).toContain("new_thing");
  expect(heading).toContain("daily_budget_amount");
});

it("keeps purchase order numbers as a spreadsheet would not", () => {
  const campaigns = [sampleCampaign({ purchase_order_number: "00123" })];
  for (const columns of [
    seenColumns(CAMPAIGN_COLUMNS, ["po"], String),
    CAMPAIGN_RECORDS.everyField(campaigns),
  ]) {
    expect(fileOf(csvPieces(campaigns, columns))).toContain('"=""00123"""');
  }
});

it("copies the columns that are seen with the id, amounts with their currency", () => {
  const headings = (...ids: CampaignColumn[]) =>
    copiedColumns(CAMPAIGN_COLUMNS, ids, String, "UTC").map(({ heading }) => heading);
  expect(headings("name", "daily")).toEqual(["ID", "Name", "Daily budget", "Currency"]);
  expect(headings("id", "name", "created")).toEqual(["ID", "Name", "Created"]);
});

it("says how far it has come", () => {
  const campaigns = Array.from({ length: 7 }, (_, n) => sampleCampaign({ id: `c${n}` }));
  const progress = [...csvPieces(campaigns, seenColumns(CAMPAIGN_COLUMNS, ["name"], String), 3)].map(
    ({ written }) => written,
  );
  expect(progress).toEqual([0, 3, 6, 7]);
});
