import "server-only";
import { overStore } from "@/lib/database/store-connection";
import { processWide } from "@/lib/process-wide";
import { type DayRange, daysIn } from "@/lib/statistics/day-ranges";
import type { Part } from "@/lib/statistics/parts";
import { type Day, dayIn } from "@/lib/time/calendar";
import { type ActiveSince, activitySince, lastActivity } from "./active-days";
import type { StatisticsScope, StoredDay } from "./days-in-memory";
import { isFresh, servedAt } from "./freshness";
import type { Purpose, ShownEntity } from "./question";
import { type Missing, questionsFor, readStatisticsDays } from "./read-days";
import type { StatisticsCaller } from "./service-calls";
import { type ActiveThings, activityOn } from "./stored-activity";
import { statisticsStore } from "./stored-days";

/** Parallel requests, and how long new ones are started before the values so far are returned. */
const PACE: Readonly<Record<Purpose, { readonly atOnce: number; readonly forMs: number }>> = {
  "rows in sight": { atOnce: 4, forMs: 2_000 },
  chart: { atOnce: 4, forMs: 2_000 },
  overview: { atOnce: 4, forMs: 4_000 },
  "other rows": { atOnce: 2, forMs: 500 },
  portfolio: { atOnce: 2, forMs: 4_000 },
  kept: { atOnce: 0, forMs: 0 },
};

interface WantedDays {
  readonly entity: ShownEntity;
  readonly part: Part;
  /** The most urgent first. */
  readonly ids: readonly string[];
  readonly ranges: readonly DayRange[];
  readonly zone: string;
  /** Days include their hours. */
  readonly byHour: boolean;
}

/** The numbers of days of one thing; days that nothing happened in are left out. */
interface DaysOfOne {
  readonly days: ReadonlyMap<Day, StoredDay>;
  /** When the oldest reading was made, in milliseconds. */
  readonly readAt: number;
}

export interface FoundDays {
  readonly of: ReadonlyMap<string, DaysOfOne>;
  readonly unread: readonly string[];
}

/**
 * The statistics of some entities by day: from the store, and read from the service as far as limit and time allow.
 * One reading at a time for each account, so that two tabs share it.
 *
 * @throws what `readForPage` throws
 */
export async function statisticsOf(caller: StatisticsCaller, wanted: WantedDays): Promise<FoundDays> {
  const { environment } = caller.page.scope;
  const { accountId } = caller;
  const { entity, part, byHour } = wanted;
  const scope: StatisticsScope = { environment, accountId, entity, part, byHour };
  const since = wanted.ranges.map(({ from }) => from).sort()[0] ?? "";
  if (caller.use.purpose === "kept") return storedBefore(caller, scope, { ...wanted, from: since });
  return inOrder(
    `${environment} ${accountId} ${entity} ${part} ${byHour ? "by hour" : "by day"}`,
    async () => {
      const activity = await activitySince(caller, { ...wanted, from: since });
      await fill(caller, scope, wanted, activity);
      return found(scope, wanted, activity);
    },
  );
}

/** Earlier readings of any age, without days whose activity was never read. */
async function storedBefore(
  caller: StatisticsCaller,
  scope: StatisticsScope,
  wanted: WantedDays & { readonly from: Day },
): Promise<FoundDays> {
  const { environment } = caller.page.scope;
  const of = { environment, accountId: caller.accountId, entity: wanted.entity };
  const days = [...new Set(wanted.ranges.flatMap(daysIn))];
  // The store may have readings of another instance, or from before a restart.
  const stored = await overStore((db) => activityOn(db, of, days, wanted.zone));
  const activity = stored ?? lastActivity(caller, wanted);
  const last = spanOf(wanted.ranges).to;
  return activity && last <= dayIn(wanted.zone, activity.asOf)
    ? found(scope, wanted, activity, { anyAge: true })
    : { of: new Map(), unread: wanted.ids };
}

/** Days on which an entity can have numbers: all of them if unknown. */
function possibleDays(
  id: string,
  ranges: readonly DayRange[],
  activity: ActiveThings | undefined,
): readonly Day[] {
  const days = [...new Set(ranges.flatMap(daysIn))];
  if (!activity) return days;
  const active = activity.of.get(id);
  return active ? days.filter((day) => active.from <= day && day <= active.to) : [];
}

const spanOf = (ranges: readonly DayRange[]): DayRange => {
  const ends = ranges.flatMap(({ from, to }) => [from, to]).sort();
  return { from: ends[0] ?? "", to: ends.at(-1) ?? "" };
};

async function storedOf(scope: StatisticsScope, { ids, ranges, zone }: WantedDays) {
  const now = Date.now();
  const stored = new Map<string, Map<Day, { reading: StoredDay; fresh: boolean }>>();
  for (const reading of await statisticsStore().find(scope, ids, spanOf(ranges))) {
    const days = stored.get(reading.id) ?? new Map();
    days.set(reading.day, { reading, fresh: isFresh(reading.day, zone, reading.readAt, now) });
    stored.set(reading.id, days);
  }
  return stored;
}

/** Reads the missing days, request by request. */
async function fill(
  caller: StatisticsCaller,
  scope: StatisticsScope,
  wanted: WantedDays,
  activity: ActiveSince | undefined,
): Promise<void> {
  const stored = await storedOf(scope, wanted);
  const missing = wanted.ids.flatMap((id): readonly Missing[] => {
    const days = possibleDays(id, wanted.ranges, activity).filter((day) => !stored.get(id)?.get(day)?.fresh);
    const placements = activity?.of.get(id)?.placements ?? ["ALL_ON_SERVICE"];
    return days.length > 0 ? [{ id, days, placements }] : [];
  });
  const questions = [...questionsFor(missing)];
  const { atOnce, forMs } = PACE[caller.use.purpose];
  const until = Date.now() + forMs;
  const work = async () => {
    for (let next = questions.shift(); next && Date.now() < until; next = questions.shift()) {
      const days = await readStatisticsDays(caller, wanted, next);
      if (!days) return;
      await statisticsStore().store(scope, days);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** @param anyAge stored readings are used even if they are no longer fresh */
async function found(
  scope: StatisticsScope,
  wanted: WantedDays,
  activity: ActiveThings | undefined,
  { anyAge = false } = {},
): Promise<FoundDays> {
  const stored = await storedOf(scope, wanted);
  const of = new Map<string, DaysOfOne>();
  const unread: string[] = [];
  for (const id of wanted.ids) {
    const possible = possibleDays(id, wanted.ranges, activity);
    const days = new Map<Day, StoredDay>();
    let readAt = activity?.asOf ?? Date.now();
    let complete = true;
    for (const day of possible) {
      const known = stored.get(id)?.get(day);
      if (!known || !(known.fresh || anyAge)) complete = false;
      if (!known) continue;
      days.set(day, known.reading);
      const { reading } = known;
      const asOf =
        anyAge && activity ? servedAt(day, wanted.zone, reading.readAt, activity.asOf) : reading.readAt;
      readAt = Math.min(readAt, asOf);
    }
    if (complete) of.set(id, { days, readAt });
    else unread.push(id);
  }
  return { of, unread };
}

/** Runs work of one key in order, regardless of failures. */
async function inOrder<T>(key: string, work: () => Promise<T>): Promise<T> {
  const lines = processWide("statistics-lines", () => new Map<string, Promise<unknown>>());
  const before = lines.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  lines.set(key, mine);
  try {
    return await mine;
  } finally {
    if (lines.get(key) === mine) lines.delete(key);
  }
}
