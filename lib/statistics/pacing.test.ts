import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type Day, dayEnd, dayIn, dayStart } from "@/lib/time/calendar";
import { daysIn } from "./day-ranges";
import {
  type FlightDates,
  flightDays,
  isFarOff,
  lateDays,
  pacedDays,
  paceOf,
  plannedIn,
  type SpendPace,
  type SpendPlan,
} from "./pacing";
import { paceClasses, paceWord } from "./pacing-words";

const ZONE = "Europe/Berlin";
/** A Friday; clocks changed back on 25 October. */
const TODAY = "2026-11-27";
const UNIT = 1_000_000n;

const at = (day: Day, zone = ZONE) => dayStart(day, zone) ?? 0;
const flight = (from: Day, to?: Day): FlightDates => ({
  start: at(from),
  end: to === undefined ? undefined : dayEnd(to, ZONE),
});
const plan = (own: Partial<SpendPlan>): SpendPlan => ({
  daily: undefined,
  total: undefined,
  flight: flight("2026-11-17", "2026-12-06"),
  state: "on",
  ...own,
});
const pace = (own: Partial<SpendPlan>, toDate: bigint, lately = toDate) =>
  paceOf(plan(own), { toDate, lately }, { today: TODAY, zone: ZONE });

const word = (found: SpendPace) =>
  found.kind === "pace" ? paceWord(found) : found.kind === "gap" && found.gap;

describe("a pace", () => {
  it("is what was spent of a total budget's even days, or of so many daily budgets", () => {
    // Ten of 20 days are over.
    expect(pace({ total: 200n * UNIT }, 100n * UNIT)).toMatchObject({ planned: 100n * UNIT, ahead: 0n });
    expect(word(pace({ total: 200n * UNIT }, 100n * UNIT))).toBe("On pace");
    expect(word(pace({ total: 200n * UNIT }, 123n * UNIT))).toBe("Ahead 23%");
    expect(word(pace({ daily: 10n * UNIT }, 60n * UNIT))).toBe("Behind 40%");
    expect(word(pace({ daily: 10n * UNIT, flight: flight("2026-11-17") }, 60n * UNIT))).toBe("Behind 40%");
    expect(word(pace({ daily: 10n * UNIT }, 0n))).toBe("Nothing spent");
  });

  it("covers what is paused and what is over, which need no attention", () => {
    const paused = pace({ daily: 10n * UNIT, state: "paused" }, 60n * UNIT);
    expect([word(paused), isFarOff(paused)]).toEqual(["Paused, behind 40%", false]);
    expect(paused).toMatchObject({ projected: undefined });
    const over = pace({ total: 80n * UNIT, flight: flight("2026-11-01", "2026-11-20") }, 70n * UNIT, 9n);
    expect([word(over), isFarOff(over)]).toEqual(["Ended, 88% spent", false]);
    expect(over).toMatchObject({ planned: 80n * UNIT, projected: 70n * UNIT });
    expect(isFarOff(pace({ daily: 10n * UNIT }, 60n * UNIT))).toBe(true);
  });

  it.each<[string, Partial<SpendPlan>]>([
    ["no-budget", {}],
    ["no-budget", { daily: 0n }],
    ["no-end", { total: UNIT, flight: flight("2026-11-01") }],
    ["no-flight", { daily: UNIT, flight: undefined }],
    ["not-started", { daily: UNIT, flight: flight("2026-11-28") }],
    ["not-started", { daily: UNIT, state: "draft" }],
    ["first-day", { daily: UNIT, flight: flight(TODAY) }],
    ["first-day", { daily: UNIT, flight: { start: at(TODAY) - 3_600_000 } }],
    ["over", { daily: UNIT, flight: flight("2026-07-01", "2026-07-31") }],
    ["deleted", { daily: UNIT, state: "deleted" }],
  ])("is none, and that is no zero: %s", (gap, own) => {
    const found = pace(own, 0n);
    expect(found).toEqual({ kind: "gap", gap });
    expect(paceClasses(found)).toEqual(["none"]);
  });

  it("is of the days that can be read where a flight is longer, and nothing is projected of it", () => {
    const days = BigInt(daysIn(pacedDays(TODAY)).length);
    const long = { daily: 10n * UNIT, total: 50n * UNIT, flight: flight("2026-01-01") };
    const found = { lastDays: 89, ahead: 0n, projected: undefined };
    expect(pace(long, days * 10n * UNIT)).toMatchObject(found);
    const year = { total: 365n * UNIT, flight: flight("2026-01-01", "2026-12-31") };
    expect(pace(year, days * UNIT)).toMatchObject(found);
  });

  it("projects the end by the last seven days, and no more than the total budget", () => {
    const own = { total: 200n * UNIT };
    // Ten days are left, today among them.
    expect(pace(own, 50n * UNIT, 35n * UNIT)).toMatchObject({ projected: 100n * UNIT });
    expect(pace(own, 100n * UNIT, 140n * UNIT)).toMatchObject({ projected: 200n * UNIT });
    expect(pace({ daily: UNIT, flight: flight("2026-11-17") }, UNIT)).toMatchObject({ projected: undefined });
  });
});

const zones = fc.constantFrom(
  "Europe/Berlin",
  "America/St_Johns",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
  "UTC",
);
const offsets = fc.integer({ min: 0, max: 400 });
const days = offsets.map((offset) => addDays("2026-01-01", offset));
const hours = fc.integer({ min: 1, max: 80 * 24 });
const amounts = fc.bigInt({ min: 1n, max: 10n ** 15n });
const HOUR_MS = 3_600_000;

/** Flights begin and end at any hour, over days of 23 and 25 hours. */
const flights = fc
  .record({ zone: zones, day: days, hour: fc.integer({ min: 0, max: 23 }), length: hours })
  .map(({ zone, day, hour, length }) => {
    const start = at(day, zone) + hour * HOUR_MS;
    return { zone, flight: { start, end: start + length * HOUR_MS } };
  });

const around = ({ start, end }: { start: number; end: number }, zone: string) => ({
  from: addDays(dayIn(zone, start), -2),
  to: addDays(dayIn(zone, end), 2),
});

describe("what is planned", () => {
  it("is the whole budget over the whole flight, and nothing outside of it", () => {
    fc.assert(
      fc.property(flights, amounts, ({ zone, flight: dates }, total) => {
        const own = { ...plan({ total }), flight: dates };
        const range = around(dates, zone);
        expect(plannedIn(own, range, zone)).toBe(total);
        expect(plannedIn(own, { ...range, to: addDays(range.from, 1) }, zone)).toBe(0n);
        expect(plannedIn(own, { ...range, from: addDays(range.to, -1) }, zone)).toBe(0n);
      }),
    );
  });

  it("adds up day by day, a whole day being one however many hours it has", () => {
    fc.assert(
      fc.property(flights, ({ zone, flight: dates }) => {
        const range = around(dates, zone);
        const each = daysIn(range).map((day) => flightDays(dates, { from: day, to: day }, zone));
        expect(each.reduce((sum, part) => sum + part, 0n)).toBe(flightDays(dates, range, zone));
        expect(each.every((part) => part >= 0n && part <= 1_000_000n)).toBe(true);
        // Two days before it, its first day, its last day, and two days after it.
        expect(each.slice(3, -3).every((part) => part === 1_000_000n)).toBe(true);
      }),
    );
  });

  it("grows with the days, and is so many daily budgets for whole days", () => {
    fc.assert(
      fc.property(zones, days, fc.integer({ min: 1, max: 80 }), amounts, (zone, from, length, daily) => {
        const to = addDays(from, length - 1);
        const dates = { start: at(from, zone), end: dayEnd(to, zone) ?? 0 };
        const own = { ...plan({ daily }), flight: dates };
        expect(plannedIn(own, { from, to }, zone)).toBe(daily * BigInt(length));
        const sums = daysIn({ from, to }).map((day) => plannedIn(own, { from, to: day }, zone) ?? 0n);
        expect(sums.every((sum, index) => sum === daily * BigInt(index + 1))).toBe(true);
      }),
    );
  });

  it("is met by whoever spends just that, whatever the flight", () => {
    fc.assert(
      fc.property(flights, amounts, offsets, ({ zone, flight: dates }, total, later) => {
        const today = addDays(dayIn(zone, dates.start), 1 + (later % 80));
        const own = { ...plan({}), total: total + 10n ** 9n, flight: dates };
        const toDate = plannedIn(own, pacedDays(today), zone) ?? 0n;
        const lately = plannedIn(own, lateDays(today), zone) ?? 0n;
        const found = paceOf(own, { toDate, lately }, { today, zone });
        if (found.kind !== "pace") {
          expect(found).toEqual({ kind: "gap", gap: "first-day" });
          return;
        }
        expect(found).toMatchObject({ ahead: 0n });
        const short = own.total - (found.projected ?? 0n);
        // The recent spend is exact to the micro, and there are this many days like it.
        expect(short >= 0n && short <= 1_000n).toBe(true);
      }),
    );
  });
});
