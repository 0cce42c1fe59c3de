import type { Granularity } from "@/lib/ads/endpoints/keyword-insights";
import { clockIn, formatDay } from "@/lib/format/dates";
import { formatInstant } from "@/lib/format/instant";
import { dayIn } from "@/lib/time/calendar";
import type { Bucket, InsightSpan } from "./insight-period";
import { type KeywordQuery, queryInWords } from "./keyword-query";

/** How many posts there were in an hour or a day; null where the service gave no number. */
export interface VolumePoint extends Bucket {
  readonly posts: number | null;
}

/** One line of the chart: what was asked, and what was answered. */
export interface VolumeSeries {
  readonly query: KeywordQuery;
  readonly country: { readonly value: string; readonly name: string } | undefined;
  readonly span: InsightSpan;
  readonly points: readonly VolumePoint[];
  /** When the service answered, in milliseconds. */
  readonly asOf: number;
}

/** The numbers at their times. What is missing stays missing; what is too much has no time and is left away. */
export function pointsOf(buckets: readonly Bucket[], volume: readonly number[]): VolumePoint[] {
  return buckets.map((bucket, number) => ({ ...bucket, posts: volume[number] ?? null }));
}

/** All posts together; undefined where not a single number is known. */
export function totalOf(points: readonly VolumePoint[]): number | undefined {
  const known = points.flatMap(({ posts }) => (posts === null ? [] : [posts]));
  return known.length === 0 ? undefined : known.reduce((sum, each) => sum + each, 0);
}

/** The first of the points with the most posts; undefined where none has a number. */
export function highestOf(points: readonly VolumePoint[]): VolumePoint | undefined {
  return points.reduce<VolumePoint | undefined>(
    (highest, point) =>
      point.posts !== null && (highest === undefined || point.posts > (highest.posts ?? 0)) ? point : highest,
    undefined,
  );
}

/** "21 Nov 2026" for a day, "21 Nov 2026, 14:00" for an hour; with its end where the last one is not over. */
export function whenOf(bucket: Bucket, by: Granularity, zone: string): string {
  const at = new Date(bucket.from).toISOString();
  const start = by === "DAY" && isMidnight(bucket.from, zone) ? "day" : "time";
  const words = formatInstant(at, zone, start);
  if (by === "HOUR") return words;
  if (!bucket.whole) return `${words}, until ${clockIn(zone, bucket.until)}`;
  return start === "day" ? words : `24 hours from ${words}`;
}

/** Where a change of the clocks lies between, a day begins at another hour. */
const isMidnight = (instant: number, zone: string) => clockIn(zone, instant) === "00:00";

/** "12–18 Nov 2026", the days that are counted. */
export function daysInWords({ firstDay, lastDay }: Pick<InsightSpan, "firstDay" | "lastDay">): string {
  if (firstDay === lastDay) return formatDay(lastDay);
  const [day, month, year] = formatDay(firstDay).split(" ");
  const [, lastMonth, lastYear] = formatDay(lastDay).split(" ");
  if (year !== lastYear) return `${formatDay(firstDay)} – ${formatDay(lastDay)}`;
  return month === lastMonth ? `${day}–${formatDay(lastDay)}` : `${day} ${month} – ${formatDay(lastDay)}`;
}

/** What a line of the chart is of: keywords, country and days. */
export const seriesInWords = ({ query, country, span }: Omit<VolumeSeries, "points" | "asOf">): string =>
  [queryInWords(query), country?.name ?? "any country", daysInWords(span)].join(" · ");

export const volumeTitle = (by: Granularity) => (by === "DAY" ? "Posts each day" : "Posts each hour");

/** Places along the time axis that are named. */
export interface TimeTick {
  readonly index: number;
  readonly label: string;
}

/** As many names of days or hours as there is room for, at round times. */
export function timeTicks(
  buckets: readonly Bucket[],
  { by, zone, most }: { by: Granularity; zone: string; most: number },
): TimeTick[] {
  const dayLabel = (instant: number) =>
    formatInstant(new Date(instant).toISOString(), zone, "day").slice(0, -5);
  if (by === "DAY") {
    const every = Math.max(1, Math.ceil(buckets.length / Math.max(1, most)));
    return buckets.flatMap(({ from }, index) =>
      index % every === 0 ? [{ index, label: dayLabel(from) }] : [],
    );
  }
  if (buckets.length > 24) {
    const days = buckets.flatMap((bucket, index) =>
      index === 0 || dayIn(zone, bucket.from) !== dayIn(zone, bucket.from - 1)
        ? [{ index, label: dayLabel(bucket.from) }]
        : [],
    );
    const every = Math.max(1, Math.ceil(days.length / Math.max(1, most)));
    return days.filter((_, number) => number % every === 0);
  }
  const every = [1, 2, 3, 6, 12].find((hours) => buckets.length / hours <= most) ?? 12;
  return buckets.flatMap(({ from }, index) =>
    index % every === 0 ? [{ index, label: clockIn(zone, from) ?? "" }] : [],
  );
}

/** Round numbers from zero to at least the highest, about as many as asked for. */
export function countTicks(highest: number, about: number): number[] {
  const rough = Math.max(highest, 1) / Math.max(1, about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 2.5, 5, 10].find((each) => each * power >= rough) ?? 10) * power);
  const whole = Number.isInteger(step) ? step : Math.ceil(step);
  const count = Math.ceil(Math.max(highest, 1) / whole);
  return Array.from({ length: count + 1 }, (_, number) => number * whole);
}
