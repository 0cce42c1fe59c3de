import { type Granularity, INSIGHT_DAYS_MAX } from "@/lib/ads/endpoints/keyword-insights";
import { addDays, type Day, dayIn, dayStart, zoneOffset } from "@/lib/time/calendar";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * HOUR_MS;

/** There were no posts before; a year that is being typed is not asked about, digit by digit. */
const EARLIEST: Day = "2000-01-01";

/** How many days may be asked about. More cannot be chosen. */
export const PERIOD_DAYS = Array.from({ length: INSIGHT_DAYS_MAX }, (_, before) => before + 1);

interface ChosenDays {
  readonly days: number;
  /** The last day; null for the one that it is. */
  readonly to: Day | null;
}

/** From when until when, in milliseconds, `until` excluded; and the days of the calendar that it covers. */
export interface InsightSpan {
  readonly from: number;
  readonly until: number;
  readonly firstDay: Day;
  readonly lastDay: Day;
}

type ReadDays = { readonly span: InsightSpan } | { readonly problem: string };

/** The end of the last whole hour on the clocks of a zone, some of which are half an hour off. */
export function lastWholeHour(zone: string, now: number): number {
  const ahead = ((zoneOffset(zone, now) ?? 0) * MINUTE_MS) % HOUR_MS;
  return Math.floor((now + ahead) / HOUR_MS) * HOUR_MS - ahead;
}

/** The latest day of which an hour is over. */
export const lastStartedDay = (zone: string, now: number): Day => dayIn(zone, lastWholeHour(zone, now) - 1);

/**
 * The days that were chosen, on the clocks of a zone, up to the last whole hour: what is not over yet would look
 * like a fall. A day counts as 24 hours, as it does to the service: seven days around a change of the clocks would
 * otherwise be an hour more than may be asked about.
 */
export function readDays({ days, to }: ChosenDays, zone: string, now: number): ReadDays {
  const latest = lastStartedDay(zone, now);
  const lastDay = to ?? latest;
  const known = dayStart(lastDay, zone);
  if (known === undefined) return { problem: "There is no such day. Choose another." };
  if (lastDay < EARLIEST) return { problem: "Nothing was posted that long ago. Choose a later day." };
  if (lastDay > latest)
    return { problem: `Nothing is counted yet then. Choose ${latest} or an earlier day.` };
  const firstDay = addDays(lastDay, 1 - days);
  const from = dayStart(firstDay, zone) ?? known;
  return {
    span: { from, until: Math.min(from + days * DAY_MS, lastWholeHour(zone, now)), firstDay, lastDay },
  };
}

/** One hour or 24 hours that posts are counted in. */
export interface Bucket {
  readonly from: number;
  readonly until: number;
  /** False for the last one where it is not over yet. */
  readonly whole: boolean;
}

/** What the service counts in one number each. */
export function bucketsOf({ from, until }: Pick<InsightSpan, "from" | "until">, by: Granularity): Bucket[] {
  const step = by === "DAY" ? DAY_MS : HOUR_MS;
  return Array.from({ length: Math.ceil((until - from) / step) }, (_, number) => {
    const start = from + number * step;
    const end = Math.min(start + step, until);
    return { from: start, until: end, whole: end === start + step };
  });
}

/** The days right before others, as many. */
export const dayBefore = ({ firstDay }: InsightSpan): Day => addDays(firstDay, -1);
