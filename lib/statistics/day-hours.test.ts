import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, localTimeIn } from "@/lib/time/calendar";
import { elapsedHours, hourBegin, hoursBeside, hoursIn } from "./day-hours";

const HOUR = 3_600_000;
const clock = (zone: string, instant: number) => localTimeIn(zone, instant).slice(11);
const shown = (day: string, other: string) =>
  hoursBeside({ from: day, to: day }, { from: other, to: other }, "Europe/Berlin").map((pair) =>
    pair.map((hour) => hour && clock("Europe/Berlin", hour.from)),
  );

const zones = fc.constantFrom(
  ...["Europe/Berlin", "America/Los_Angeles", "Australia/Sydney", "Africa/Cairo", "Asia/Kolkata", "UTC"],
);
const day = fc.integer({ min: 0, max: 800 }).map((later) => addDays("2025-01-01", later));
const length = fc.integer({ min: 1, max: 7 });

describe("hours beside those of other days", () => {
  it("stand alone where clocks are changed", () => {
    // Clocks go forward on 29 March 2026, and back on 25 October.
    expect(shown("2026-03-29", "2026-03-22").slice(1, 4)).toEqual([
      ["01:00", "01:00"],
      [undefined, "02:00"],
      ["03:00", "03:00"],
    ]);
    expect(shown("2026-10-25", "2026-10-18").slice(1, 5)).toEqual([
      ["01:00", "01:00"],
      ["02:00", "02:00"],
      ["02:00", undefined],
      ["03:00", "03:00"],
    ]);
  });

  it("are each there once and in order, beside an hour of the same clock", () => {
    fc.assert(
      fc.property(zones, day, day, length, length, (zone, from, otherFrom, days, otherDays) => {
        const range = { from, to: addDays(from, days - 1) };
        const other = { from: otherFrom, to: addDays(otherFrom, otherDays - 1) };
        const pairs = hoursBeside(range, other, zone);
        expect(pairs.flatMap(([hour]) => hour ?? [])).toEqual(hoursIn(range, zone));
        expect(pairs.flatMap(([, hour]) => hour ?? [])).toEqual(hoursIn(other, zone));
        for (const [hour, beside] of pairs) {
          expect(hour ?? beside).toBeDefined();
          if (hour && beside) expect(clock(zone, hour.from)).toBe(clock(zone, beside.from));
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("the hours of days", () => {
  it("follow each other without a gap, 23 to 25 of them, and an instant is in the one that it began in", () => {
    fc.assert(
      fc.property(zones, day, fc.nat({ max: 24 * HOUR - 1 }), (zone, from, later) => {
        const hours = elapsedHours(from, zone);
        expect(hours.length).toBeGreaterThanOrEqual(23);
        expect(hours.length).toBeLessThanOrEqual(25);
        for (const [at, hour] of hours.entries()) {
          expect(hour.from).toBe(hours[at - 1]?.until ?? hour.from);
          expect(localTimeIn(zone, hour.from).slice(0, 10)).toBe(from);
        }
        const instant = (hours[0]?.from ?? 0) + later;
        const within = hours.find((hour) => hour.from <= instant && instant < hour.until);
        if (within) expect(hourBegin(instant, zone)).toBe(within.from);
      }),
      { numRuns: 60 },
    );
  });
});
