import type { Granularity } from "@/lib/ads/endpoints/keyword-insights";
import { formatDay } from "@/lib/format/dates";
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

/** "12–18 Nov 2026", the days that are counted. */
export function spanInWords({ firstDay, lastDay }: Pick<InsightSpan, "firstDay" | "lastDay">): string {
  if (firstDay === lastDay) return formatDay(lastDay);
  const [day, month, year] = formatDay(firstDay).split(" ");
  const [, lastMonth, lastYear] = formatDay(lastDay).split(" ");
  if (year !== lastYear) return `${formatDay(firstDay)} – ${formatDay(lastDay)}`;
  return month === lastMonth ? `${day}–${formatDay(lastDay)}` : `${day} ${month} – ${formatDay(lastDay)}`;
}

/** What a line of the chart is of: keywords, country and days. */
export const seriesInWords = ({ query, country, span }: Omit<VolumeSeries, "points" | "asOf">): string =>
  [queryInWords(query), country?.name ?? "any country", spanInWords(span)].join(" · ");

export const volumeTitle = (by: Granularity) => (by === "DAY" ? "Posts each day" : "Posts each hour");
