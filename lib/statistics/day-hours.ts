import { type Day, dayEnd, dayStart } from "@/lib/time/calendar";
import { type DayRange, daysIn } from "./day-ranges";

const HOUR_MS = 3_600_000;

/** An hour of the account's day, in milliseconds; its end is not part of it. */
export interface DayHour {
  readonly from: number;
  readonly until: number;
}

/** The hours of a day in a zone: 23 or 25 where the clocks are changed. */
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

/** Days that are read by hour at a time: so many are told by one question. */
export const HOUR_DAYS_MAX = 7;
