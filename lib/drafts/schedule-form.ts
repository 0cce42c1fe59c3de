import { brokenRules } from "@/lib/ads/rules";
import { instantIn, localTimeIn } from "@/lib/calendar";
import { scheduleRules, wholeMinute } from "@/lib/posts/schedule-rules";
import { formatServiceTime } from "@/lib/time";

type ScheduleRead =
  | { readonly ok: true; readonly scheduledAt: string }
  | { readonly ok: false; readonly message: string };

/** A time typed on the account's clocks, as the service takes it, or what is wrong with it. */
export function readSchedule(local: string, zone: string, now: number): ScheduleRead {
  const instant = instantIn(zone, local);
  if (instant === undefined) return { ok: false, message: "Say the day and time at which it is published." };
  const scheduledAt = wholeMinute(formatServiceTime(instant));
  const [broken] = brokenRules(scheduleRules, { scheduled_at: scheduledAt, now: formatServiceTime(now) });
  return broken ? { ok: false, message: broken.advice } : { ok: true, scheduledAt };
}

const HOUR_MS = 3_600_000;

/** What a time field begins with: the next full hour that is at least an hour away. */
export const usualSchedule = (zone: string, now: number): string =>
  localTimeIn(zone, Math.ceil((now + HOUR_MS) / HOUR_MS) * HOUR_MS);
