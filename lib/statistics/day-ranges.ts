import { addDays, type Day, dayEnd, dayStart, daysBetween } from "@/lib/time/calendar";

/** Days of an account's zone, both included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

/** Ranges relative to today. Weeks and longer ones end with yesterday: an incomplete day is hard to compare. */
export const RANGE_NAMES = {
  today: "Today",
  yesterday: "Yesterday",
  "7d": "Last 7 days",
  "14d": "Last 14 days",
  "30d": "Last 30 days",
  month: "This month",
} as const;

export type RangeName = keyof typeof RANGE_NAMES;

/** A requested range: by name, or by days. */
export interface NamedRange extends DayRange {
  readonly name: RangeName | "own";
}

export const USUAL_RANGE: RangeName = "7d";

/** Maximum days of a range: active entities are known for 90, including today. */
export const RANGE_DAYS_MAX = 90;

/** How many days a range has. */
export const lengthOf = ({ from, to }: DayRange): number => daysBetween(from, to) + 1;

/** The days of a range, in order. */
export const daysIn = (range: DayRange): readonly Day[] =>
  Array.from({ length: Math.max(0, lengthOf(range)) }, (_, index) => addDays(range.from, index));

/** Ordered days as ranges of consecutive days. */
export function rangesOf(days: readonly Day[]): readonly DayRange[] {
  const ranges: { from: Day; to: Day }[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else ranges.push({ from: day, to: day });
  }
  return ranges;
}

/** The days that a name means on a given day. */
export function namedRange(name: RangeName, today: Day): NamedRange {
  const yesterday = addDays(today, -1);
  const last = (days: number) => ({ name, from: addDays(today, -days), to: yesterday });
  switch (name) {
    case "today":
      return { name, from: today, to: today };
    case "yesterday":
      return last(1);
    case "7d":
      return last(7);
    case "14d":
      return last(14);
    case "30d":
      return last(30);
    case "month":
      return { name, from: `${today.slice(0, 8)}01`, to: today };
  }
}

const OWN = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/;

/** A range in an address, `7d` or `2026-11-01..2026-11-20`; undefined for an invalid one. */
export function readRange(text: string, today: Day): NamedRange | undefined {
  const name = (Object.keys(RANGE_NAMES) as RangeName[]).find((each) => each === text);
  if (name) return namedRange(name, today);
  const [, from = "", to = ""] = OWN.exec(text) ?? [];
  return whyNoRange({ from, to }, today) === undefined ? { name: "own", from, to } : undefined;
}

/** Why days are no valid range; undefined if they are. */
export function whyNoRange({ from, to }: DayRange, today: Day): string | undefined {
  if (dayStart(from, "UTC") === undefined || dayStart(to, "UTC") === undefined)
    return "Choose a first and a last day.";
  if (from > to) return "The first day is after the last.";
  if (to > today) return "The last day is still to come.";
  if (lengthOf({ from, to }) > RANGE_DAYS_MAX) return `Choose ${RANGE_DAYS_MAX} days at most.`;
  return undefined;
}

/** The text of a range in the address; `readRange` is the inverse. */
export const writeRange = (range: RangeName | DayRange): string =>
  typeof range === "string" ? range : `${range.from}..${range.to}`;

export const RANGE_COMPARISONS = { before: "The days before", year: "A year earlier" } as const;
export type RangeComparison = keyof typeof RANGE_COMPARISONS;

export const readComparison = (text: string | null): RangeComparison | undefined =>
  (Object.keys(RANGE_COMPARISONS) as RangeComparison[]).find((each) => each === text);

/** Two ranges with equally many complete days. */
export interface ComparedRanges {
  readonly now: DayRange;
  readonly before: DayRange;
}

/**
 * The complete days of a range, and those to compare with; undefined where no day is over. A year is 52 weeks, so that
 * weekdays match.
 */
export function comparedRanges(range: DayRange, by: RangeComparison, today: Day): ComparedRanges | undefined {
  const now = range.to < today ? range : { from: range.from, to: addDays(today, -1) };
  if (now.from > now.to) return undefined;
  const back = by === "year" ? 364 : lengthOf(now);
  return { now, before: { from: addDays(now.from, -back), to: addDays(now.to, -back) } };
}

/** Which days statistics are shown of on a day, as an address says it, and what they are compared with. */
export function shownDays(
  asked: { readonly range: string | null; readonly compare: string | null },
  today: Day,
) {
  const range =
    (asked.range === null ? undefined : readRange(asked.range, today)) ?? namedRange(USUAL_RANGE, today);
  const comparison = readComparison(asked.compare);
  return { today, range, comparison, compared: comparison && comparedRanges(range, comparison, today) };
}

export type StatisticsDays = ReturnType<typeof shownDays>;

/** What is read for them: the range itself, and what is compared with what. */
export const rangesRead = ({
  range,
  compared,
}: Pick<StatisticsDays, "range" | "compared">): readonly DayRange[] => [
  range,
  ...(compared ? [compared.now, compared.before] : []),
];

const DAY_MS = 86_400_000;

/** How long after a day's end its numbers still change (analytics reference, Data freshness). */
export const SETTLING = { counts: DAY_MS, spend: 3 * DAY_MS, corrections: 14 * DAY_MS } as const;

/** What may still change in a day's numbers, in words for the middle of a sentence. */
export const FINALITY_WORDS = {
  running: "today is not over",
  estimate: "spend is an estimate for three days",
  correctable: "spend may still be corrected",
  final: "final",
} as const;

export type Finality = keyof typeof FINALITY_WORDS;

/** Whether the numbers of a day may still change: its spend is an estimate for three days, and may be corrected for 14. */
export function finalityOf(day: Day, zone: string, now: number): Finality {
  const since = now - (dayEnd(day, zone) ?? now);
  if (since < 0) return "running";
  if (since < SETTLING.spend) return "estimate";
  return since < SETTLING.corrections ? "correctable" : "final";
}
