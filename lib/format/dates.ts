import { remembered } from "@/lib/remembered";
import { LOCALE } from "./locale";

const DETAILS = {
  day: { day: "numeric", month: "short", year: "numeric" },
  time: { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" },
  "time-and-zone": {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  },
  weekday: { weekday: "short", day: "numeric" },
  "weekday-and-month": { weekday: "short", day: "numeric", month: "short" },
  month: { month: "long", year: "numeric" },
  clock: { hour: "2-digit", minute: "2-digit" },
  "clock-with-seconds": { hour: "2-digit", minute: "2-digit", second: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** How much of an instant is written. */
type DateDetail = keyof typeof DETAILS;

const formats = remembered(
  (locale: string, zone: string, detail: DateDetail) =>
    new Intl.DateTimeFormat(locale, {
      ...DETAILS[detail],
      ...(zone !== "" && { timeZone: zone }),
    }),
);

/**
 * An instant, in milliseconds, on the clocks of a zone: "21 Nov 2026", "21 Nov 2026, 11:30", "11:30".
 *
 * @param zone the reader's own where it is undefined
 * @throws RangeError for a zone the runtime does not know
 */
export const formatDate = (
  instant: number,
  zone: string | undefined,
  detail: DateDetail,
  locale = LOCALE,
): string => formats(locale, zone ?? "", detail).format(instant);

const days = remembered(
  (zone: string) =>
    new Intl.DateTimeFormat("en-CA", {
      timeZone: zone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    }),
);

/**
 * The day it is in a zone at an instant, `2026-11-21`, whatever the reader's language.
 *
 * @throws RangeError for a zone the runtime does not know
 */
export function isoDay(instant: number, zone: string): string {
  const parts = days(zone).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`;
}

/** A day of the calendar, `2026-11-28`, for reading: "28 Nov 2026". */
export const formatDay = (day: string, locale = LOCALE): string => formatDayAs(day, "day", locale);

/** The same in other words: "Sat 28", "Sat, 28 Nov", "November 2026". */
export const formatDayAs = (
  day: string,
  detail: "day" | "weekday" | "weekday-and-month" | "month",
  locale = LOCALE,
): string => formatDate(Date.parse(`${day}T00:00:00Z`), "UTC", detail, locale);

/** A full hour of the clock: "09:00", in the reader's way of writing it. */
export const formatHour = (hour: number): string => formatDate(Date.UTC(2000, 0, 1, hour), "UTC", "clock");

/** "14:05" on the zone's clocks, or "14:05:09"; undefined for a zone the runtime does not know. */
export function clockIn(
  zone: string,
  instant: number,
  { seconds = false }: { seconds?: boolean } = {},
): string | undefined {
  try {
    return formatDate(instant, zone, seconds ? "clock-with-seconds" : "clock");
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
