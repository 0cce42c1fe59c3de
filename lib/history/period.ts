import { addDays, type Day, dayEnd, dayIn, dayStart } from "@/lib/time/calendar";
import { formatServiceTime } from "@/lib/time/service-time";

/** Whole days of the account's calendar up to now, or chosen days. */
export const PERIODS = ["7", "30", "90", "365", "days"] as const;
export type Period = (typeof PERIODS)[number];

export const PERIOD_OPTIONS = [
  { value: "7", label: "Last 7 days" },
  { value: "30", label: "Last 30 days" },
  { value: "90", label: "Last 90 days" },
  { value: "365", label: "Last 365 days" },
  { value: "days", label: "Chosen days" },
] as const satisfies readonly { value: Period; label: string }[];

export interface ChosenPeriod {
  readonly period: Period;
  /** First and last day, for chosen days. */
  readonly from: Day | null;
  readonly to: Day | null;
}

/** From when until when, in milliseconds; `until` is exclusive. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

export type ReadPeriod = { readonly span: Span } | { readonly problem: { at: "from" | "to"; words: string } };

const HOUR_MS = 3_600_000;

/** The chosen span in a time zone; or its error, and the day at fault. */
export function readPeriod({ period, from, to }: ChosenPeriod, zone: string, now: number): ReadPeriod {
  if (period !== "days") {
    const first = dayStart(addDays(dayIn(zone, now), 1 - Number(period)), zone) ?? now;
    return { span: { from: first, until: Math.floor(now / HOUR_MS) * HOUR_MS + HOUR_MS } };
  }
  const start = from === null ? undefined : dayStart(from, zone);
  const end = to === null ? undefined : dayEnd(to, zone);
  if (start === undefined) return { problem: { at: "from", words: "Choose the first day." } };
  if (end === undefined) return { problem: { at: "to", words: "Choose the last day." } };
  if (end <= start) {
    return { problem: { at: "to", words: "The last day lies before the first. Choose a later one." } };
  }
  return { span: { from: start, until: end } };
}

/** The span as the service accepts it: whole hours around it, in UTC. Days of some zones begin at half past. */
export function serviceSpan({ from, until }: Span): { start_time: string; end_time: string } {
  return {
    start_time: formatServiceTime(Math.floor(from / HOUR_MS) * HOUR_MS),
    end_time: formatServiceTime(Math.ceil(until / HOUR_MS) * HOUR_MS),
  };
}
