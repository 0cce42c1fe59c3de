import { formatDay, formatDayAs } from "@/lib/format/dates";
import { addDays, type Day, daysBetween, instantIn, localTimeIn } from "@/lib/time/calendar";

/** The visible part of the calendar: weeks start on Monday. */
export const CALENDAR_SPANS = ["week", "month", "list"] as const;
export type CalendarSpan = (typeof CALENDAR_SPANS)[number];

const DAYS_OF_WEEK = 7;
/** A Monday. */
const EPOCH: Day = "1970-01-05";

/** The seven days of a day's week, Monday first. */
export function weekOf(day: Day): readonly Day[] {
  const weekday = ((daysBetween(EPOCH, day) % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  return daysFrom(addDays(day, -weekday), DAYS_OF_WEEK);
}

/** The whole weeks of a day's month: four to six, with days of the months around it. */
export function weeksOfMonth(day: Day): readonly (readonly Day[])[] {
  const weeks: (readonly Day[])[] = [];
  for (let monday = weekOf(firstOfMonth(day))[0]; monday !== undefined; monday = addDays(monday, 7)) {
    if (weeks.length > 0 && month(monday) !== month(day)) break;
    weeks.push(daysFrom(monday, DAYS_OF_WEEK));
  }
  return weeks;
}

/** Days in sequence. */
export const daysFrom = (first: Day, count = DAYS_OF_WEEK): readonly Day[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

const month = (day: Day): string => day.slice(0, 7);
const firstOfMonth = (day: Day): Day => `${month(day)}-01`;

/** Whether two days are in the same month. */
export const isSameMonth = (one: Day, other: Day): boolean => month(one) === month(other);

/** A day of the next week or month, or of the one before. */
export function stepDay(span: CalendarSpan, day: Day, step: 1 | -1): Day {
  if (span !== "month") return addDays(day, step * DAYS_OF_WEEK);
  const first = firstOfMonth(day);
  return firstOfMonth(step === 1 ? addDays(first, 31) : addDays(first, -1));
}

/** The visible span in words: "November 2026", "23 Nov 2026 – 29 Nov 2026". */
export function calendarSpanInWords(span: CalendarSpan, day: Day): string {
  if (span === "month") return formatDayAs(day, "month");
  const week = span === "list" ? daysFrom(day, DAYS_OF_WEEK) : weekOf(day);
  return [week[0], week.at(-1)].map((end) => formatDay(end ?? day)).join(" – ");
}

/** Hours of a day in a zone, as rows of a calendar. */
export interface HourOfDay {
  /** 0 to 23, local time. */
  readonly hour: number;
  /** Clocks skip this hour on the day, or show it twice. */
  readonly change: "skipped" | "twice" | undefined;
  /** The first instant after it, in milliseconds: the past cannot be planned. */
  readonly until: number;
}

const HOUR_MS = 3_600_000;

/** The 24 hours by name, of days that last 23 to 25 hours. */
export function hoursOf(day: Day, zone: string): readonly HourOfDay[] {
  return Array.from({ length: 24 }, (_, hour) => {
    const local = localHour(day, hour);
    const from = instantIn(zone, local) ?? Number.NaN;
    const shown = localTimeIn(zone, from).slice(0, 13) === local.slice(0, 13);
    const again = shown && localTimeIn(zone, from + HOUR_MS).slice(0, 13) === local.slice(0, 13);
    return {
      hour,
      change: shown ? (again ? "twice" : undefined) : "skipped",
      until: from + (again ? 2 : 1) * HOUR_MS,
    };
  });
}

/** An hour of a day as the value of a date-time field: `2026-11-28T09:00`. */
export const localHour = (day: Day, hour: number): string => `${day}T${String(hour).padStart(2, "0")}:00`;
