import { describe, expect, it } from "vitest";
import { INSIGHT_DAYS_MAX } from "@/lib/ads/endpoints/keyword-insights";
import { bucketsOf, dayBefore, lastStartedDay, lastWholeHour, PERIOD_DAYS, readDays } from "./insight-period";

const HOUR = 3_600_000;
const at = (text: string) => Date.parse(text);
const spanOf = (...chosen: Parameters<typeof readDays>) => {
  const read = readDays(...chosen);
  if (!("span" in read)) throw new Error(read.problem);
  return read.span;
};
const times = ({ from, until }: { from: number; until: number }) =>
  [from, until].map((time) => new Date(time).toISOString());

describe("readDays", () => {
  const now = at("2026-11-18T14:25:00Z");

  it("goes from midnight on the zone's clocks to the last whole hour", () => {
    expect(times(spanOf({ days: 7, to: null }, "Europe/Berlin", now))).toEqual([
      "2026-11-11T23:00:00.000Z",
      "2026-11-18T14:00:00.000Z",
    ]);
    expect(times(spanOf({ days: 1, to: null }, "Asia/Kolkata", now))).toEqual([
      "2026-11-17T18:30:00.000Z",
      "2026-11-18T13:30:00.000Z",
    ]);
  });

  it("ends with a chosen day, whole when it is over", () => {
    const span = spanOf({ days: 2, to: "2026-11-10" }, "America/New_York", now);
    expect(times(span)).toEqual(["2026-11-09T05:00:00.000Z", "2026-11-11T05:00:00.000Z"]);
    expect(dayBefore(span)).toBe("2026-11-08");
  });

  it("is never empty, just after midnight neither", () => {
    const midnight = at("2026-11-18T00:20:00Z");
    expect(lastStartedDay("UTC", midnight)).toBe("2026-11-17");
    expect(times(spanOf({ days: 1, to: null }, "UTC", midnight))).toEqual([
      "2026-11-17T00:00:00.000Z",
      "2026-11-18T00:00:00.000Z",
    ]);
  });

  it("never asks for more than the service counts, whatever the clocks do", () => {
    for (const zone of ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "Pacific/Auckland", "UTC"]) {
      for (const to of ["2026-03-29", "2026-04-05", "2026-10-25", "2026-11-01"]) {
        for (const days of PERIOD_DAYS) {
          const { from, until } = spanOf({ days, to }, zone, now);
          expect(until - from).toBeLessThanOrEqual(INSIGHT_DAYS_MAX * 24 * HOUR);
          expect(bucketsOf({ from, until }, "DAY")).toHaveLength(days);
        }
      }
    }
  });

  it("says what is wrong with a day that has not begun, or that does not exist", () => {
    expect(readDays({ days: 7, to: "2026-11-19" }, "UTC", now)).toEqual({
      problem: expect.stringContaining("Choose 2026-11-18 or an earlier day"),
    });
    expect(readDays({ days: 7, to: "0202-11-18" }, "UTC", now)).toMatchObject({
      problem: expect.stringMatching(/long ago/),
    });
    expect(readDays({ days: 7, to: "2026-02-31" }, "UTC", now)).toMatchObject({
      problem: expect.stringMatching(/no such day/i),
    });
  });
});

describe("bucketsOf", () => {
  it("marks the last one when it is not over", () => {
    const from = at("2026-11-17T00:00:00Z");
    const buckets = bucketsOf({ from, until: from + 30 * HOUR }, "DAY");
    expect(buckets.map(({ whole }) => whole)).toEqual([true, false]);
    expect(buckets[1]?.until).toBe(from + 30 * HOUR);
    expect(bucketsOf({ from, until: from + 30 * HOUR }, "HOUR")).toHaveLength(30);
  });
});

it("finds the last whole hour on clocks that are half an hour off", () => {
  expect(lastWholeHour("Asia/Kolkata", at("2026-11-18T14:25:00Z"))).toBe(at("2026-11-18T13:30:00Z"));
  expect(lastWholeHour("UTC", at("2026-11-18T14:00:00Z"))).toBe(at("2026-11-18T14:00:00Z"));
});
