/**
 * Whether something spends according to plan: its spend beside what its budget would have spent by now, evenly per
 * day. Only complete days of the account count, and all arithmetic is in whole numbers.
 */
import { addDays, type Day, dayEnd, dayIn, dayStart, daysBetween } from "@/lib/time/calendar";
import { type DayRange, RANGE_DAYS_MAX } from "./day-ranges";

/** The flight in milliseconds; without an end for as long as its budget lasts. */
export interface FlightDates {
  readonly start: number;
  readonly end?: number | undefined;
}

/** The budget of something, in micros, and its dates. */
export interface SpendPlan {
  readonly daily: bigint | undefined;
  readonly total: bigint | undefined;
  /** Undefined without dates. */
  readonly flight: FlightDates | undefined;
  /** Drafts and deleted ones do not spend. */
  readonly state: "on" | "paused" | "draft" | "deleted";
}

/** The spend in complete days, in micros. */
interface SpentSoFar {
  /** In the days of {@link pacedDays}. */
  readonly toDate: bigint;
  /** In those of {@link lateDays}. */
  readonly lately: bigint;
}

/** Where a pace is judged. */
interface PaceDay {
  readonly today: Day;
  /** The account's. */
  readonly zone: string;
}

/** Why there is no pace. */
export type PaceGap =
  | "no-budget"
  | "no-end"
  | "no-flight"
  | "not-started"
  | "first-day"
  | "over"
  | "no-daily"
  | "part-of-plan"
  | "deleted";

/** Actual spend beside the plan. */
export interface Paced {
  readonly kind: "pace";
  readonly state: "running" | "paused" | "ended";
  /** The number of last complete days it covers; undefined if it covers everything since its start. */
  readonly lastDays: number | undefined;
  readonly spent: bigint;
  readonly planned: bigint;
  /** How far it is ahead of its plan, in millionths of the plan; negative if it is behind. */
  readonly ahead: bigint;
  /** The projected spend at its end, at the current rate; undefined while unknown. */
  readonly projected: bigint | undefined;
}

export type SpendPace =
  | Paced
  | { readonly kind: "gap"; readonly gap: PaceGap }
  | { readonly kind: "unread"; readonly why?: string }
  | { readonly kind: "denied"; readonly why: string };

/** Tolerance for being on pace, in millionths of the plan. */
const ON_PACE = 100_000n;
/** From this deviation on a person should look at it. */
const FAR = 250_000n;

export type PaceVerdict = "behind" | "on" | "ahead";

export const verdictOf = ({ ahead }: Paced): PaceVerdict =>
  ahead < -ON_PACE ? "behind" : ahead > ON_PACE ? "ahead" : "on";

/** Whether something is running so far off its plan that it needs attention. */
export const isFarOff = (pace: SpendPace): pace is Paced =>
  pace.kind === "pace" && pace.state === "running" && (pace.ahead <= -FAR || pace.ahead >= FAR);

/** Maximum number of complete days of a pace: today is one of the days that can be read. */
const PACED_DAYS_MAX = RANGE_DAYS_MAX - 1;
/** The days that determine the current rate of spending. */
const LATE_DAYS = 7;

/** The complete days that are considered. */
export const pacedDays = (today: Day): DayRange => ({
  from: addDays(today, -PACED_DAYS_MAX),
  to: addDays(today, -1),
});

/** The complete days that determine the current rate of spending. */
export const lateDays = (today: Day): DayRange => ({
  from: addDays(today, -LATE_DAYS),
  to: addDays(today, -1),
});

const DAY = 1_000_000n;

/** The share of a day within a flight, in millionths: days of 23 or 25 hours count as one day. */
function partIn({ start, end }: FlightDates, day: Day, zone: string): bigint {
  const [begins, ends] = [dayStart(day, zone) ?? 0, dayEnd(day, zone) ?? 0];
  const from = Math.max(start, begins);
  const to = Math.min(end ?? ends, ends);
  return from >= to ? 0n : BigInt(Math.round(((to - from) * Number(DAY)) / (ends - begins)));
}

/** The first and the last day of a flight; without an end the last is that of the range. */
function daysOf({ start, end }: FlightDates, { from, to }: DayRange, zone: string): DayRange {
  const first = dayIn(zone, start);
  const last = end === undefined ? to : dayIn(zone, end - 1);
  return { from: first > from ? first : from, to: last < to ? last : to };
}

/** The days of a range within a flight, in millionths of a day; the first and the last one by their hours. */
export function flightDays(flight: FlightDates, range: DayRange, zone: string): bigint {
  const { from, to } = daysOf(flight, range, zone);
  if (from > to || (flight.end !== undefined && flight.end <= flight.start)) return 0n;
  if (from === to) return partIn(flight, from, zone);
  const between = BigInt(daysBetween(from, to) - 1) * DAY;
  return partIn(flight, from, zone) + between + partIn(flight, to, zone);
}

const EVER: DayRange = { from: "0001-01-01", to: "9999-12-31" };

/** The planned spend in the days of a range, in micros: a total budget evenly over its flight, or the daily ones. */
export function plannedIn(
  { daily, total, flight }: SpendPlan & { readonly flight: FlightDates },
  range: DayRange,
  zone: string,
): bigint | undefined {
  const days = flightDays(flight, range, zone);
  if (total !== undefined && flight.end !== undefined) {
    const whole = flightDays(flight, EVER, zone);
    return whole === 0n ? 0n : (total * days) / whole;
  }
  if (daily === undefined) return undefined;
  const sum = (daily * days) / DAY;
  return total !== undefined && total < sum ? total : sum;
}

const gap = (why: PaceGap): SpendPace => ({ kind: "gap", gap: why });

/** Why a plan has no pace today; undefined if it has. */
export function gapOf({ daily, total, flight, state }: SpendPlan, { today, zone }: PaceDay) {
  if (state === "deleted") return "deleted";
  const hasBudget = (daily !== undefined && daily > 0n) || (total !== undefined && total > 0n);
  if (!hasBudget) return "no-budget";
  if (!flight) return "no-flight";
  if (flight.end === undefined && daily === undefined) return "no-end";
  const first = dayIn(zone, flight.start);
  if (state === "draft" || first > today) return "not-started";
  const over = flight.end !== undefined && flight.end <= (dayStart(today, zone) ?? 0);
  // Half a day is too little.
  if (!over && flightDays(flight, { from: first, to: addDays(today, -1) }, zone) * 2n < DAY)
    return "first-day";
  const read = dayStart(pacedDays(today).from, zone) ?? 0;
  return flight.end !== undefined && flight.end <= read ? "over" : undefined;
}

/** The pacing of something. */
export function paceOf(plan: SpendPlan, { toDate: spent, lately }: SpentSoFar, at: PaceDay): SpendPace {
  const why = gapOf(plan, at);
  const { flight, total } = plan;
  if (why !== undefined || !flight) return gap(why ?? "no-flight");
  const { today, zone } = at;
  const whole = dayIn(zone, flight.start) >= pacedDays(today).from;
  // Without a known start, the part of a total that is left for daily budgets is unknown.
  const even = whole || flight.end !== undefined;
  const planned =
    plannedIn({ ...plan, total: even ? total : undefined, flight }, pacedDays(today), zone) ?? 0n;
  const ended = flight.end !== undefined && flight.end <= (dayStart(today, zone) ?? 0);
  const state = ended ? "ended" : plan.state === "paused" ? "paused" : "running";
  const pace = paceBeside(spent, planned, state, whole ? undefined : PACED_DAYS_MAX);
  if (!pace || (!ended && !(whole && state === "running"))) return pace ?? gap("first-day");
  return { ...pace, projected: ended ? spent : projectedBy(plan, spent, lately, at) };
}

/** The spend beside the plan; without a projection. */
export function paceBeside(
  spent: bigint,
  planned: bigint,
  state: Paced["state"],
  lastDays: number | undefined,
): Paced | undefined {
  if (planned <= 0n) return undefined;
  const scaled = 2n * (spent - planned) * 1_000_000n;
  const ahead = (scaled + (scaled < 0n ? -planned : planned)) / (2n * planned);
  return { kind: "pace", state, lastDays, spent, planned, ahead, projected: undefined };
}

/** The projected spend at the end of a flight, if the coming days are like the last ones; no more than its total. */
function projectedBy(
  { flight, total }: SpendPlan,
  spent: bigint,
  lately: bigint,
  { today, zone }: PaceDay,
): bigint | undefined {
  if (flight?.end === undefined) return undefined;
  const days = flightDays(flight, lateDays(today), zone);
  if (days === 0n) return undefined;
  const left = flightDays(flight, { from: today, to: EVER.to }, zone);
  const sum = spent + (lately * left) / days;
  return total !== undefined && total < sum && spent <= total ? total : sum;
}
