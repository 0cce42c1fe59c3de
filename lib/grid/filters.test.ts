import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CampaignColumn } from "@/lib/campaigns/campaign-columns";
import { CAMPAIGN_FILTERS } from "@/lib/campaigns/campaign-records";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { type Filter as AnyFilter, readFilter, readFilters, writeFilter } from "./filters";
import { compileFilters } from "./match-filters";

type Filter = AnyFilter<CampaignColumn>;

const day = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2030-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const word = fc.stringMatching(/^[A-Z0-9_]{1,12}$/);
const end = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const currency = fc.constantFrom("EUR", "USD", "JPY", "KWD");
const unit = { EUR: 10_000n, USD: 10_000n, JPY: 1_000_000n, KWD: 1_000n } as const;

const anyFilter: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    kind: fc.constant("choice" as const),
    field: fc.constantFrom("status" as const, "why" as const, "funding" as const, "optimization" as const),
    values: fc.uniqueArray(word, { minLength: 1, maxLength: 5 }),
  }),
  fc
    .record({
      field: fc.constantFrom("daily" as const, "total" as const),
      currency,
      from: end(fc.bigInt(0n, 10n ** 12n)),
      to: end(fc.bigInt(0n, 10n ** 12n)),
    })
    .filter(({ from, to }) => from !== undefined || to !== undefined)
    .map(({ field, currency, from, to }) => ({
      kind: "money" as const,
      field,
      currency,
      from: from === undefined ? undefined : (from * unit[currency]).toString(),
      to: to === undefined ? undefined : (to * unit[currency]).toString(),
    })),
  fc.record({
    kind: fc.constant("text" as const),
    field: fc.constant("name" as const),
    match: fc.constantFrom("contains" as const, "starts" as const),
    text: fc.string({ minLength: 1 }),
  }),
  fc.record({
    kind: fc.constant("presence" as const),
    field: fc.constant("po" as const),
    is: fc.constantFrom("set" as const, "empty" as const),
  }),
  fc
    .record({
      kind: fc.constant("days" as const),
      field: fc.constantFrom("created" as const, "updated" as const),
      from: end(day),
      to: end(day),
    })
    .filter(({ from, to }) => from !== undefined || to !== undefined),
);

it("reads back from the address every filter it wrote there", () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      expect(readFilter(CAMPAIGN_FILTERS, filter.field, writeFilter(filter))).toEqual(filter);
    }),
  );
});

it.each([
  ["daily", "10..20"],
  ["daily", "..EUR"],
  ["total", "1.5..JPY"],
  ["created", "2026-02-30.."],
  ["created", "yesterday"],
  ["name", "spring"],
  ["po", "maybe"],
] as const)("keeps %s=%s as unreadable instead of dropping it", (field, text) => {
  expect(readFilters(CAMPAIGN_FILTERS, new URLSearchParams({ [field]: text }))).toEqual({
    filters: [],
    unreadable: [{ field, text }],
  });
});

describe("a campaign passes", () => {
  const passes = (filter: Filter, fields: Parameters<typeof sampleCampaign>[0], zone = "UTC") =>
    compileFilters(CAMPAIGN_FILTERS, [filter], zone)(sampleCampaign(fields));

  it("a budget range only in the range's currency, both ends included", () => {
    const filter: Filter = {
      kind: "money",
      field: "daily",
      currency: "EUR",
      from: "10000000",
      to: "20000000",
    };
    expect(passes(filter, { daily_budget_amount_local_micro: "10000000" })).toBe(true);
    expect(passes(filter, { daily_budget_amount_local_micro: "20000000" })).toBe(true);
    expect(passes(filter, { daily_budget_amount_local_micro: "20000001" })).toBe(false);
    expect(passes(filter, { daily_budget_amount_local_micro: "15000000", currency: "USD" })).toBe(false);
    expect(passes(filter, { daily_budget_amount_local_micro: null })).toBe(false);
  });

  it("a day as the account's zone counts it, not as UTC does", () => {
    const filter: Filter = { kind: "days", field: "created", from: "2026-03-08", to: "2026-03-08" };
    // Los Angeles loses an hour on this day: it lasts from 08:00Z to 07:00Z of the next.
    const zone = "America/Los_Angeles";
    expect(passes(filter, { created_at: "2026-03-08T07:59:59Z" }, zone)).toBe(false);
    expect(passes(filter, { created_at: "2026-03-08T08:00:00Z" }, zone)).toBe(true);
    expect(passes(filter, { created_at: "2026-03-09T06:59:59Z" }, zone)).toBe(true);
    expect(passes(filter, { created_at: "2026-03-09T07:00:00Z" }, zone)).toBe(false);
  });

  it("any reason, or the one asked for, among several", () => {
    const reasons = { reasons_not_servable: ["INCOMPLETE", "PAUSED_BY_ADVERTISER"] };
    expect(passes({ kind: "choice", field: "why", values: ["any"] }, reasons)).toBe(true);
    expect(passes({ kind: "choice", field: "why", values: ["any"] }, {})).toBe(false);
    expect(passes({ kind: "choice", field: "why", values: ["PAUSED_BY_ADVERTISER"] }, reasons)).toBe(true);
    expect(passes({ kind: "choice", field: "why", values: ["EXPIRED"] }, reasons)).toBe(false);
  });

  it("a name whatever its case and accents", () => {
    expect(
      passes({ kind: "text", field: "name", match: "contains", text: "ETE" }, { name: "Promo d’été" }),
    ).toBe(true);
    expect(
      passes({ kind: "text", field: "name", match: "starts", text: "été" }, { name: "Promo d’été" }),
    ).toBe(false);
  });

  it("an empty purchase order number for null and for nothing", () => {
    expect(passes({ kind: "presence", field: "po", is: "empty" }, { purchase_order_number: "" })).toBe(true);
    expect(passes({ kind: "presence", field: "po", is: "set" }, { purchase_order_number: "PO-1" })).toBe(
      true,
    );
  });
});

it("narrows with every filter added", () => {
  const campaigns = Array.from({ length: 40 }, (_, n) =>
    sampleCampaign({
      id: `c${n}`,
      name: `Campaign ${n}`,
      entity_status: n % 2 ? "ACTIVE" : "PAUSED",
      daily_budget_amount_local_micro: String(n * 1_000_000),
    }),
  );
  fc.assert(
    fc.property(fc.array(anyFilter, { maxLength: 3 }), anyFilter, (some, more) => {
      const before = campaigns.filter(compileFilters(CAMPAIGN_FILTERS, some, "UTC"));
      const after = campaigns.filter(compileFilters(CAMPAIGN_FILTERS, [...some, more], "UTC"));
      expect(before).toEqual(expect.arrayContaining(after));
    }),
  );
});
