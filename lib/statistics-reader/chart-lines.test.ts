import { expect, it } from "vitest";
import { dayStart } from "@/lib/time/calendar";
import { dayTimes, figurePoints, hourTimes } from "./chart-lines";
import type { DaySeries } from "./day-series";

const zone = "Europe/Berlin";
const HOUR = 3_600_000;
/** Clocks go back on this day: it has 25 hours. */
const range = { from: "2026-10-25", to: "2026-10-25" };
const before = { from: "2026-10-18", to: "2026-10-18" };
const counted = (from: number, length: number) =>
  Array.from({ length }, (_, at) => ({ impressions: BigInt(from + at) }));
const read: DaySeries = {
  ranges: [counted(100, 25), counted(200, 24)],
  objectives: [],
  readAt: undefined,
  of: 1,
  missing: 0,
  problem: undefined,
};

it("puts each hour beside the one that it is compared with, and leaves out none of 25", () => {
  const asOf = (dayStart("2026-10-27", zone) ?? 0) + HOUR;
  const [now, then] = hourTimes([range, before], { zone, asOf }).map((times, at) =>
    figurePoints(read, { range: at, times, id: "impressions", ownObjectives: [] }).map(
      (point) => point?.value,
    ),
  );
  expect(now?.slice(0, 5)).toEqual([100, 101, 102, 103, 104]);
  expect(then?.slice(0, 5)).toEqual([200, 201, 202, undefined, 203]);
  expect([now?.at(-1), then?.at(-1)]).toEqual([124, 223]);
});

it("takes an hour for whole once its numbers have arrived", () => {
  const asOf = (dayStart(range.from, zone) ?? 0) + 3.5 * HOUR;
  const [times] = hourTimes([range], { zone, asOf });
  expect(times?.map((time) => time?.whole).slice(0, 4)).toEqual([true, true, false, false]);
});

it("takes counts for estimates for a day, and what is made of spend for three", () => {
  const readAt = (dayStart("2026-10-27", zone) ?? 0) + HOUR;
  const [times = []] = dayTimes([{ from: "2026-10-23", to: "2026-10-27" }], { zone, today: "2026-10-27" });
  const day = { impressions: 1_000n, billed_charge_local_micro: 5_000_000n };
  const series = { ...read, readAt, ranges: [[day, day, day, day, day]] };
  const estimates = (id: "impressions" | "spend" | "cpm") =>
    figurePoints(series, { range: 0, times, id, ownObjectives: [] }).map((point) => point?.estimate);
  expect(estimates("impressions")).toEqual([false, false, false, true, false]);
  expect(estimates("spend")).toEqual([false, true, true, true, false]);
  expect(estimates("cpm")).toEqual(estimates("spend"));
});

it("leaves a gap where a day has no numbers", () => {
  const [times = []] = dayTimes([{ from: "2026-10-24", to: "2026-10-26" }], { zone, today: "2026-10-26" });
  const series = { ...read, ranges: [[{ impressions: 5n }, {}, { impressions: 7n }]] };
  const points = figurePoints(series, { range: 0, times, id: "impressions", ownObjectives: [] });
  expect(points.map((point) => [point?.value, point?.whole])).toEqual([
    [5, true],
    [null, true],
    [7, false],
  ]);
});
