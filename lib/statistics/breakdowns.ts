import { addDays } from "@/lib/time/calendar";
import { type DayRange, lengthOf } from "./day-ranges";
import type { Sums } from "./derived-metrics";
import { canSegment, hasGroup, isSegmented, type Segmentation, type StatisticsEntity } from "./entities";
import { groupsOfMeasure, type MeasureId, measureOf } from "./measures";
import type { MetricGroup } from "./metrics";
import { addSums } from "./numbers";
import { PART_GROUPS, type Part } from "./parts";

interface BreakdownFacts {
  readonly label: string;
  /** The known attribute, as in "The … is known". */
  readonly known: string;
  readonly part: Part;
  /** The measure that shares are based on. */
  readonly share: MeasureId;
  readonly measures: readonly MeasureId[];
}

const PEOPLE = {
  part: "core",
  share: "impressions",
  measures: ["spend", "impressions", "results", "cost_per_result", "link_clicks", "link_click_rate"],
} as const;

/** The breakdowns of statistics: one at a time (analytics reference, Segmentation). */
export const BREAKDOWNS: Readonly<Record<Segmentation, BreakdownFacts>> = {
  AGE: { label: "Age", known: "age group", ...PEOPLE },
  GENDER: { label: "Gender", known: "gender", ...PEOPLE },
  PLATFORMS: { label: "Platform", known: "platform", ...PEOPLE },
  METROS: { label: "Metro area (US)", known: "metro area", ...PEOPLE },
  CONVERSION_TAGS: {
    label: "Conversion tag",
    known: "conversion tag",
    part: "web",
    share: "conversions",
    measures: ["conversions", "purchases", "sale_amount", "sign_ups", "site_visits"],
  },
};

/** Breakdowns that statistics of an entity have. */
export const breakdownsOf = (entity: StatisticsEntity): readonly Segmentation[] =>
  (Object.keys(BREAKDOWNS) as Segmentation[]).filter((by) => canSegment(entity, by));

/** The groups of metrics that a breakdown asks for. */
export const breakdownGroups = (entity: StatisticsEntity, by: Segmentation): readonly MetricGroup[] =>
  PART_GROUPS[BREAKDOWNS[by].part].filter((group) => isSegmented(group, by) && hasGroup(entity, group, by));

/** The measures of a breakdown: those whose numbers it has. Without measures of unlike results. */
export function breakdownMeasures(
  entity: StatisticsEntity,
  by: Segmentation,
  objectives: readonly string[],
): readonly MeasureId[] {
  const groups = breakdownGroups(entity, by);
  return BREAKDOWNS[by].measures.filter((id) => {
    const needed = [...groupsOfMeasure(measureOf(id), objectives)];
    return needed.length > 0 && needed.every((group) => groups.includes(group));
  });
}

/** The last days of a range, at most so many. */
export const lastDays = ({ from, to }: DayRange, most: number): DayRange =>
  lengthOf({ from, to }) <= most ? { from, to } : { from: addDays(to, 1 - most), to };

/** One part of a breakdown, or all of it where `segment` is null. */
export interface BreakdownPart {
  readonly segment: { readonly name: string; readonly value: string } | null;
  readonly sums: Sums;
}

interface BreakdownSegment {
  /** The service's own name for it. */
  readonly name: string;
  readonly value: string;
  readonly sums: Sums;
}

export interface Breakdown {
  readonly segments: readonly BreakdownSegment[];
  /** Including what is in no segment. */
  readonly whole: Sums;
}

/**
 * The sum of several answers, of one placement each: segments of one value are one. Ages are in their order, all else
 * by its share, the largest first.
 */
export function breakdownFrom(by: Segmentation, parts: readonly BreakdownPart[]): Breakdown {
  const segments = new Map<string, BreakdownSegment>();
  for (const { segment, sums } of parts) {
    if (!segment) continue;
    const before = segments.get(segment.value);
    segments.set(segment.value, {
      ...segment,
      sums: before ? addSums([before.sums, sums]) : sums,
    });
  }
  const whole = addSums(parts.filter(({ segment }) => segment === null).map(({ sums }) => sums));
  const inOrder =
    by === "AGE"
      ? (a: BreakdownSegment, b: BreakdownSegment) => (a.name < b.name ? -1 : 1)
      : (a: BreakdownSegment, b: BreakdownSegment) => {
          const difference = shareOf(by, b.sums) - shareOf(by, a.sums);
          return difference > 0n ? 1 : difference < 0n ? -1 : a.value < b.value ? -1 : 1;
        };
  return { segments: [...segments.values()].sort(inOrder), whole };
}

/** The number that shares are based on: impressions, or conversions. */
export function shareOf(by: Segmentation, sums: Sums): bigint {
  const value = measureOf(BREAKDOWNS[by].share).of({ sums, objectives: [] });
  return value ?? 0n;
}

/** A part of a whole in millionths, truncated; undefined without a whole. */
export const shareIn = (part: bigint, whole: bigint): bigint | undefined =>
  whole > 0n ? (part * 1_000_000n) / whole : undefined;

/** The share of everything that has a segment, in millionths: segments do not add up to the whole. */
export const knownShare = (by: Segmentation, { segments, whole }: Breakdown): bigint | undefined =>
  shareIn(
    segments.reduce((sum, { sums }) => sum + shareOf(by, sums), 0n),
    shareOf(by, whole),
  );
