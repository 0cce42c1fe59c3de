import { zoneDays } from "./zone-days";

/** Every account begins in this zone (public documentation, Timezones). */
const FIRST_ZONE = "America/Los_Angeles";

/** A time in milliseconds; its end is not part of it. */
export interface ZoneGap {
  readonly from: number;
  readonly until: number;
}

/**
 * The time that an account has no numbers of: its last day in Los Angeles, from midnight there until midnight of the
 * zone that it switched to, at which its new days begin. Undefined where one midnight is the other.
 */
export function zoneGapOf(switchedAt: number | undefined): ZoneGap | undefined {
  if (switchedAt === undefined) return undefined;
  const days = zoneDays(FIRST_ZONE);
  const from = days.startOf(days.at(switchedAt));
  return from < switchedAt ? { from, until: switchedAt } : undefined;
}
