import type { Sums } from "./derived-metrics";

/**
 * Whole numbers of one day or hour by name, `impressions`, `conversion_purchases.metric`; empty if nothing occurred.
 */
export type NumbersByName = Readonly<Record<string, number>>;

type Series = readonly (number | null)[] | null | undefined;

/** Series as responses have them: of a conversion, one for each of its fields. */
type ReportedMetrics = Readonly<Record<string, unknown>>;

const isSeries = (value: unknown): value is readonly (number | null)[] =>
  Array.isArray(value) && value.every((each) => each === null || Number.isSafeInteger(each));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every series by its full name; null and anything else is left out. */
function seriesOf(metrics: ReportedMetrics): readonly (readonly [string, NonNullable<Series>])[] {
  return Object.entries(metrics).flatMap(([key, value]) => {
    if (isSeries(value)) return [[key, value] as const];
    if (!isObject(value)) return [];
    return Object.entries(value).flatMap(([field, one]) =>
      isSeries(one) ? [[`${key}.${field}`, one] as const] : [],
    );
  });
}

/**
 * The numbers of each day or hour. Zeros beside other numbers mean the same as missing ones (analytics reference), and
 * are left out: a day's numbers must not depend on what else was requested with it.
 */
export function numbersByTime(metrics: ReportedMetrics, length: number): readonly NumbersByName[] {
  const times: Record<string, number>[] = Array.from({ length }, () => ({}));
  for (const [name, series] of seriesOf(metrics)) {
    for (const [index, numbers] of times.entries()) {
      const value = series[index];
      if (value) numbers[name] = value;
    }
  }
  return times;
}

/** The numbers of each hour of a day, in order, by name; names without any value are left out. */
export type HoursByName = Readonly<Record<string, readonly number[]>>;

/** The hourly numbers of a day by name. */
export function hoursByName(hours: readonly NumbersByName[]): HoursByName {
  const series: Record<string, number[]> = {};
  for (const [hour, numbers] of hours.entries()) {
    for (const [name, value] of Object.entries(numbers)) {
      series[name] ??= hours.map(() => 0);
      series[name][hour] = value;
    }
  }
  return series;
}

/** The numbers of one hour of a day, by its place from 0. */
export const numbersOfHour = (hours: HoursByName, hour: number): NumbersByName =>
  Object.fromEntries(
    Object.entries(hours).flatMap(([name, { [hour]: value }]) => (value ? [[name, value] as const] : [])),
  );

/** The numbers of a day, from those of its hours. */
export function dayOfHours(hours: HoursByName): NumbersByName {
  const day: Record<string, number> = {};
  for (const [name, series] of Object.entries(hours)) {
    let sum = 0;
    for (const value of series) sum += value;
    if (sum !== 0) day[name] = sum;
  }
  return day;
}

/** The sums of numbers by name; names that occur nowhere are left out. */
export function addNumbers(all: Iterable<NumbersByName>): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const numbers of all) {
    for (const [name, value] of Object.entries(numbers)) {
      sums.set(name, (sums.get(name) ?? 0n) + BigInt(value));
    }
  }
  return sums;
}

/** Sums as text for JSON, which has no big integers. */
export const sumsAsText = (sums: ReadonlyMap<string, bigint>): Record<string, string> =>
  Object.fromEntries([...sums].map(([name, value]) => [name, String(value)]));

/** Adds the numbers of the same time: of two placements, for example. */
export const together = (a: NumbersByName, b: NumbersByName): NumbersByName => {
  const sum: Record<string, number> = { ...a };
  for (const [name, value] of Object.entries(b)) sum[name] = (sum[name] ?? 0) + value;
  return sum;
};

/** The sums of several entities added up; only names that occur. */
export function addSums(all: Iterable<Sums>): Sums {
  const sums: Record<string, bigint> = {};
  for (const one of all) {
    for (const [name, value] of Object.entries(one)) {
      if (typeof value === "bigint") sums[name] = (sums[name] ?? 0n) + value;
    }
  }
  return sums;
}

/** The movement of a figure. */
export interface Movement {
  readonly difference: bigint;
  /** In millionths of the earlier value; undefined if that was zero. */
  readonly rate: bigint | undefined;
}

/** The difference between two figures, and its ratio to the earlier one, rounded to the nearest millionth. */
export function changeOf(now: bigint, before: bigint): Movement {
  const difference = now - before;
  if (before === 0n) return { difference, rate: undefined };
  const whole = before < 0n ? -before : before;
  const scaled = 2n * difference * 1_000_000n;
  const half = scaled < 0n ? -whole : whole;
  return { difference, rate: (scaled + half) / (2n * whole) };
}
