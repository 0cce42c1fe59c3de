import { metricsOf, type StatisticsEntity, type StatisticsPlacement } from "@/lib/statistics/entities";
import type { Metric, MetricGroup } from "@/lib/statistics/metrics";
import { countSlot, type Tally } from "./counts";
import { columnNames } from "./funnel";
import type { Parts, Window } from "./questions";
import type { StatisticsSubject } from "./subjects";

export interface StatisticsQuestion {
  readonly entity: StatisticsEntity;
  readonly placement: StatisticsPlacement;
  readonly groups: readonly MetricGroup[];
  readonly window: Window;
  readonly parts: Parts;
  /** The emulator's present. */
  readonly now: number;
}

/** The numbers of one entity by their names. */
type Numbers = ReadonlyMap<string, Float64Array>;

/** Counts what was asked of an entity. */
export function numbersOf(
  subject: StatisticsSubject,
  { placement, groups, window, parts, now }: StatisticsQuestion,
): Numbers {
  const tally: Tally = { names: namesOf(groups), sums: new Map(), ...parts };
  // Days that are asked for by the present offset begin an hour beside their midnights.
  const day = 86_400_000;
  const span = { from: window.start - day, until: window.end + day, now };
  for (const { plan, slots } of subject.parts) {
    for (const slot of slots) if (slot.placement === placement) countSlot(plan, slot, span, tally);
  }
  return tally.sums;
}

const names = new Map<string, ReadonlySet<string>>();

function namesOf(groups: readonly MetricGroup[]): ReadonlySet<string> {
  const key = groups.join();
  const known = names.get(key) ?? columnNames(groups);
  names.set(key, known);
  return known;
}

/** JSON text of the metrics of an entity, in the order of the declaration. */
export function metricsJson(
  { entity, groups }: Pick<StatisticsQuestion, "entity" | "groups">,
  numbers: Numbers,
): string {
  const asked = [...new Set(groups)].flatMap((group) => metricsOf(entity, group));
  return `{${asked.map((metric) => `"${metric.key}":${metricJson(metric, numbers)}`).join(",")}}`;
}

function metricJson({ key, fields }: Metric, numbers: Numbers): string {
  if (!fields) return seriesJson(numbers.get(key));
  const shown = Object.keys(fields).map(
    (field) => [field, seriesJson(numbers.get(`${key}.${field}`))] as const,
  );
  // A conversion that never happened is null as a whole.
  if (shown.every(([, series]) => series === "null")) return "null";
  return `{${shown.map(([field, series]) => `"${field}":${series}`).join(",")}}`;
}

/** A series whose sum is nothing is null, and no list of zeros. */
function seriesJson(series: Float64Array | undefined): string {
  return series === undefined || series.every((value) => value === 0) ? "null" : `[${series.join(",")}]`;
}
