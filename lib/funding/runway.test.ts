import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysBetween } from "@/lib/time/calendar";
import {
  type DailyPlan,
  dailyPlan,
  dailyPlans,
  daysUntilEnd,
  runway,
  runwayInWords,
  runwayOf,
} from "./runway";

const campaign = (over: Partial<Parameters<typeof dailyPlan>[1][number]> = {}) => ({
  funding_instrument_id: "fi1",
  entity_status: "ACTIVE",
  deleted: false,
  servable: true,
  reasons_not_servable: [],
  currency: "EUR",
  daily_budget_amount_local_micro: "10000000",
  ...over,
});
const plan = (perDay: bigint, over: Partial<DailyPlan> = {}): DailyPlan => ({
  perDay,
  counted: 1,
  withoutDaily: 0,
  otherCurrency: 0,
  scheduled: 0,
  ...over,
});
const money = fc.bigInt({ min: 1n, max: 9223372036854775807n });

describe("dailyPlan", () => {
  it("adds the daily budgets of active campaigns on the instrument, and counts what it cannot add", () => {
    expect(
      dailyPlan({ id: "fi1", currency: "EUR" }, [
        campaign(),
        campaign({ daily_budget_amount_local_micro: "2500000" }),
        campaign({ entity_status: "PAUSED" }),
        campaign({ deleted: true }),
        campaign({ funding_instrument_id: "fi2" }),
        campaign({ daily_budget_amount_local_micro: null }),
        campaign({ currency: "JPY" }),
      ]),
    ).toEqual({ perDay: 12500000n, counted: 2, withoutDaily: 1, otherCurrency: 1, scheduled: 0 });
  });

  it("counts only campaigns that can spend now, or could if the funding paid", () => {
    const held = (...reasons_not_servable: string[]) => campaign({ servable: false, reasons_not_servable });
    expect(
      dailyPlan({ id: "fi1", currency: "EUR" }, [
        held("EXPIRED"),
        held("BUDGET_EXHAUSTED"),
        held("AWAITING_APPROVAL_BY_ADVERTISER"),
        held("INCOMPLETE"),
        held("STARTS_IN_FUTURE"),
        held("FUNDING_PROBLEM"),
        campaign(),
      ]),
    ).toEqual({ perDay: 20000000n, counted: 2, withoutDaily: 0, otherCurrency: 0, scheduled: 1 });
  });

  it("adds sums that a floating-point number would round", () => {
    const big = "9007199254740993";
    const { perDay } = dailyPlan({ id: "fi1", currency: "EUR" }, [
      campaign({ daily_budget_amount_local_micro: big }),
      campaign({ daily_budget_amount_local_micro: "2" }),
    ]);
    expect(perDay).toBe(9007199254740995n);
  });

  it("plans all instruments as it plans each", () => {
    const ids = ["fi1", "fi2", "fi3"];
    const arbitrary = fc.record({
      funding_instrument_id: fc.constantFrom(...ids),
      entity_status: fc.constantFrom("ACTIVE", "PAUSED"),
      deleted: fc.boolean(),
      servable: fc.boolean(),
      reasons_not_servable: fc.array(fc.constantFrom("EXPIRED", "FUNDING_PROBLEM")),
      currency: fc.constantFrom("EUR", "JPY"),
      daily_budget_amount_local_micro: fc.option(money.map(String)),
    });
    fc.assert(
      fc.property(fc.array(arbitrary), (campaigns) => {
        const instruments = ids.map((id) => ({ id, currency: "EUR" }));
        const all = dailyPlans(instruments, campaigns);
        for (const instrument of instruments) {
          expect(all.get(instrument.id)).toEqual(dailyPlan(instrument, campaigns));
        }
      }),
    );
  });
});

describe("runway", () => {
  const today = "2026-11-21";

  it("says how many days are covered, today being the first", () => {
    expect(runway({ kind: "remaining", micros: 62_000_000n }, plan(10_000_000n), today)).toEqual({
      kind: "covers",
      tenths: 62n,
      lastFullDay: "2026-11-26",
      atMost: false,
      from: "remaining",
    });
  });

  it("is exact: the tenths it names fit into the money, one more does not", () => {
    fc.assert(
      fc.property(money, money, (micros, perDay) => {
        const covers = runway({ kind: "remaining", micros }, plan(perDay), today);
        if (covers.kind !== "covers") throw new Error("expected a number of days");
        expect(covers.tenths * perDay <= micros * 10n).toBe(true);
        expect((covers.tenths + 1n) * perDay > micros * 10n).toBe(true);
      }),
    );
  });

  it("names a last day whose daily budgets are all paid", () => {
    fc.assert(
      fc.property(money, money, (micros, perDay) => {
        const covers = runway({ kind: "remaining", micros }, plan(perDay), today);
        if (covers.kind !== "covers" || covers.lastFullDay === undefined) return;
        const days = BigInt(daysBetween(today, addDays(covers.lastFullDay, 1)));
        expect(days * perDay <= micros && (days + 1n) * perDay > micros).toBe(true);
      }),
    );
  });

  it("says at most when it can only be less", () => {
    const left = { kind: "remaining", micros: 100n } as const;
    expect(runway(left, plan(10n, { withoutDaily: 1 }), today)).toMatchObject({ atMost: true });
    expect(runway(left, plan(10n, { otherCurrency: 1 }), today)).toMatchObject({ atMost: true });
    expect(runway(left, plan(10n, { scheduled: 1 }), today)).toMatchObject({ atMost: true });
    expect(runway(left, plan(10n), today)).toMatchObject({ atMost: false });
    expect(runway({ kind: "funded", micros: 100n }, plan(10n), today)).toMatchObject({
      atMost: true,
      from: "funded",
    });
  });

  it("does not make a number up", () => {
    expect(runway({ kind: "unknown" }, plan(10n), today)).toEqual({ kind: "unknown" });
    expect(runway({ kind: "remaining", micros: 5n }, plan(0n), today)).toEqual({ kind: "no-plan" });
    expect(runway({ kind: "remaining", micros: -5n }, plan(10n), today)).toMatchObject({
      tenths: 0n,
      lastFullDay: undefined,
    });
  });

  it.each([
    [62n, "6.2 days"],
    [10n, "1 day"],
    [4n, "0.4 days"],
    [0n, "0 days"],
    [60n, "6 days"],
    [12_345n, "1,234 days"],
  ])("%s tenths are %j", (tenths, words) => {
    expect(runwayInWords(tenths)).toBe(words);
  });
});

describe("runwayOf", () => {
  const booked = { credit_remaining_local_micro: null, funded_amount_local_micro: "100", end_time: null };
  const of = (...reasons_not_able_to_fund: string[]) =>
    runwayOf({ ...booked, reasons_not_able_to_fund }, plan(10n), "UTC", Date.parse("2026-11-21T12:00:00Z"));

  it("plans nothing on what has ended, and nothing on what is used up", () => {
    expect(of()).toMatchObject({ kind: "covers", tenths: 100n });
    expect(of("EXPIRED")).toEqual({ kind: "ended" });
    expect(of("BUDGET_EXHAUSTED")).toMatchObject({ kind: "covers", tenths: 0n, atMost: false });
  });
});

describe("the end of the funding", () => {
  const lasting = (end_time: string | null) =>
    runwayOf(
      {
        credit_remaining_local_micro: "100",
        funded_amount_local_micro: null,
        reasons_not_able_to_fund: [],
        end_time,
      },
      plan(10n),
      "UTC",
      Date.parse("2026-11-21T12:00:00Z"),
    );

  it("is as far as its money goes", () => {
    expect(lasting("2026-11-24T12:00:00Z")).toEqual({ kind: "until-end", end: "2026-11-24", atMost: false });
    expect(lasting("2026-11-30T12:00:00Z")).toEqual({ kind: "until-end", end: "2026-11-30", atMost: false });
    expect(lasting("2026-12-01T12:00:00Z")).toMatchObject({ kind: "covers", tenths: 100n });
    expect(lasting(null)).toMatchObject({ kind: "covers", tenths: 100n });
  });
});

describe("daysUntilEnd", () => {
  it("counts by the account's calendar", () => {
    const now = Date.parse("2026-11-21T23:30:00Z");
    const end_time = "2026-11-28T22:59:59Z";
    expect(daysUntilEnd({ end_time }, "Europe/Berlin", now)).toBe(6);
    expect(daysUntilEnd({ end_time }, "UTC", now)).toBe(7);
    expect(daysUntilEnd({ end_time: null }, "UTC", now)).toBeUndefined();
  });
});
