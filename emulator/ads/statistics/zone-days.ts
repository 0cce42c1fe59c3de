import { dayStart, zoneOffset } from "@/lib/time/calendar";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The days of a time zone by their number, counted from 1970-01-01; they last 23 to 25 hours. */
export class ZoneDays {
  private readonly starts = new Map<number, number>();
  private readonly ahead: number;
  /** Milliseconds of the steps that midnights of the zone fall on: whole, half or quarter hours. */
  readonly step: number;

  constructor(readonly zone: string) {
    this.ahead = (zoneOffset(zone, 0) ?? 0) * MINUTE_MS;
    const today = Math.abs(zoneOffset(zone, Date.UTC(2026, 0, 1)) ?? 0) % 60;
    this.step = (today === 0 ? 60 : today === 30 ? 30 : 15) * MINUTE_MS;
  }

  /** When a day begins, in milliseconds. */
  startOf(day: number): number {
    const known = this.starts.get(day);
    if (known !== undefined) return known;
    const name = new Date(day * DAY_MS).toISOString().slice(0, 10);
    const start = dayStart(name, this.zone) ?? day * DAY_MS - this.ahead;
    this.starts.set(day, start);
    return start;
  }

  /** The day that an instant falls in. */
  at(instant: number): number {
    let day = Math.floor((instant + this.ahead) / DAY_MS);
    while (this.startOf(day) > instant) day -= 1;
    while (this.startOf(day + 1) <= instant) day += 1;
    return day;
  }

  isMidnight(instant: number): boolean {
    return this.startOf(this.at(instant)) === instant;
  }
}

const zones = new Map<string, ZoneDays>();

/** The days of a zone, computed once. */
export function zoneDays(zone: string): ZoneDays {
  const known = zones.get(zone) ?? new ZoneDays(zone);
  zones.set(zone, known);
  return known;
}

/** 0 for a Sunday, 6 for a Saturday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;
