import type { Sums } from "@/lib/statistics/derived-metrics";
import { addSums } from "@/lib/statistics/numbers";
import { QUESTION_IDS_MAX, type ReadStatistics } from "./question";

/** Maximum entities in one chart: few requests can read as many. Lists have read nothing by hour. */
export const SERIES_IDS_MAX = { day: 1_000, hour: 100 } as const;
/** Consecutive answers without new values, after which the chart shows what it has. */
const FRUITLESS_MAX = 3;

/** The figures of some things together, day after day or hour after hour. */
export interface DaySeries {
  /** For each range, its days or hours. */
  readonly ranges: readonly (readonly Sums[])[];
  readonly objectives: readonly string[];
  /** When the oldest reading was made, in milliseconds; undefined without any. */
  readonly readAt: number | undefined;
  /** The number of entities included; unreadable ones are missing. */
  readonly of: number;
  readonly missing: number;
  /** The reason; undefined if none are missing. */
  readonly problem: string | undefined;
}

type AskSome = (ids: readonly string[]) => Promise<ReadStatistics>;

/**
 * Reads the total figures of some entities on each day, or in each hour, of some ranges.
 *
 * @throws what `ask` throws
 */
export async function readDaySeries(ids: readonly string[], ask: AskSome): Promise<DaySeries> {
  const { entities, missing, problem } = await readEach(ids, ask);
  let ranges: readonly (readonly Sums[])[] = [];
  for (const each of entities.values()) {
    ranges = each.ranges.map((days, range) =>
      days.map((sums, day) => addSums([ranges[range]?.[day] ?? {}, sums])),
    );
  }
  const objectives = new Set([...entities.values()].flatMap((each) => each.objectives ?? []));
  const times = [...entities.values()].map(({ readAt }) => readAt);
  const readAt = times.length > 0 ? Math.min(...times) : undefined;
  return { ranges, objectives: [...objectives], readAt, of: entities.size, missing, problem };
}

/** The figures of some things, each by itself, and how many could not be read. */
export interface ReadEach extends Pick<DaySeries, "missing" | "problem"> {
  readonly entities: ReadonlyMap<string, ReadStatistics["entities"][string]>;
}

/**
 * Reads entities request by request, as long as answers bring new values.
 *
 * @throws what `ask` throws
 */
export async function readEach(ids: readonly string[], ask: AskSome): Promise<ReadEach> {
  const entities = new Map<string, ReadStatistics["entities"][string]>();
  let left = ids;
  let problem: string | undefined;
  for (let fruitless = 0; left.length > 0 && fruitless < FRUITLESS_MAX && problem === undefined; ) {
    const asked = left.slice(0, QUESTION_IDS_MAX);
    const answer = await ask(asked);
    const entries = Object.entries(answer.entities);
    for (const [id, each] of entries) entities.set(id, each);
    fruitless = entries.length > 0 ? 0 : fruitless + 1;
    const unread = new Set(answer.unread);
    left = left.filter((id, index) => index >= asked.length || unread.has(id));
    problem = answer.problem?.message;
  }
  return {
    entities,
    missing: left.length,
    problem: left.length > 0 ? (problem ?? "Some of it could not be read.") : undefined,
  };
}
