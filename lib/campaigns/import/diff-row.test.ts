import { describe, expect, it } from "vitest";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { sampleFundingInstrument } from "@/lib/funding/test-funding-instrument";
import { foreignRows, withoutRepetitions } from "@/lib/record-import/diff-file";
import type { CampaignImportField } from "./column-names";
import { type CampaignRowDiff, diffRow } from "./diff-row";
import { CAMPAIGN_FILE, type CampaignCells } from "./import-cells";
import { type CampaignImportContext, decimalMarkIn } from "./known";
import { sampleKnown } from "./test-known";

const SPRING = sampleCampaign({ id: "8wku2", name: "Spring sale" });
const LINE_ITEM = sampleCampaign({
  id: "li1",
  name: "By line item",
  budget_optimization: "LINE_ITEM",
  standard_delivery: null,
});
const GONE = sampleCampaign({ id: "old1", name: "Gone", deleted: true });
const known = sampleKnown(
  [SPRING, LINE_ITEM, GONE],
  [
    sampleFundingInstrument(),
    sampleFundingInstrument({ id: "yen1", description: "Tokyo", currency: "JPY" }),
    sampleFundingInstrument({ id: "card1", description: "Card" }),
    sampleFundingInstrument({ id: "card2", description: "Card" }),
    sampleFundingInstrument({ id: "dead1", description: "Old card", deleted: true }),
  ],
);

const changeOf = (cells: CampaignCells, about: CampaignImportContext = known) => {
  const diff = diffRow({ id: "8wku2", ...cells }, about);
  return diff.kind === "changed" ? diff.change : diff;
};
const problemsOf = (cells: CampaignCells) => {
  const diff = diffRow(cells, known);
  return diff.kind === "impossible"
    ? Object.fromEntries(diff.problems.map(({ field, message }) => [field, message]))
    : diff;
};
const NEW = { name: "Autumn", funding_instrument_id: "Main line" };

describe("a row with the id of a campaign", () => {
  it("changes what it says otherwise, and only that", () => {
    expect(changeOf({ name: "Summer sale", entity_status: "active" })).toEqual({ name: "Summer sale" });
    expect(
      changeOf({
        entity_status: "Paused",
        daily_budget_amount_local_micro: "12,50",
        total_budget_amount_local_micro: "",
        purchase_order_number: '="00123"',
        currency: "eur",
        funding_instrument_id: "main LINE",
      }),
    ).toEqual({
      entity_status: "PAUSED",
      daily_budget_amount_local_micro: "12500000",
      total_budget_amount_local_micro: null,
      purchase_order_number: "00123",
    });
  });

  it("says nothing about columns that the file does not have", () => {
    expect(diffRow({ id: "8wku2" }, known)).toEqual({ kind: "unchanged", record: SPRING });
  });

  it("reads amounts with the file's decimal mark where they leave a doubt", () => {
    const kuwait = sampleCampaign({ currency: "KWD", total_budget_amount_local_micro: null });
    const cells = { daily_budget_amount_local_micro: "2,500" };
    const about = sampleKnown([kuwait]);
    expect(diffRow({ id: kuwait.id, ...cells }, about)).toMatchObject({
      kind: "impossible",
      problems: [{ message: "This could be 2.5 or 2500. Type one of those." }],
    });
    const mark = decimalMarkIn([cells, { total_budget_amount_local_micro: "17,5" }]);
    expect(changeOf(cells, { ...about, mark })).toEqual({ daily_budget_amount_local_micro: "2500000" });
  });

  it("touches no budget that a spreadsheet or another tool has only written otherwise", () => {
    for (const [currency, micros, cells] of [
      ["JPY", "1000000000", ["1000", "1000.00", "1,000", "1,000.00", "1.000", "¥1,000", "１０００"]],
      ["USD", "500000", ["0.5", "0.500", ".50", "$0.50", "0,50"]],
      ["USD", "10500000", ["10.5000", "10.500", "USD 10.5"]],
      ["INR", "100000000000", ["1,00,000.00", "₹1,00,000", "100000"]],
      ["EUR", "10505000", ["10.505", "10.5050", "10,505"]],
    ] as const) {
      const campaign = sampleCampaign({ currency, daily_budget_amount_local_micro: micros });
      for (const cell of cells) {
        const row = diffRow(
          { id: campaign.id, daily_budget_amount_local_micro: cell },
          sampleKnown([campaign]),
        );
        expect(row.kind, `${cell} ${currency}`).toBe("unchanged");
      }
    }
  });

  it("may choose how the budget is spread, and delivery follows as the service has it", () => {
    expect(changeOf({ budget_optimization: "By line item", standard_delivery: "true" })).toEqual({
      budget_optimization: "LINE_ITEM",
    });
    expect(problemsOf({ id: "li1", standard_delivery: "yes" })).toHaveProperty("standard_delivery");
  });

  it.each([
    [{ name: "" }, "name"],
    [{ name: "a\tb" }, "name"],
    [{ entity_status: "running" }, "entity_status"],
    [{ entity_status: "DRAFT" }, "entity_status"],
    [{ daily_budget_amount_local_micro: "ten" }, "daily_budget_amount_local_micro"],
    [{ daily_budget_amount_local_micro: "0.005" }, "daily_budget_amount_local_micro"],
    [{ daily_budget_amount_local_micro: "100.01" }, "daily_budget_amount_local_micro"],
    [{ total_budget_amount_local_micro: "0" }, "total_budget_amount_local_micro"],
    [{ purchase_order_number: "1".repeat(51) }, "purchase_order_number"],
    [{ budget_optimization: "both" }, "budget_optimization"],
    [{ standard_delivery: "perhaps" }, "standard_delivery"],
    [{ currency: "USD" }, "currency"],
    [{ funding_instrument_id: "Tokyo" }, "funding_instrument_id"],
  ] satisfies [CampaignCells, string][])("that says %j is wrong at %s", (cells, field) => {
    expect(Object.keys(problemsOf({ id: "8wku2", ...cells }))).toEqual([field]);
  });

  it("says at the budget that it changes that the daily one is above the total", () => {
    expect(problemsOf({ id: "8wku2", total_budget_amount_local_micro: "5" })).toEqual({
      total_budget_amount_local_micro: expect.stringMatching(/at most the total/),
    });
  });

  it("leaves a deleted campaign alone, and is no error while it says what is", () => {
    expect(diffRow({ id: "old1", name: "Gone" }, known).kind).toBe("unchanged");
    expect(problemsOf({ id: "old1", name: "Back" })).toHaveProperty("id");
  });

  it("is distinguished from one whose campaign was changed after the file was written", () => {
    const stale = (updated_at: string) => diffRow({ id: "8wku2", name: "New", updated_at }, known);
    expect(stale("2026-02-28T09:00:00Z")).toMatchObject({ kind: "changed", stale: true });
    expect(stale("2026-03-01T09:00:00Z")).toMatchObject({ kind: "changed", stale: false });
  });
});

describe("a row without an id", () => {
  it("creates a paused campaign, unless it says otherwise", () => {
    expect(diffRow(NEW, known)).toMatchObject({
      kind: "new",
      status: "PAUSED",
      currency: "EUR",
      form: { name: "Autumn", funding_instrument_id: "lygyi", budget_optimization: "CAMPAIGN" },
    });
    expect(
      diffRow(
        {
          id: "",
          name: "Tokyo autumn",
          funding_instrument_id: "yen1",
          entity_status: "ACTIVE",
          daily_budget_amount_local_micro: "5,000",
          currency: "JPY",
        },
        known,
      ),
    ).toMatchObject({
      kind: "new",
      status: "ACTIVE",
      form: { daily_budget_amount_local_micro: "5000000000", active: true },
    });
  });

  it.each([
    [{ name: "Autumn" }, "funding_instrument_id", /Select a funding source/],
    [{ ...NEW, funding_instrument_id: "Card" }, "funding_instrument_id", /2 funding sources/],
    [{ ...NEW, funding_instrument_id: "Nobody" }, "funding_instrument_id", /named “Nobody”/],
    [{ ...NEW, funding_instrument_id: "dead1" }, "funding_instrument_id", /deleted/],
    [{ ...NEW, currency: "JPY" }, "currency", /pays in EUR/],
    [{ ...NEW, name: "" }, "name", /name/],
    [{ ...NEW, name: "Spring sale", daily_budget_amount_local_micro: "11" }, "name", /8wku2/],
    [{ ...NEW, entity_status: "soon" }, "entity_status", /PAUSED/],
    [
      { ...NEW, budget_optimization: "LINE_ITEM", standard_delivery: "true" },
      "standard_delivery",
      /Delivery/,
    ],
    [
      { ...NEW, daily_budget_amount_local_micro: "9", total_budget_amount_local_micro: "8" },
      "daily_budget_amount_local_micro",
      /at most the total/,
    ],
  ] satisfies [CampaignCells, string, RegExp][])("that says %j is wrong at %s", (cells, field, words) => {
    expect(problemsOf(cells)).toEqual({ [field]: expect.stringMatching(words) });
  });

  it("says what is no amount before it is known what pays", () => {
    const undecided = { ...NEW, funding_instrument_id: "", currency: "" };
    expect(
      problemsOf({
        ...undecided,
        daily_budget_amount_local_micro: "abc",
        total_budget_amount_local_micro: "EUR 12,50",
      }),
    ).toEqual({
      funding_instrument_id: expect.stringMatching(/Select a funding source/),
      daily_budget_amount_local_micro: expect.stringMatching(/Type an amount/),
    });
  });

  it("creates nothing that is there already", () => {
    const twin = {
      ...NEW,
      name: "Spring sale",
      daily_budget_amount_local_micro: "10",
      entity_status: "ACTIVE",
    };
    expect(diffRow(twin, known)).toEqual({ kind: "unchanged", record: SPRING });
  });
});

describe("a file", () => {
  const rowsOf = (...cells: CampaignCells[]) =>
    cells.map((each, index) => ({
      row: index + 1,
      number: index + 2,
      out: false,
      diff: diffRow(each, known),
    }));

  const withoutRepetitionsOfCampaigns = (rows: ReturnType<typeof rowsOf>) =>
    withoutRepetitions<CampaignImportField, CampaignRowDiff, (typeof rows)[number]>(rows, {
      one: "campaign",
      id: "id",
      name: "name",
    });

  it("changes each campaign once, and creates each name once", () => {
    const rows = withoutRepetitionsOfCampaigns(
      rowsOf({ id: "8wku2" }, { id: "8wku2", name: "A" }, { id: "8wku2", name: "B" }, NEW, NEW),
    );
    expect(rows.map(({ diff }) => diff.kind)).toEqual([
      "unchanged",
      "changed",
      "impossible",
      "new",
      "impossible",
    ]);
    expect(rows[2]?.diff).toMatchObject({
      problems: [{ field: "id", message: expect.stringMatching(/Row 3/) }],
    });
  });

  it("counts the next row where the first is left out", () => {
    const [left, ...rest] = rowsOf(NEW, NEW);
    const rows = withoutRepetitionsOfCampaigns(left ? [{ ...left, out: true }, ...rest] : rest);
    expect(rows.map(({ diff }) => diff.kind)).toEqual(["new", "new"]);
  });

  it("of another account is one finding instead of many errors", () => {
    expect(foreignRows(rowsOf({ id: "x1" }, { id: "x2" }, NEW))).toBe(2);
    expect(foreignRows(rowsOf({ id: "x1" }, { id: "8wku2" }))).toBeUndefined();
    expect(foreignRows(rowsOf({ id: "x1" }, NEW))).toBeUndefined();
  });

  it("is known by its columns, whichever way it was exported or written", () => {
    const columns = (...names: string[]) =>
      CAMPAIGN_FILE.begin({
        id: "1",
        name: "a.csv",
        rows: [{ number: 1, cells: names }],
        cut: false,
        garbled: false,
      }).columns;
    expect(columns("ID", "Name", "Why not serving", "PO number", "≈ Days (plan)", "Updated")).toEqual([
      "id",
      "name",
      null,
      "purchase_order_number",
      null,
      "updated_at",
    ]);
    expect(columns("daily_budget_amount", "Total budget", "Funding", "effective_status", "Delivery")).toEqual(
      [
        "daily_budget_amount_local_micro",
        "total_budget_amount_local_micro",
        "funding_instrument_id",
        null,
        "standard_delivery",
      ],
    );
  });
});
