import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { CAMPAIGN_COLUMNS } from "@/lib/campaigns/campaign-columns";
import { CAMPAIGN_RECORDS } from "@/lib/campaigns/campaign-records";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { minorUnit } from "@/lib/format/money";
import { sampleFundingInstrument } from "@/lib/funding/test-funding-instrument";
import { type CsvColumn, csvPieces } from "@/lib/grid/csv-columns";
import { readImportFile } from "@/lib/import/read-file";
import { rowPlaces } from "@/lib/import/work";
import { seenColumns } from "@/lib/records/record-files";
import { diffRow } from "./diff-row";
import { CAMPAIGN_FILE, CAMPAIGN_IMPORT_ROWS_MAX } from "./import-cells";
import { decimalMarkIn } from "./known";
import { sampleKnown } from "./test-known";

/** Text that spreadsheets would run, lose, cut or reorder. */
const awkward = fc.constantFrom(
  "=SUM(A1:A9)",
  "+49 spring",
  "-1",
  "@home",
  "'=quoted",
  '="12"',
  'say "hello", twice',
  "first line\nsecond line",
  "a\r\nb",
  "\r=1",
  "\t=1",
  " spaces around ",
  "مرحبا بالعالم",
  "שלום, ‏עולם",
  "👩‍👩‍👧 family",
  "00123",
  "8e12",
  "1.2E+17",
  "TRUE",
  "a;b\tc",
);
const text = fc.oneof(
  awkward,
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }).filter((each) => !/[\0\ufffd]/.test(each)),
);

const identifier = fc.oneof(
  fc.stringMatching(/^[0-9a-z]{1,10}$/),
  fc.stringMatching(/^[0-9]{15,19}$/),
  fc.stringMatching(/^0[0-9]{2,5}$/),
  fc.stringMatching(/^[1-9]e[0-9]{1,3}$/),
);

const CURRENCIES = ["EUR", "JPY", "KWD"] as const;

/** Amounts in whole minor units, and older ones of the service with more decimals. */
const amountIn = (currency: string) =>
  fc.option(
    fc.oneof(
      fc.bigInt(1n, 10n ** 9n).map((coins) => (coins * minorUnit(currency)).toString()),
      fc.bigInt(1n, 10n ** 13n).map(String),
    ),
  );

const campaign = fc
  .constantFrom(...CURRENCIES)
  .chain((currency) =>
    fc.record({
      id: identifier,
      name: text,
      currency: fc.constant(currency),
      daily_budget_amount_local_micro: amountIn(currency),
      total_budget_amount_local_micro: amountIn(currency),
      purchase_order_number: fc.option(text),
      funding_instrument_id: fc.constantFrom("lygyi", "8e99", "gone"),
      entity_status: fc.constantFrom("ACTIVE", "PAUSED", "DRAFT", "NEW_STATUS"),
      budget_optimization: fc.constantFrom("CAMPAIGN", "LINE_ITEM", "NEW_WAY"),
      standard_delivery: fc.option(fc.boolean()),
      deleted: fc.boolean(),
    }),
  )
  .map((fields) => sampleCampaign(fields));

const account = fc.uniqueArray(campaign, { selector: ({ id }) => id, minLength: 1, maxLength: 12 });

const INSTRUMENTS = [
  sampleFundingInstrument(),
  // Two with the same name: the campaign itself has its funding source.
  sampleFundingInstrument({ id: "8e99", description: "Main line" }),
];

async function diffsOf(
  campaigns: readonly Campaign[],
  columns: readonly CsvColumn<Campaign>[],
  change = (file: string) => file,
) {
  const file = [...csvPieces(campaigns, columns)].map(({ text }) => text).join("");
  const work = CAMPAIGN_FILE.begin(
    await readImportFile(new Blob([change(file)]), "campaigns.csv", CAMPAIGN_IMPORT_ROWS_MAX),
  );
  const rows = rowPlaces(work, CAMPAIGN_IMPORT_ROWS_MAX).map((row) => CAMPAIGN_FILE.cellsOf(work, row));
  const known = { ...sampleKnown(campaigns, INSTRUMENTS), mark: decimalMarkIn(rows) };
  return rows.map((cells) => diffRow(cells, known));
}

const nameOf = (id: string) => INSTRUMENTS.find((each) => each.id === id)?.description || id;
const unchanged = (campaigns: readonly Campaign[]) =>
  campaigns.map((each) => ({ kind: "unchanged", record: each }));

describe("an untouched export changes nothing", () => {
  it("with every field", async () => {
    await fc.assert(
      fc.asyncProperty(account, async (campaigns) => {
        expect(await diffsOf(campaigns, CAMPAIGN_RECORDS.everyField(campaigns))).toEqual(
          unchanged(campaigns),
        );
      }),
    );
  });

  it("with the columns as seen, whichever they are", async () => {
    await fc.assert(
      fc.asyncProperty(account, fc.shuffledSubarray([...CAMPAIGN_COLUMNS.ids]), async (campaigns, ids) => {
        expect(await diffsOf(campaigns, seenColumns(CAMPAIGN_COLUMNS, ids, nameOf))).toEqual(
          unchanged(campaigns),
        );
      }),
    );
  });

  it("after a spreadsheet saved it again, its way", async () => {
    const plain = campaign.map((each) => ({
      ...each,
      name: each.name.replace(/[^a-z ]/g, "x"),
      purchase_order_number: "00123",
    }));
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(plain, { selector: ({ id }) => id, minLength: 1 }),
        async (campaigns) => {
          // Text constants become their text, true becomes TRUE, and commas semicolons.
          const saved = (file: string) =>
            file
              .replaceAll(/"=""([^"]*)"""/g, "$1")
              .replaceAll("true", "TRUE")
              .replaceAll(",", ";");
          expect(
            await diffsOf(
              campaigns,
              seenColumns(CAMPAIGN_COLUMNS, ["name", "status", "daily", "po", "delivery"], nameOf),
              saved,
            ),
          ).toEqual(unchanged(campaigns));
        },
      ),
    );
  });

  it("where amounts have a decimal comma and no zeros at their end", async () => {
    const campaigns = [
      sampleCampaign({ id: "a", daily_budget_amount_local_micro: "5500000" }),
      sampleCampaign({ id: "b", currency: "KWD", daily_budget_amount_local_micro: "1234000" }),
      sampleCampaign({ id: "c", currency: "JPY", daily_budget_amount_local_micro: "1234000000" }),
    ];
    const comma = (file: string) =>
      file.replaceAll(",", ";").replace("5.50", "5,5").replace("1.234", "1,234");
    expect(await diffsOf(campaigns, seenColumns(CAMPAIGN_COLUMNS, ["name", "daily"], nameOf), comma)).toEqual(
      unchanged(campaigns),
    );
  });
});
