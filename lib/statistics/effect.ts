/** The results before a change beside those after it, in equally many complete days. */
import { addDays, type Day, dayEnd, dayStart, daysBetween } from "@/lib/time/calendar";
import type { DayRange } from "./day-ranges";

/** Days on either side: a week has each weekday once. */
const EFFECT_DAYS = 7;
/** Fewer are meaningless. */
const EFFECT_DAYS_MIN = 3;

export type EffectDays =
  | {
      readonly kind: "days";
      readonly before: DayRange;
      readonly after: DayRange;
      /** On either side. */
      readonly count: number;
      /** Clocks change in one of the two, so that it is an hour longer or shorter. */
      readonly uneven: boolean;
    }
  /** The number of complete days since, and the day from which there will be enough. */
  | { readonly kind: "few"; readonly passed: number; readonly enoughOn: Day };

/** The days before and after a day of change: without that day and without today, which is incomplete. */
export function effectDays(changed: Day, today: Day, zone: string): EffectDays {
  const passed = Math.max(0, daysBetween(changed, today) - 1);
  if (passed < EFFECT_DAYS_MIN)
    return { kind: "few", passed, enoughOn: addDays(changed, EFFECT_DAYS_MIN + 1) };
  const count = Math.min(EFFECT_DAYS, passed);
  const before = { from: addDays(changed, -count), to: addDays(changed, -1) };
  const after = { from: addDays(changed, 1), to: addDays(changed, count) };
  const uneven = lastsMs(before, zone) !== lastsMs(after, zone);
  return { kind: "days", before, after, count, uneven };
}

const lastsMs = ({ from, to }: DayRange, zone: string) =>
  (dayEnd(to, zone) ?? 0) - (dayStart(from, zone) ?? 0);
