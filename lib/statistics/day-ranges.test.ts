import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { addDays } from "@/lib/time/calendar";
import {
  comparedRanges,
  daysIn,
  finalityOf,
  lengthOf,
  namedRange,
  RANGE_COMPARISONS,
  RANGE_NAMES,
  type RangeComparison,
  type RangeName,
  rangesOf,
  readRange,
  whyNoRange,
  writeRange,
} from "./day-ranges";

const NAMES = Object.keys(RANGE_NAMES) as RangeName[];
const TODAY = "2026-11-26";
const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays("1990-01-01", count));

describe("a range", () => {
  it("comes back from the address as it was", () => {
    for (const name of NAMES) expect(readRange(writeRange(name), TODAY)).toEqual(namedRange(name, TODAY));
    const own = { from: "2026-11-01", to: "2026-11-20" };
    expect(readRange(writeRange(own), TODAY)).toEqual({ name: "own", ...own });
  });

  it("means nothing where it has no days, too many, or some to come", () => {
    for (const text of [
      "",
      "8d",
      "2026-11-20..2026-11-01",
      "2026-11-20..2026-11-27",
      "2026-02-30..2026-03-01",
    ])
      expect(readRange(text, TODAY)).toBeUndefined();
    expect(readRange("2026-01-01..2026-11-20", TODAY)).toBeUndefined();
    expect(whyNoRange({ from: "2026-11-27", to: "2026-11-27" }, TODAY)).toMatch(/still to come/);
  });

  it("of so many days ends yesterday and has that many", () => {
    expect(namedRange("7d", TODAY)).toMatchObject({ from: "2026-11-19", to: "2026-11-25" });
    expect(daysIn(namedRange("30d", TODAY))).toHaveLength(30);
    expect(namedRange("month", TODAY)).toMatchObject({ from: "2026-11-01", to: TODAY });
  });
});

it("in ranges, days are the same days, and no two ranges touch", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat({ max: 40 })), (places) => {
      const days = places.sort((a, b) => a - b).map((place) => addDays("2026-10-20", place));
      const ranges = rangesOf(days);
      expect(ranges.flatMap(daysIn)).toEqual(days);
      for (const [at, { to }] of ranges.entries()) expect(ranges[at + 1]?.from).not.toBe(addDays(to, 1));
    }),
  );
});

describe("a comparison", () => {
  it("is of equally many days, all of them over and none of them twice", () => {
    const by = fc.constantFrom<RangeComparison>(...(Object.keys(RANGE_COMPARISONS) as RangeComparison[]));
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 89 }), days, by, (from, more, today, comparison) => {
        const range = { from, to: addDays(from, more) };
        const compared = comparedRanges(range, comparison, today);
        if (!compared) {
          expect(from >= today).toBe(true);
          return;
        }
        const { now, before } = compared;
        expect(lengthOf(now)).toBe(lengthOf(before));
        expect(now.to < today && now.from === from && now.to <= range.to).toBe(true);
        expect(before.to < now.from).toBe(true);
      }),
      { seed: inject("randomSeed") },
    );
  });

  it("a year earlier meets the same weekdays", () => {
    const { before } = comparedRanges({ from: "2026-11-19", to: "2026-11-25" }, "year", TODAY) ?? {};
    expect(new Date(before?.from ?? "").getUTCDay()).toBe(new Date("2026-11-19").getUTCDay());
  });

  it("is none for a day that is not over", () => {
    expect(comparedRanges(namedRange("today", TODAY), "before", TODAY)).toBeUndefined();
  });
});

describe("a day", () => {
  it("is running, an estimate, correctable and at last final", () => {
    const end = Date.parse("2026-11-26T23:00:00Z");
    const after = (hours: number) => finalityOf("2026-11-26", "Europe/Berlin", end + hours * 3_600_000);
    expect([-1, 0, 71, 72, 335, 336].map(after)).toEqual([
      "running",
      "estimate",
      "estimate",
      "correctable",
      "correctable",
      "final",
    ]);
  });
});
