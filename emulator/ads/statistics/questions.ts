import type { ServiceError } from "@/lib/ads/service-error";
import {
  hasGroup,
  type Segmentation,
  type StatisticsEntity,
  type StatisticsGranularity,
  type StatisticsPlacement,
} from "@/lib/statistics/entities";
import type { MetricGroup } from "@/lib/statistics/metrics";
import { zoneOffset } from "@/lib/time/calendar";
import { parseServiceTime } from "@/lib/time/service-time";
import { Refusal } from "../../service/refusals";
import { zoneDays } from "./zone-days";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A time that was asked for, in milliseconds; its end is not part of it. */
export interface Window {
  readonly start: number;
  readonly end: number;
}

interface Times {
  readonly start_time: string;
  readonly end_time: string;
}

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const WHOLE_HOUR = /T\d{2}:00(?::00(?:\.0+)?)?(?:Z|[+-]|$)/;

/** An instant as it was written: a date alone is midnight of the account's zone. */
function instantOf(written: string, zone: string): number {
  if (DATE_ONLY.test(written)) return zoneDays(zone).startOf(Math.round(Date.parse(written) / DAY_MS));
  return Date.parse(parseServiceTime(written) ?? "");
}

const refused = (code: ServiceError["code"], message: string, parameter: string): ServiceError => ({
  code,
  message,
  parameter,
});

/** The window that was asked for. Throws the refusal of parts of hours, and of an end that is not after the start. */
export function readWindow(times: Times, zone: string): Window {
  const errors = (["start_time", "end_time"] as const).flatMap((name) => {
    const written = times[name];
    // Judged as it is written: midnight in some zones is no whole hour in UTC.
    return DATE_ONLY.test(written) || WHOLE_HOUR.test(written)
      ? []
      : [refused("INVALID_PARAMETER", "Time cannot be fractional hours", name)];
  });
  if (errors.length > 0) throw new Refusal(errors);
  const [start, end] = [instantOf(times.start_time, zone), instantOf(times.end_time, zone)];
  if (end <= start) {
    throw new Refusal([refused("INVALID_TIME_WINDOW", "end_time must be after start_time", "end_time")]);
  }
  return { start, end };
}

/** Throws when a window is longer; `most` is how the service names the limit. */
export function requireAtMost({ start, end }: Window, hours: number, most: string): void {
  if (end - start <= hours * HOUR_MS) return;
  const message = `The end_time can be a maximum of ${most} after the start_time`;
  throw new Refusal([refused("INVALID_TIME_WINDOW", message, "end_time")]);
}

/** How a window is parted: how many parts, and which one an instant falls in, -1 for none. */
export interface Parts {
  readonly length: number;
  readonly partOf: (instant: number) => number;
}

const MIDNIGHT = "Expect time to be midnight in the account's local timezone for day granularity";

/**
 * The parts of a window. Days begin at midnight of the account's zone, on the day itself or by the offset that the zone
 * has now; parts are the zone's own days either way, of 23 to 25 hours.
 */
export function partsOf(
  { start, end }: Window,
  granularity: StatisticsGranularity,
  { zone, now }: { readonly zone: string; readonly now: number },
): Parts {
  if (granularity === "TOTAL") {
    return { length: 1, partOf: (instant) => (instant >= start && instant < end ? 0 : -1) };
  }
  if (granularity === "HOUR") {
    const length = Math.ceil((end - start) / HOUR_MS);
    return {
      length,
      partOf: (instant) => (instant >= start && instant < end ? Math.floor((instant - start) / HOUR_MS) : -1),
    };
  }
  const days = zoneDays(zone);
  const midnights = [start, end].map((instant) => midnightFor(instant, zone, now));
  const wrong = midnights.filter((midnight) => midnight === undefined);
  if (wrong.length > 0) throw new Refusal(wrong.map(() => refused("INVALID_TIME_WINDOW", MIDNIGHT, "")));
  const [first = 0, last = 0] = midnights.map((midnight) => days.at(midnight ?? 0));
  const length = last - first;
  if (length <= 0) {
    throw new Refusal([refused("INVALID_TIME_WINDOW", "end_time must be after start_time", "end_time")]);
  }
  return {
    length,
    partOf: (instant) => {
      const part = days.at(instant) - first;
      return part >= 0 && part < length ? part : -1;
    },
  };
}

/** The midnight of its day that an instant means; undefined when it is none. */
function midnightFor(instant: number, zone: string, now: number): number | undefined {
  const days = zoneDays(zone);
  if (days.isMidnight(instant)) return instant;
  const ahead = (zoneOffset(zone, now) ?? 0) * 60_000;
  if ((((instant + ahead) % DAY_MS) + DAY_MS) % DAY_MS !== 0) return undefined;
  // By the present offset it is midnight, and by that day's an hour before or after.
  return days.startOf(Math.round((instant + ahead) / DAY_MS));
}

/** Throws for organic posts outside the service, where none are shown. */
export function requirePlace(entity: StatisticsEntity, placement: StatisticsPlacement): void {
  if (entity !== "ORGANIC_POST" || placement !== "PUBLISHER_NETWORK") return;
  const message = `placement ${placement} is not available for entity ${entity}`;
  throw new Refusal([refused("INVALID_PARAMETER", message, "placement")]);
}

/** Throws when an entity does not have a group that was asked for. */
export function requireGroups(
  entity: StatisticsEntity,
  groups: readonly MetricGroup[],
  segmentation?: Segmentation,
): void {
  const missing = groups.filter((group) => !hasGroup(entity, group, segmentation));
  if (missing.length === 0) return;
  const message = `Metric groups ${missing.join(", ")} are not available for entity ${entity}`;
  throw new Refusal([refused("INVALID_PARAMETER", message, "metric_groups")]);
}
