import { type FormReading, NO_PROBLEMS, problemsAt } from "@/lib/forms/form-reading";
import { refusedTime } from "@/lib/posts/publication-times";
import { wholeMinute } from "@/lib/posts/schedule-rules";
import { instantIn, localTimeIn } from "@/lib/time/calendar";
import { formatServiceTime } from "@/lib/time/service-time";

/** A time as form values: in the account's zone. */
export interface ScheduleTyped {
  scheduled_at: string;
}

/** Reads a time on the account's clocks, in the service's format, or its error. */
export function readSchedule(
  typed: ScheduleTyped,
  zone: string,
  now: number,
): FormReading<keyof ScheduleTyped, ScheduleTyped> {
  const instant = instantIn(zone, typed.scheduled_at);
  if (instant === undefined) {
    return { problems: problemsAt({ scheduled_at: "Say the day and time at which it is published." }) };
  }
  const scheduled_at = wholeMinute(formatServiceTime(instant));
  const refused = refusedTime(scheduled_at, now);
  return refused === undefined
    ? { problems: NO_PROBLEMS, input: { scheduled_at } }
    : { problems: problemsAt({ scheduled_at: refused }) };
}

const HOUR_MS = 3_600_000;

/** The initial value of a time field: the next full hour that is at least an hour away. */
export const usualSchedule = (zone: string, now: number): string =>
  localTimeIn(zone, Math.ceil((now + HOUR_MS) / HOUR_MS) * HOUR_MS);
