import { clockIn } from "@/lib/format/dates";
import { formatInstant } from "@/lib/format/instant";
import { dayIn } from "@/lib/time/calendar";

/** What one number of a chart is of: an hour or a day, in milliseconds. */
export interface ChartTime {
  readonly from: number;
  readonly until: number;
  /** False for one that is not over yet. */
  readonly whole: boolean;
}

/** A number at its time; null where there is none. */
export interface ChartPoint extends ChartTime {
  readonly value: number | null;
  /** The time is over, and the number may still change. */
  readonly estimate?: boolean;
}

/** The words of a number, called an estimate where it is one. */
export const withEstimate = (words: string, { estimate = false }: ChartPoint): string =>
  estimate ? `${words} (estimate)` : words;

/** Whether a number may be another one later: it is drawn hollow. */
export const mayChange = ({ whole, value, estimate = false }: ChartPoint): boolean =>
  value !== null && (!whole || estimate);

/** From the first to the last place of some lines whose time is not over yet; undefined where all are over. */
export function openSpan(
  lines: readonly (readonly (ChartPoint | undefined)[])[],
): { readonly from: number; readonly to: number } | undefined {
  const open = lines.flatMap((points) => points.flatMap((point, at) => (point && !point.whole ? [at] : [])));
  return open.length === 0 ? undefined : { from: Math.min(...open), to: Math.max(...open) };
}

/** Places along the time axis that are named. */
interface TimeTick {
  readonly index: number;
  readonly label: string;
}

/** As many names of days or hours as there is room for, at round times. */
export function timeTicks(
  times: readonly (ChartTime | undefined)[],
  { by, zone, most }: { by: "DAY" | "HOUR"; zone: string; most: number },
): TimeTick[] {
  const dayLabel = (instant: number) =>
    formatInstant(new Date(instant).toISOString(), zone, "day").slice(0, -5);
  if (by === "DAY") {
    const every = Math.max(1, Math.ceil(times.length / Math.max(1, most)));
    return times.flatMap((time, index) =>
      time && index % every === 0 ? [{ index, label: dayLabel(time.from) }] : [],
    );
  }
  if (times.length > 24) {
    const days = times.flatMap((time, index) =>
      time && (index === 0 || dayIn(zone, time.from) !== dayIn(zone, time.from - 1))
        ? [{ index, label: dayLabel(time.from) }]
        : [],
    );
    const every = Math.max(1, Math.ceil(days.length / Math.max(1, most)));
    return days.filter((_, number) => number % every === 0);
  }
  const every = [1, 2, 3, 6, 12].find((hours) => times.length / hours <= most) ?? 12;
  return times.flatMap((time, index) =>
    time && index % every === 0 ? [{ index, label: clockIn(zone, time.from) ?? "" }] : [],
  );
}

/** Round numbers from zero to at least the highest, about as many as asked for; whole ones, unless fractions will do. */
export function countTicks(highest: number, about: number, { fractions = false } = {}): number[] {
  const most = highestOn(highest, fractions);
  const step = roundStep(most / Math.max(1, about), fractions);
  // What is a hair above a tick by how fractions are stored needs no further one.
  return ticksOf(step, Math.ceil(most / step - 1e-9));
}

/** Round numbers from zero to at least the highest, exactly as many as another axis has, so that they share its lines. */
export const sharedTicks = (highest: number, count: number, { fractions = false } = {}): number[] =>
  ticksOf(roundStep(highestOn(highest, fractions) / Math.max(1, count - 1), fractions), count - 1);

/** The smallest step that two decimals can show. */
const FRACTION_MIN = 0.04;

/** An axis without anything above zero ends with one. */
const highestOn = (highest: number, fractions: boolean) =>
  fractions && highest > 0 ? Math.max(highest, FRACTION_MIN) : Math.max(highest, 1);

function roundStep(rough: number, fractions: boolean): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((each) => each * power >= rough) ?? 10) * power;
  return fractions ? step : Math.ceil(step);
}

const ticksOf = (step: number, steps: number) =>
  Array.from({ length: steps + 1 }, (_, number) => number * step);

/** "21 Nov 2026" for a day, "21 Nov 2026, 14:00" for an hour; with its end where the last one is not over. */
export function whenOf(time: ChartTime, by: "DAY" | "HOUR", zone: string): string {
  const at = new Date(time.from).toISOString();
  const start = by === "DAY" && isMidnight(time.from, zone) ? "day" : "time";
  const words = formatInstant(at, zone, start);
  if (by === "HOUR") return words;
  if (!time.whole) return `${words}, until ${clockIn(zone, time.until)}`;
  return start === "day" ? words : `24 hours from ${words}`;
}

/** Where a change of the clocks lies between, a day begins at another hour. */
const isMidnight = (instant: number, zone: string) => clockIn(zone, instant) === "00:00";
