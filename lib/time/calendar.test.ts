import { readFileSync } from "node:fs";
import path from "node:path";
import { TZDate } from "@date-fns/tz";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockIn, formatDay } from "@/lib/format/dates";
import {
  addDays,
  clockAdvice,
  clockChangeAt,
  dayEnd,
  dayIn,
  dayStart,
  daysBetween,
  instantIn,
  localTimeIn,
  zoneOffset,
} from "./calendar";

const zones = fc.constantFrom(
  "America/Los_Angeles",
  "America/St_Johns",
  "Europe/Berlin",
  "Asia/Kolkata",
  "Asia/Tokyo",
  "Australia/Lord_Howe",
  "Pacific/Kiritimati",
  "UTC",
);
const instants = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) });
const days = instants.map((instant) => dayIn("UTC", instant));

describe("calendar", () => {
  it("gives the day of an instant in a zone", () => {
    const instant = Date.parse("2026-11-21T23:30:00Z");
    expect(dayIn("Europe/Berlin", instant)).toBe("2026-11-22");
    expect(dayIn("America/Los_Angeles", instant)).toBe("2026-11-21");
  });

  it("counts days across a change of the clocks as whole days", () => {
    // Berlin's clocks go back on 25 October 2026, a day of 25 hours.
    const before = dayIn("Europe/Berlin", Date.parse("2026-10-24T22:30:00Z"));
    const after = dayIn("Europe/Berlin", Date.parse("2026-10-25T23:30:00Z"));
    expect([before, after]).toEqual(["2026-10-25", "2026-10-26"]);
    expect(daysBetween(before, after)).toBe(1);
  });

  it("adds what it counts", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      }),
    );
  });

  it("reads back the minute it wrote, save in the hour that comes twice", () => {
    fc.assert(
      fc.property(zones, instants, (zone, instant) => {
        const minute = Math.floor(instant / 60_000) * 60_000;
        const local = localTimeIn(zone, minute);
        const read = instantIn(zone, local);
        expect(read).toBeDefined();
        expect(localTimeIn(zone, read ?? 0)).toBe(local);
      }),
    );
  });

  it("reads the clocks of a zone as a library for zones does", () => {
    const year = { min: 2020, max: 2034 };
    const around = fc.constantFrom([3, 1], [3, 28], [4, 3], [9, 26], [10, 3], [10, 25], [11, 1], [7, 15]);
    const times = fc.tuple(fc.integer(year), around, fc.integer({ min: 0, max: 7 * 1440 }));
    fc.assert(
      fc.property(zones, times, (zone, [of, [month = 1, day = 1], minutes]) => {
        const local = new Date(Date.UTC(of, month - 1, day, 0, minutes)).toISOString().slice(0, 16);
        const theirs = new TZDate(of, month - 1, day, 0, minutes, zone).getTime();
        const ours = instantIn(zone, local) ?? Number.NaN;
        // Of an hour that comes twice they take now the one, now the other.
        const isFirst = ours < theirs && localTimeIn(zone, ours) === localTimeIn(zone, theirs);
        expect(isFirst ? theirs : ours, `${zone} ${local}`).toBe(theirs);
      }),
      { numRuns: 2_000 },
    );
  });

  it("resolves a skipped hour, one that comes twice, and text that is no date", () => {
    expect(instantIn("Europe/Berlin", "2026-03-29T02:30")).toBe(Date.parse("2026-03-29T01:30:00Z"));
    expect(instantIn("Europe/Berlin", "2026-10-25T02:00")).toBe(Date.parse("2026-10-25T00:00:00Z"));
    expect(instantIn("Europe/Berlin", "soon")).toBeUndefined();
    expect(instantIn("Europe/Berlin", "2026-11-21")).toBeUndefined();
  });

  it("reads back the very minute that is edited, in the hour that comes twice as well", () => {
    const days = fc.constantFrom([3, 28], [4, 5], [10, 25], [11, 1], [7, 15]);
    const times = fc.tuple(fc.integer({ min: 2024, max: 2032 }), days, fc.integer({ min: -1440, max: 2880 }));
    fc.assert(
      fc.property(zones, times, (zone, [year, [month = 1, day = 1], minutes]) => {
        const was = Date.UTC(year, month - 1, day, 0, minutes);
        expect(instantIn(zone, localTimeIn(zone, was), was), zone).toBe(was);
      }),
      { numRuns: 1_000 },
    );
    const second = Date.parse("2026-10-25T01:05:00Z");
    expect(instantIn("Europe/Berlin", "2026-10-25T02:59", second)).toBe(Date.parse("2026-10-25T01:59:00Z"));
    expect(instantIn("Europe/Berlin", "2027-10-31T02:59", second)).toBe(Date.parse("2027-10-31T00:59:00Z"));
  });

  it("finds them in the sample times-that-do-not-exist.csv", () => {
    const file = readFileSync(path.join(import.meta.dirname, "samples/times-that-do-not-exist.csv"), "utf8");
    for (const line of file.trim().split("\n").slice(1)) {
      const [zone = "", typed = "", clocks] = line.split(",");
      expect(clockChangeAt(zone, typed)?.kind, line).toBe(clocks === "skipped" ? "skipped" : "twice");
      expect(clockAdvice(zone, typed), line).toMatch(/^Clocks (skip|show) 01:30/);
    }
  });

  it("finds the times that clocks never show or show twice, as counting every instant does", () => {
    const days = fc.constantFrom([3, 28], [3, 8], [4, 5], [9, 27], [10, 4], [10, 25], [11, 1], [7, 15]);
    const times = fc.tuple(fc.integer({ min: 2024, max: 2032 }), days, fc.integer({ min: 0, max: 96 * 7 }));
    const QUARTER = 15 * 60_000;
    fc.assert(
      fc.property(zones, times, (zone, [year, [month = 1, day = 1], quarters]) => {
        const asUtc = Date.UTC(year, month - 1, day) + quarters * QUARTER;
        const local = new Date(asUtc).toISOString().slice(0, 16);
        const offsets = Array.from({ length: 28 * 4 + 1 }, (_, index) => (index - 14 * 4) * QUARTER);
        const shown = offsets.filter((offset) => localTimeIn(zone, asUtc - offset) === local).length;
        const kind = shown === 0 ? "skipped" : shown === 2 ? "twice" : undefined;
        expect(clockChangeAt(zone, local)?.kind, `${zone} ${local}`).toBe(kind);
      }),
      { numRuns: 150 },
    );
  });

  it("gives the time of a zone, and nothing for an unknown zone", () => {
    const instant = Date.parse("2026-11-21T10:00:00Z");
    expect(clockIn("Asia/Kolkata", instant)).toBe("15:30");
    expect(clockIn("Asia/Kolkata", instant, { seconds: true })).toBe("15:30:00");
    expect(zoneOffset("Asia/Kolkata", instant)).toBe(330);
    expect(clockIn("Mars/Olympus", instant)).toBeUndefined();
    expect(zoneOffset("Mars/Olympus", instant)).toBeUndefined();
  });

  it("writes a day out", () => {
    expect(formatDay("2026-11-28")).toBe("28 Nov 2026");
  });
});

it("begins a day where the zone does, and has days of 23 and 25 hours", () => {
  expect(dayStart("2026-11-21", "Asia/Tokyo")).toBe(Date.parse("2026-11-20T15:00:00Z"));
  const hours = (day: string) =>
    ((dayEnd(day, "Europe/Berlin") ?? 0) - (dayStart(day, "Europe/Berlin") ?? 0)) / 3_600_000;
  expect(hours("2026-03-29")).toBe(23);
  expect(hours("2026-10-25")).toBe(25);
  expect(hours("2026-11-21")).toBe(24);
  expect(dayStart("2026-02-30", "UTC")).toBeUndefined();
  expect(dayStart("today", "UTC")).toBeUndefined();
});
