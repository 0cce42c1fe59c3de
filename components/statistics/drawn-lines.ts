import { type ChartChanges, entriesAt, type MarkedTime } from "@/components/changes/use-chart-changes";
import type { ChartAxis } from "@/components/ui/chart/plot";
import type { ChartPoint } from "@/lib/charts/chart-scale";
import { figureText } from "@/lib/format/figure-text";
import { formatNumber } from "@/lib/format/numbers";
import { type ChartChoice, drawnMeasures } from "@/lib/statistics/chart-choice";
import { HOUR_DAYS_MAX } from "@/lib/statistics/day-hours";
import { type DayRange, daysIn, lengthOf, type StatisticsDays } from "@/lib/statistics/day-ranges";
import { type MeasureId, measureOf } from "@/lib/statistics/measures";
import { dayTimes, figureAt, figurePoints, hourTimes } from "@/lib/statistics-reader/chart-lines";
import type { DaySeries } from "@/lib/statistics-reader/day-series";

/** One figure over one range. */
export interface DrawnLine {
  /** "Spend" */
  readonly name: string;
  readonly range: DayRange;
  readonly points: readonly (ChartPoint | undefined)[];
  /** Of the second figure. */
  readonly second: boolean;
  /** It is for the compared days. */
  readonly compared: boolean;
  /** A value in words. */
  readonly text: (value: number) => string;
}

/** The days of a chart, and those of its comparison. */
export const drawnRanges = ({ range, compared }: StatisticsDays): readonly DayRange[] => [
  range,
  ...(compared ? [compared.before] : []),
];

/** Whether there are few enough days to draw each hour. */
export const mayBeByHour = ({ range }: StatisticsDays): boolean => lengthOf(range) <= HOUR_DAYS_MAX;

interface LinesOf {
  readonly by: "DAY" | "HOUR";
  readonly choice: ChartChoice;
  readonly days: StatisticsDays;
  readonly zone: string;
  readonly ownObjectives: readonly string[];
  readonly currency: string;
}

/** The lines of all figures over all ranges, the first figure first. */
export function drawnLines(
  read: DaySeries,
  { by, choice, days, zone, ownObjectives, currency }: LinesOf,
): readonly DrawnLine[] {
  const ranges = drawnRanges(days);
  const times =
    by === "HOUR"
      ? hourTimes(ranges, { zone, asOf: read.readAt ?? 0 })
      : dayTimes(ranges, { zone, today: days.today });
  return drawnMeasures(choice).flatMap((id, figure) =>
    ranges.map((range, index) => ({
      name: measureOf(id).label,
      range,
      points: figurePoints(read, { range: index, times: times[index] ?? [], id, ownObjectives }),
      second: figure > 0,
      compared: index > 0,
      text: axisOf(id, currency).reading,
    })),
  );
}

/** The days or hours at the places of a chart's first line. */
export const markedTimes = (
  by: "DAY" | "HOUR",
  { range }: StatisticsDays,
  points: DrawnLine["points"],
): readonly (MarkedTime | undefined)[] =>
  by === "HOUR" ? points.map((point) => point?.from) : daysIn(range);

/** The changes in words, by the places of a chart's first line. */
export function marksOf(
  changes: ChartChanges,
  times: readonly (MarkedTime | undefined)[],
): ReadonlyMap<number, string> {
  const together = times.map((time) => (time === undefined ? undefined : entriesAt(changes, time)));
  return new Map(
    together.flatMap((entries, at) => (entries ? [[at, changes.inWords(entries)] as const] : [])),
  );
}

/**
 * The lines of a chart: a second figure is drawn without comparison, because four lines against two axes would be
 * indistinguishable. The table has all.
 */
export const linesOfChart = (lines: readonly DrawnLine[]): readonly DrawnLine[] =>
  lines.filter(({ second, compared }) => !(second && compared));

/** The axis of a figure. */
export function axisOf(id: MeasureId, currency: string): ChartAxis {
  const { unit } = measureOf(id);
  return {
    figure: (tick) => formatNumber(tick),
    reading: (at) => figureText(figureAt(at, unit), unit, currency),
    fractions: unit !== "count",
    ...(unit !== "count" && { unit: unit === "money" ? currency : "%" }),
  };
}
