import type { Sums } from "@/lib/statistics/derived-metrics";
import { addSums } from "@/lib/statistics/numbers";
import { QUESTION_IDS_MAX, type ReadStatistics } from "./question";

/** Things of one chart: so many can be read by few questions. */
export const SERIES_IDS_MAX = 1_000;
/** Answers in a row that bring nothing, after which what is there is shown. */
const FRUITLESS_MAX = 3;

/** What some things told together, day after day. */
export interface DaySeries {
  /** For each range, its days. */
  readonly ranges: readonly (readonly Sums[])[];
  readonly objectives: readonly string[];
  /** Of how many things; those that could not be read are missing. */
  readonly of: number;
  readonly missing: number;
  /** Why; undefined where none are missing. */
  readonly problem: string | undefined;
}

/**
 * Reads what some things told together on each day of some ranges.
 *
 * @throws what `ask` throws
 */
export async function readDaySeries(
  ids: readonly string[],
  ask: (ids: readonly string[]) => Promise<ReadStatistics>,
): Promise<DaySeries> {
  let ranges: readonly (readonly Sums[])[] = [];
  const objectives = new Set<string>();
  let left = ids;
  let of = 0;
  let problem: string | undefined;
  for (let fruitless = 0; left.length > 0 && fruitless < FRUITLESS_MAX && problem === undefined; ) {
    const asked = left.slice(0, QUESTION_IDS_MAX);
    const answer = await ask(asked);
    const told = Object.values(answer.entities);
    for (const each of told) {
      for (const objective of each.objectives ?? []) objectives.add(objective);
      ranges = each.ranges.map((days, range) =>
        days.map((sums, day) => addSums([ranges[range]?.[day] ?? {}, sums])),
      );
    }
    of += told.length;
    fruitless = told.length > 0 ? 0 : fruitless + 1;
    const unread = new Set(answer.unread);
    left = left.filter((id, index) => index >= asked.length || unread.has(id));
    problem = answer.problem?.message;
  }
  return {
    ranges,
    objectives: [...objectives],
    of,
    missing: left.length,
    problem: left.length > 0 ? (problem ?? "Some of it could not be read.") : undefined,
  };
}
