import { formatServiceTime } from "@/lib/time/service-time";
import type { Random } from "./random";

const DAY = 86_400_000;

/** Instants counted in days from the moment of seeding. */
export interface Calendar {
  /** The moment itself, in milliseconds. */
  readonly now: number;
  /** `inDays(-1)` is a day ago. */
  inDays(days: number): string;
  /** The quarter and year that an instant falls in, as agencies write them. */
  quarterOf(instant: string): { quarter: string; year: string };
}

/** What a seed is planned by. */
export interface Chance {
  readonly random: Random;
  readonly calendar: Calendar;
}

export function createCalendar(now: number): Calendar {
  return {
    now,
    inDays: (days) => formatServiceTime(now + days * DAY),
    quarterOf: (instant) => ({
      quarter: `Q${Math.ceil(Number(instant.slice(5, 7)) / 3)}`,
      year: instant.slice(0, 4),
    }),
  };
}
