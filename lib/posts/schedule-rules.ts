import type { Rule } from "@/lib/ads/rules";
import { formatServiceTime } from "@/lib/time/service-time";

/** Posts that one account may have scheduled within the same quarter of an hour. */
export const SCHEDULED_IN_QUARTER_MAX = 30;
const QUARTER_MS = 15 * 60_000;
const MINUTE_MS = 60_000;

/** Instants as the service writes them. */
interface ScheduleTerms {
  readonly scheduled_at: string;
  readonly now: string;
}

const scheduledInFuture: Rule<ScheduleTerms> = {
  name: "scheduled-in-future",
  parameter: "scheduled_at",
  code: "INVALID_PARAMETER",
  message: "scheduled_at must be in the future",
  advice: "Choose a time that is still to come.",
  broken: ({ scheduled_at: at, now }) => wholeMinute(at) <= now,
};

const scheduledWithinYear: Rule<ScheduleTerms> = {
  name: "scheduled-within-year",
  parameter: "scheduled_at",
  code: "INVALID_PARAMETER",
  message: "scheduled_at must be at most one year ahead",
  advice: "Choose a time within a year from now.",
  broken: ({ scheduled_at: at, now }) => wholeMinute(at) > yearAfter(now),
};

/** Public documentation, Creatives: scheduled posts. */
export const scheduleRules: readonly Rule<ScheduleTerms>[] = [scheduledInFuture, scheduledWithinYear];

/** The service ignores seconds. */
export function wholeMinute(instant: string): string {
  return formatServiceTime(Math.floor(Date.parse(instant) / MINUTE_MS) * MINUTE_MS);
}

/** The quarter of an hour that an instant falls in: its first moment, and the first one after it. */
export function quarterOf(instant: string): { readonly from: string; readonly until: string } {
  const from = Math.floor(Date.parse(instant) / QUARTER_MS) * QUARTER_MS;
  return { from: formatServiceTime(from), until: formatServiceTime(from + QUARTER_MS) };
}

function yearAfter(instant: string): string {
  const date = new Date(instant);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return formatServiceTime(date.getTime());
}
