import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import {
  accountPace,
  addSpends,
  dailyBudgets,
  mayHaveSpent,
  type SpentInDays,
  spendByCurrency,
} from "./account-spend";
import { spendProblems } from "./spend-problems";

const micros = fc.bigInt({ min: 0n, max: 10n ** 15n });
const spends = fc.array(
  fc.record({
    currency: fc.constantFrom("EUR", "JPY", "USD"),
    spent: fc.record({ today: micros, week: micros, before: micros }),
  }),
);
const AT = { zone: "Europe/Berlin", today: "2026-11-27" };
const spent = (week: bigint, before = week): SpentInDays => ({ today: 0n, week, before });

describe("spend of many", () => {
  it("is added up by currency, and never across them", () => {
    fc.assert(
      fc.property(spends, (all) => {
        const sums = addSpends(all);
        expect(new Set(sums.map(({ currency }) => currency)).size).toBe(sums.length);
        for (const which of ["today", "week", "before"] as const) {
          for (const { currency, [which]: sum } of sums) {
            const own = all.filter((each) => each.currency === currency);
            expect(sum).toBe(own.reduce((total, each) => total + each.spent[which], 0n));
          }
        }
        expect(sums.map(({ week }) => week)).toEqual(
          sums.map(({ week }) => week).sort((a, b) => (a < b ? 1 : -1)),
        );
      }),
    );
  });

  it("of instruments that spent nothing is zero, in their currency", () => {
    expect(spendByCurrency([{ id: "f", currency: "JPY" }], { of: new Map(), readAt: 0 })).toEqual([
      { currency: "JPY", today: 0n, week: 0n, before: 0n, change: undefined },
    ]);
  });
});

it("is asked of no instrument that had ended, or was deleted, before", () => {
  const since = Date.parse("2026-11-13T00:00:00Z");
  const may = (over: object) =>
    mayHaveSpent({ deleted: false, updated_at: "2026-01-01T00:00:00Z", end_time: null, ...over }, since);
  expect([
    may({}),
    may({ end_time: "2026-11-13T00:00:00Z" }),
    may({ end_time: "2026-11-12T23:59:59Z" }),
    may({ deleted: true }),
    may({ deleted: true, updated_at: "2026-11-20T00:00:00Z" }),
  ]).toEqual([true, true, false, false, true]);
});

describe("the pace of an account", () => {
  const campaign = (over: Parameters<typeof sampleCampaign>[0]) =>
    sampleCampaign({
      currency: "EUR",
      daily_budget_amount_local_micro: "10000000",
      created_at: "2026-01-01T00:00:00Z",
      ...over,
    });
  const paceOf = (week: bigint, ...campaigns: ReturnType<typeof campaign>[]) =>
    accountPace(dailyBudgets(campaigns), addSpends([{ currency: "EUR", spent: spent(week) }]), AT);

  it("is the week's spend beside the daily budgets of what serves", () => {
    const held = campaign({ servable: false, reasons_not_servable: ["FUNDING_PROBLEM"] });
    expect(paceOf(42_000_000n, campaign({}), held)).toMatchObject({ planned: 70_000_000n, ahead: -400_000n });
    // Created on the fifth day of the seven.
    const late = campaign({ created_at: "2026-11-24T23:00:00Z" });
    expect(paceOf(20_000_000n, late)).toMatchObject({ planned: 20_000_000n, ahead: 0n });
  });

  it("is not shown where budgets are in another currency, or others spend without a daily one", () => {
    const open = campaign({ daily_budget_amount_local_micro: null });
    expect(paceOf(1n, campaign({ currency: "USD" }))).toEqual({ kind: "gap", gap: "no-daily" });
    expect(paceOf(1n, open)).toEqual({ kind: "gap", gap: "no-daily" });
    expect(paceOf(90_000_000n, campaign({}), open)).toEqual({ kind: "gap", gap: "part-of-plan" });
    expect(paceOf(7_000_000n, campaign({}), open)).toMatchObject({ ahead: -900_000n });
  });
});

it("names spend that stopped, halved or doubled, and nothing of what was not spent before", () => {
  const kinds = (week: bigint, before: bigint) =>
    spendProblems({ spent: addSpends([{ currency: "EUR", spent: spent(week, before) }]) }).map(
      ({ kind }) => kind,
    );
  expect([
    kinds(0n, 5n),
    kinds(4n, 10n),
    kinds(20n, 10n),
    kinds(9n, 10n),
    kinds(5n, 0n),
    kinds(0n, 0n),
  ]).toEqual([["spend-stopped"], ["spend-halved"], ["spend-doubled"], [], [], []]);
});
