import { fullQuarter, postsByQuarter } from "@/lib/posts/publication-times";
import { SCHEDULED_IN_QUARTER_MAX } from "@/lib/posts/schedule-rules";
import { addDays, type Day, instantIn, localTimeIn } from "@/lib/time/calendar";
import { formatServiceTime } from "@/lib/time/service-time";

/** A move on the calendar: by days of local time, or by minutes. */
export type CalendarStep = { readonly days: number } | { readonly minutes: number };

const MINUTE_MS = 60_000;

/**
 * A time on the calendar moved by a step. By days it keeps the local time, regardless of clock changes; by minutes it
 * is that much later, through an hour that comes twice and past one that is skipped.
 *
 * @param at an instant in the service's format, like the result
 */
export function movedBy(at: string, step: CalendarStep, zone: string): string {
  const was = Date.parse(at);
  if ("minutes" in step) return formatServiceTime(was + step.minutes * MINUTE_MS);
  const local = localTimeIn(zone, was);
  return movedToDay(at, addDays(local.slice(0, 10), step.days), zone);
}

/** The same time of another day. */
export function movedToDay(at: string, day: Day, zone: string): string {
  const was = Date.parse(at);
  return instantOr(at, `${day}${localTimeIn(zone, was).slice(10)}`, zone);
}

/** The same minutes of another hour. */
export function movedToHour(at: string, day: Day, hour: number, zone: string): string {
  const minutes = localTimeIn(zone, Date.parse(at)).slice(13);
  return instantOr(at, `${day}T${String(hour).padStart(2, "0")}${minutes}`, zone);
}

function instantOr(at: string, local: string, zone: string): string {
  const instant = instantIn(zone, local, Date.parse(at));
  return instant === undefined ? at : formatServiceTime(instant);
}

/** From this many posts on a quarter of an hour is crowded. */
const CROWDED = Math.ceil(SCHEDULED_IN_QUARTER_MAX * 0.8);

/** How many posts are pending in one quarter of an hour, out of the maximum of the account. */
export interface CrowdedQuarter {
  /** Its first moment, in milliseconds. */
  readonly from: number;
  readonly posts: number;
  /** No more fit. */
  readonly full: boolean;
}

/**
 * The quarters of an hour with nearly or exactly as many pending posts as the service publishes; the earliest first.
 */
export function crowdedQuarters(times: readonly string[]): readonly CrowdedQuarter[] {
  return [...postsByQuarter(times)]
    .filter(([, posts]) => posts >= CROWDED)
    .map(([from, posts]) => ({ from: Date.parse(from), posts, full: fullQuarter(posts) !== undefined }))
    .sort((a, b) => a.from - b.from);
}
