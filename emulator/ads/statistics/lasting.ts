import { formatServiceTime } from "@/lib/time/service-time";

const DAY_MS = 86_400_000;

/** Later than every instant in records. */
export const NEVER = "9999-12-31T23:59:59Z";
const NEVER_MS = Date.parse(NEVER);

/** A day spends no more of a daily budget: what the service promises, and more than the model gives out. */
export const MOST_OF_DAILY = 1.25;

/**
 * Until when money lasts at least, as the service writes instants: the days that it begins and ends on may be spent as
 * whole ones.
 *
 * @param left micros
 * @param daily micros of the daily budgets that are spent from it
 */
export function lastsUntil(now: number, left: number, daily: number): string {
  if (daily <= 0) return NEVER;
  const days = left / (daily * MOST_OF_DAILY) - 2;
  return formatServiceTime(Math.min(NEVER_MS, now + Math.max(0, days) * DAY_MS));
}
