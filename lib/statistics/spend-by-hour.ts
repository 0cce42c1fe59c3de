/**
 * Whether something spends faster today than usual: its spend up to now beside its spend up to this hour on the same
 * weekday of the four weeks before. All amounts are whole micros.
 */
import { clockIn } from "@/lib/format/dates";
import { addDays, type Day } from "@/lib/time/calendar";
import { type DayHour, elapsedHours, HOUR_ARRIVES_MS } from "./day-hours";
import type { DayRange } from "./day-ranges";

/** The weeks that the usual spend is taken from. */
const USUAL_WEEKS = 4;
/** Minimum number of weekdays with spend: one day is no habit. */
const USUAL_DAYS_MIN = 2;
/** The multiple of the usual spend that is an alarm, in millionths. */
const RUNAWAY_TIMES = 2_000_000n;
/** The excess must be at least a fifth of a usual day: cents at night are no alarm. */
const RUNAWAY_PART = 5n;

/** The days to read: today, and the same weekdays before it, the newest first. */
export const usualRanges = (today: Day): readonly DayRange[] =>
  Array.from({ length: USUAL_WEEKS + 1 }, (_, week) => addDays(today, -7 * week)).map((day) => ({
    from: day,
    to: day,
  }));

/** The spend of each hour of a day, in order; undefined where nothing is reported, which is not zero. */
export interface SpentHours {
  readonly day: Day;
  readonly hours: readonly (bigint | undefined)[];
}

/** One hour of today. */
export interface HourBeside extends DayHour {
  /** False while its numbers still arrive. */
  readonly whole: boolean;
  /** Undefined for the future, and where nothing was shown. */
  readonly spent: bigint | undefined;
  /** The median of the same hour of those weekdays; undefined where none spent in it. */
  readonly usual: bigint | undefined;
}

export interface SpendBeside {
  readonly hours: readonly HourBeside[];
  /** When the last complete hour ended, in milliseconds; undefined before the first one. */
  readonly until: number | undefined;
  /** Spent in complete hours of today. */
  readonly spent: bigint;
  /** The number of weekdays with data. */
  readonly days: number;
  /** What was usually spent by then, and in the whole day; undefined with too few days. */
  readonly usual: { readonly byThen: bigint; readonly inDay: bigint } | undefined;
  /** The multiple of the usual spend, in millionths; undefined if the usual one is zero. */
  readonly times: bigint | undefined;
  readonly runsAway: boolean;
}

/**
 * Today's spend by hour beside the usual. Hours are matched by local time, so that days of 23 and 25 hours are
 * comparable to others: a skipped hour has no number, and a repeated one has its mean.
 *
 * @param before the same weekdays before; those without data did not run, and do not count
 * @param asOf when it was read, in milliseconds
 */
export function spendBeside(
  today: SpentHours,
  before: readonly SpentHours[],
  { zone, asOf }: { readonly zone: string; readonly asOf: number },
): SpendBeside {
  const ran = before.filter(({ hours }) => hours.some((spent) => spent !== undefined));
  const usualDays = ran.map((day) => byClock(day, zone));
  const all = elapsedHours(today.day, zone).map((hour, at) => ({ ...hour, at, clock: clockOf(hour, zone) }));
  const hours = all.map(({ from, until, at, clock }): HourBeside => {
    const usual = usualDays.flatMap((day) => (day.has(clock) ? [meanOf(day.get(clock) ?? [])] : []));
    const isKnown = usual.some((spent) => spent !== undefined);
    return {
      from,
      until,
      whole: until + HOUR_ARRIVES_MS <= asOf,
      spent: from < asOf ? today.hours[at] : undefined,
      // If it ran, an hour without data had no spend.
      usual: isKnown ? medianOf(usual.map((spent) => spent ?? 0n)) : undefined,
    };
  });
  const over = all.filter(({ until }) => until <= asOf);
  const spent = sumOf(over.map(({ at }) => today.hours[at]));
  const last = over.at(-1);
  const found = { hours, until: last?.until, spent, days: ran.length };
  if (!last || ran.length < USUAL_DAYS_MIN)
    return { ...found, usual: undefined, times: undefined, runsAway: false };
  const inDay = medianOf(ran.map((day) => sumOf(day.hours)));
  const byThen = medianOf(usualDays.map((day) => sumOf(upTo(day, last.clock))));
  const times = byThen === 0n ? undefined : (spent * 1_000_000n + byThen / 2n) / byThen;
  const muchMore = spent - byThen > 0n && (spent - byThen) * RUNAWAY_PART >= inDay;
  const runsAway = muchMore && (times === undefined || times >= RUNAWAY_TIMES);
  return { ...found, usual: { byThen, inDay }, times, runsAway };
}

const clockOf = ({ from }: DayHour, zone: string) => clockIn(zone, from) ?? "";

type ByClock = ReadonlyMap<string, readonly (bigint | undefined)[]>;

/** Spend by the local time at which hours begin: on the day when clocks go back one time has two hours. */
function byClock({ day, hours }: SpentHours, zone: string): ByClock {
  const found = new Map<string, (bigint | undefined)[]>();
  for (const [at, hour] of elapsedHours(day, zone).entries()) {
    const clock = clockOf(hour, zone);
    found.set(clock, [...(found.get(clock) ?? []), hours[at]]);
  }
  return found;
}

const upTo = (day: ByClock, last: string) =>
  [...day].flatMap(([clock, spent]) => (clock <= last ? spent : []));

const sumOf = (all: readonly (bigint | undefined)[]) =>
  all.reduce<bigint>((sum, spent) => sum + (spent ?? 0n), 0n);

function meanOf(all: readonly (bigint | undefined)[]): bigint | undefined {
  const known = all.filter((spent) => spent !== undefined);
  return known.length === 0 ? undefined : sumOf(known) / BigInt(all.length);
}

/** The middle value, or the mean of the two in the middle; of at least one. */
function medianOf(all: readonly bigint[]): bigint {
  const sorted = all.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? 0n, sorted[sorted.length >> 1] ?? 0n];
  return (low + high) / 2n;
}
