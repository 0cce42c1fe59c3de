import { SETTLING } from "@/lib/statistics/day-ranges";
import { type Day, dayEnd } from "@/lib/time/calendar";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a reading of recent numbers is shared by all users: the service counts in steps of some minutes. */
export const FRESH_MS = 3 * MINUTE_MS;

/**
 * Whether a day need not be read again: days of the last 24 hours are read at each visit, those of three days each
 * hour, and those of 14 days, whose spend may still be corrected, each day. Later readings are final.
 */
export function isFresh(day: Day, zone: string, readAt: number, now: number): boolean {
  const end = dayEnd(day, zone) ?? now;
  if (readAt >= end + SETTLING.corrections) return true;
  const since = now - end;
  const serves = since < SETTLING.counts ? FRESH_MS : since < SETTLING.spend ? HOUR_MS : 24 * HOUR_MS;
  return readAt > now - serves;
}

/** When the numbers of a day were read: its own reading, unless that had expired when activity was read. */
export const servedAt = (day: Day, zone: string, readAt: number, asOf: number): number =>
  isFresh(day, zone, readAt, asOf) ? asOf : readAt;
