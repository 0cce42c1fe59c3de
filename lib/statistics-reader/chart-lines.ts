import type { ChartPoint, ChartTime } from "@/lib/charts/chart-scale";
import { type DayHour, HOUR_ARRIVES_MS, hoursBeside, hoursIn } from "@/lib/statistics/day-hours";
import { type DayRange, daysIn, SETTLING } from "@/lib/statistics/day-ranges";
import { figureOf } from "@/lib/statistics/figures";
import { type MeasureId, type MeasureUnit, measureOf, partsFor } from "@/lib/statistics/measures";
import { type Day, dayEnd, dayStart } from "@/lib/time/calendar";
import type { DaySeries } from "./day-series";

/** One unit of a chart's axis in a figure: amounts are drawn in units of their currency, rates in percent. */
const SCALE: Readonly<Record<MeasureUnit, number>> = { count: 1, money: 1_000_000, rate: 10_000 };

/** An estimate for longer than counts are, like everything computed from it. */
const SPEND = measureOf("spend").numbers([]);

/** The figure at a place on the axis. */
export const figureAt = (place: number, unit: MeasureUnit): bigint => BigInt(Math.round(place * SCALE[unit]));

/** A day or an hour, and its index among those that were read; undefined if missing. */
type PlacedTime = (ChartTime & { readonly at: number }) | undefined;

/** The days of each range at their places in a chart. */
export const dayTimes = (
  ranges: readonly DayRange[],
  { zone, today }: { readonly zone: string; readonly today: Day },
): readonly (readonly PlacedTime[])[] =>
  ranges.map((range) =>
    daysIn(range).map((day, at) => ({
      from: dayStart(day, zone) ?? 0,
      until: dayEnd(day, zone) ?? 0,
      whole: day < today,
      at,
    })),
  );

/**
 * The hours of the days, and of the compared days if there are any, at their places in a chart: they are matched by
 * local time, so that a day of 23 or 25 hours does not move those after it.
 *
 * @param asOf when they were read, in milliseconds: numbers of the last hours still arrive
 */
export function hourTimes(
  [range, other]: readonly DayRange[],
  { zone, asOf }: { readonly zone: string; readonly asOf: number },
): readonly (readonly PlacedTime[])[] {
  if (!range) return [];
  if (!other) return [placed(hoursIn(range, zone), asOf)];
  const pairs = hoursBeside(range, other, zone);
  return [0, 1].map((side) =>
    placed(
      pairs.map((pair) => pair[side]),
      asOf,
    ),
  );
}

function placed(hours: readonly (DayHour | undefined)[], asOf: number): readonly PlacedTime[] {
  let begun = 0;
  return hours.map((hour) => {
    if (!hour) return undefined;
    const at = begun;
    begun += 1;
    return { ...hour, whole: hour.until + HOUR_ARRIVES_MS <= asOf, at };
  });
}

interface FigureWish {
  readonly id: MeasureId;
  /** The objectives of the records themselves. */
  readonly ownObjectives: readonly string[];
}

/** A figure at each time of a range; a time without one is a gap rather than zero. */
export function figurePoints(
  read: DaySeries,
  {
    range,
    times,
    id,
    ownObjectives,
  }: FigureWish & { readonly range: number; readonly times: readonly PlacedTime[] },
): readonly (ChartPoint | undefined)[] {
  const measure = measureOf(id);
  const objectives = ownObjectives.length > 0 ? ownObjectives : read.objectives;
  const parts = partsFor([id], objectives);
  const settlesIn = measure.numbers(objectives).some((number) => SPEND.includes(number))
    ? SETTLING.spend
    : SETTLING.counts;
  return times.map((time) => {
    if (!time) return undefined;
    const { at, ...when } = time;
    const sums = read.ranges[range]?.[at] ?? {};
    const figure = figureOf(measure, { state: "read", sums, objectives, parts });
    return {
      ...when,
      value: figure.kind === "value" ? Number(figure.value) / SCALE[measure.unit] : null,
      estimate: when.whole && read.readAt !== undefined && read.readAt < when.until + settlesIn,
    };
  });
}
