import { tzOffset } from "@date-fns/tz/tzOffset";
import { clockIn, isoDay } from "@/lib/format/dates";
import { formatInstant } from "@/lib/format/instant";
import { formatServiceTime } from "./service-time";

/** A day on the calendar, `2026-11-21`; which instant it begins at depends on the zone. */
export type Day = string;

const DAY_MS = 86_400_000;

/** The day it is in a zone at an instant. Throws RangeError for a zone the runtime does not know. */
export function dayIn(zone: string, instant: number): Day {
  return isoDay(instant, zone);
}

/** Whole days from one day to another, negative when `to` lies before. Days have no hours, so no DST either. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** The day so many days later, or earlier when negative. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

const LOCAL_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

/**
 * The instant at which clocks in the zone show a local time, `2026-11-21T09:30`, in milliseconds. An hour
 * that the clocks skip is read as if they had not been moved yet; of an hour that comes twice, the first
 * counts, unless what is edited lies in the second. Undefined when the text is no date and time.
 *
 * @param was the instant that is edited, in milliseconds
 */
export function instantIn(zone: string, local: string, was?: number): number | undefined {
  const first = firstInstantIn(zone, local);
  const second = first === undefined ? undefined : secondInstantIn(zone, local, first);
  return second !== undefined && was !== undefined && isSecond(zone, was, second) ? second : first;
}

/** Whether an instant lies in the very hour that clocks show for the second time. */
function isSecond(zone: string, was: number, second: number): boolean {
  const first = firstInstantIn(zone, localTimeIn(zone, was));
  return first !== undefined && was - first > 60_000 && Math.abs(was - second) < DAY_MS;
}

function firstInstantIn(zone: string, local: string): number | undefined {
  const match = LOCAL_TIME.exec(local);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
  const asUtc = Date.UTC(year, month - 1, day, hour, minute);
  // Clocks are moved by less than a day: they show the time by the offset of the day before, or of the day after.
  const [before, after] = [-DAY_MS, DAY_MS].map((step) => offsetMs(zone, asUtc + step));
  if (before === undefined || after === undefined) return undefined;
  const later = asUtc - after;
  const movedBetween = offsetMs(zone, asUtc - before) !== before && offsetMs(zone, later) === after;
  return movedBetween ? later : asUtc - before;
}

/** A local time that clocks never show because they are put forward past it, or show twice because they go back. */
interface ClockChange {
  readonly kind: "skipped" | "twice";
  /** What `instantIn` reads it as, in milliseconds. */
  readonly instant: number;
  /** Which of two hours is meant. */
  readonly which: "first" | "second";
}

/** What clocks do at a local time, `2026-11-21T09:30`, on days when they are changed; undefined at any other time. */
export function clockChangeAt(zone: string, local: string, was?: number): ClockChange | undefined {
  const instant = instantIn(zone, local, was);
  const first = firstInstantIn(zone, local);
  if (instant === undefined || first === undefined) return undefined;
  if (localTimeIn(zone, first) !== local) return { kind: "skipped", instant, which: "first" };
  if (secondInstantIn(zone, local, first) === undefined) return undefined;
  return { kind: "twice", instant, which: instant === first ? "first" : "second" };
}

/** When clocks show the same again because they went back; undefined when they do not. */
function secondInstantIn(zone: string, local: string, first: number): number | undefined {
  const [before, after] = [-DAY_MS, DAY_MS].map((step) => offsetMs(zone, first + step) ?? 0);
  const moved = (before ?? 0) - (after ?? 0);
  return moved > 0 && localTimeIn(zone, first + moved) === local ? first + moved : undefined;
}

/**
 * A warning for a local time at which the zone's clocks are changed, before anything is sent: that it
 * does not exist or comes twice, and which instant is meant. Undefined at any other time.
 */
export function clockAdvice(zone: string, local: string, was?: number): string | undefined {
  const change = clockChangeAt(zone, local, was);
  if (!change) return undefined;
  const typed = local.slice(-5);
  const meant = formatInstant(new Date(change.instant).toISOString(), zone, "time-and-zone");
  return change.kind === "skipped"
    ? `Clocks skip ${typed} on that day. This means ${meant}.`
    : `Clocks show ${typed} twice on that day. This means the ${change.which}: ${meant}.`;
}

function offsetMs(zone: string, instant: number): number | undefined {
  const minutes = zoneOffset(zone, instant);
  return minutes === undefined ? undefined : minutes * 60_000;
}

/**
 * The inverse of `instantIn`, for a date-time field: `2026-11-21T09:30`.
 *
 * @throws RangeError for a zone the runtime does not know
 */
export function localTimeIn(zone: string, instant: number): string {
  const minutes = zoneOffset(zone, instant);
  if (minutes === undefined) throw new RangeError(`${zone} is no time zone that this runtime knows.`);
  return new Date(instant + minutes * 60_000).toISOString().slice(0, "2026-11-21T09:30".length);
}

/** Minutes the zone is ahead of UTC at an instant; undefined for a zone the runtime does not know. */
export function zoneOffset(zone: string, instant: number): number | undefined {
  const minutes = tzOffset(zone, new Date(instant));
  return Number.isNaN(minutes) ? undefined : minutes;
}

/** The zone if this runtime knows it, else UTC: an unknown name must not keep a page from showing. */
export function zoneOrUtc(zone: string | undefined): string {
  return zone === undefined || clockIn(zone, 0) === undefined ? "UTC" : zone;
}

/** Milliseconds at which a day begins in a zone; undefined if the calendar has no such day. */
export function dayStart(day: string, zone: string): number | undefined {
  return isDay(day) ? instantIn(zone, `${day}T00:00`) : undefined;
}

/** Milliseconds at which the next day begins: a day's end, excluded. Days last 23 to 25 hours. */
export function dayEnd(day: string, zone: string): number | undefined {
  return isDay(day) ? dayStart(addDays(day, 1), zone) : undefined;
}

function isDay(text: string): boolean {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text);
}

/** An instant so many days later, at the same time on the zone's clocks. */
export function movedByDays(instant: string, days: number, zone: string): string {
  if (days === 0) return instant;
  const at = Date.parse(instant);
  const [day = "", clock = ""] = localTimeIn(zone, at).split("T");
  const moved = instantIn(zone, `${addDays(day, days)}T${clock}`);
  return moved === undefined ? instant : formatServiceTime(moved + (at % 60_000));
}
