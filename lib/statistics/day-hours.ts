import { clockIn } from "@/lib/format/dates";
import { type Day, dayEnd, dayIn, dayStart } from "@/lib/time/calendar";
import { type DayRange, daysIn } from "./day-ranges";

const HOUR_MS = 3_600_000;

/** How long after its end the numbers of an hour still arrive, in milliseconds. */
export const HOUR_ARRIVES_MS = 3_600_000;

/** An hour of the account's day, in milliseconds; its end is exclusive. */
export interface DayHour {
  readonly from: number;
  readonly until: number;
}

/** The hours of a day in a zone: 23 or 25 when clocks change. */
export function elapsedHours(day: Day, zone: string): readonly DayHour[] {
  const [begins, ends] = [dayStart(day, zone) ?? 0, dayEnd(day, zone) ?? 0];
  return Array.from({ length: Math.ceil((ends - begins) / HOUR_MS) }, (_, hour) => ({
    from: begins + hour * HOUR_MS,
    until: Math.min(ends, begins + (hour + 1) * HOUR_MS),
  }));
}

/** The hours of all days of a range, in order. */
export const hoursIn = (range: DayRange, zone: string): readonly DayHour[] =>
  daysIn(range).flatMap((day) => elapsedHours(day, zone));

/** The start of the account's hour that contains an instant, in milliseconds. */
export function hourBegin(instant: number, zone: string): number {
  const begins = dayStart(dayIn(zone, instant), zone) ?? 0;
  return begins + Math.floor((instant - begins) / HOUR_MS) * HOUR_MS;
}

/** An hour, and the one that it is compared with; where clocks change one is missing. */
type HourPair = readonly [DayHour | undefined, DayHour | undefined];

/**
 * The hours of some days beside those of others: the first day beside the first, and hours matched by local time. An
 * hour that one of two days skips, or has twice, is listed alone, so that each appears once.
 */
export function hoursBeside(range: DayRange, other: DayRange, zone: string): readonly HourPair[] {
  const [days, others] = [daysIn(range), daysIn(other)];
  return Array.from({ length: Math.max(days.length, others.length) }).flatMap((_, at) => {
    const [first, second] = [byClock(days[at], zone), byClock(others[at], zone)];
    const clocks = [...new Set([...first.keys(), ...second.keys()])].sort();
    return clocks.map((clock): HourPair => [first.get(clock), second.get(clock)]);
  });
}

/** The hours of a day by local time: "02:00", and "02:00 again" for the second one. */
function byClock(day: Day | undefined, zone: string): ReadonlyMap<string, DayHour> {
  const hours = new Map<string, DayHour>();
  for (const hour of day === undefined ? [] : elapsedHours(day, zone)) {
    const clock = clockIn(zone, hour.from) ?? "";
    hours.set(hours.has(clock) ? `${clock} again` : clock, hour);
  }
  return hours;
}

/** Days that are read by hour at a time: so many are in one answer. */
export const HOUR_DAYS_MAX = 7;
