import type { ChartPoint, ChartTime } from "@/lib/charts/chart-scale";
import { type DayRange, daysIn } from "@/lib/statistics/day-ranges";
import { figureOf } from "@/lib/statistics/figures";
import { type MeasureId, type MeasureUnit, measureOf, partsFor } from "@/lib/statistics/measures";
import { type Day, dayEnd, dayStart } from "@/lib/time/calendar";
import type { DaySeries } from "./day-series";

/** What one on a chart's axis is of a figure: amounts are drawn in units of their currency, rates in percent. */
const SCALE: Readonly<Record<MeasureUnit, number>> = { count: 1, money: 1_000_000, rate: 10_000 };

/** The figure that a place on the axis stands for. */
export const figureAt = (place: number, unit: MeasureUnit): bigint => BigInt(Math.round(place * SCALE[unit]));

/** The days of a range, as a chart places them. */
export const dayTimes = (range: DayRange, zone: string, today: Day): readonly ChartTime[] =>
  daysIn(range).map((day) => ({
    from: dayStart(day, zone) ?? 0,
    until: dayEnd(day, zone) ?? 0,
    whole: day < today,
  }));

/**
 * A figure at each of some times; a time without one is a gap, and no zero.
 *
 * @param told what the records say that they are after
 */
export function figurePoints(
  read: DaySeries,
  {
    range,
    times,
    id,
    told,
  }: { range: number; times: readonly ChartTime[]; id: MeasureId; told: readonly string[] },
): readonly ChartPoint[] {
  const measure = measureOf(id);
  const objectives = told.length > 0 ? told : read.objectives;
  const parts = partsFor([id], objectives);
  return times.map((time, at) => {
    const sums = read.ranges[range]?.[at] ?? {};
    const figure = figureOf(measure, { state: "read", sums, objectives, parts });
    return { ...time, value: figure.kind === "value" ? Number(figure.value) / SCALE[measure.unit] : null };
  });
}
