import "server-only";
import { get, STATISTICS_HOURS_MAX, STATISTICS_IDS_MAX } from "@/lib/ads/endpoints/statistics";
import { elapsedHours } from "@/lib/statistics/day-hours";
import { type DayRange, daysIn } from "@/lib/statistics/day-ranges";
import { hasGroup, STATISTICS_PLACEMENTS, type StatisticsPlacement } from "@/lib/statistics/entities";
import {
  dayOfHours,
  hoursByName,
  type NumbersByName,
  numbersByTime,
  together,
} from "@/lib/statistics/numbers";
import { PART_GROUPS, type Part } from "@/lib/statistics/parts";
import { writtenTimes } from "@/lib/statistics/written-times";
import { addDays, type Day } from "@/lib/time/calendar";
import type { StoredDay } from "./days-in-memory";
import type { ShownEntity } from "./question";
import { readMetered, type StatisticsCaller } from "./service-calls";

/** Days of one synchronous request; the extra hour of the longest week fits in. */
const WINDOW_DAYS = Math.floor(STATISTICS_HOURS_MAX / 24);

/** One entity and its missing days. */
export interface Missing {
  readonly id: string;
  readonly days: readonly Day[];
  readonly placements: readonly StatisticsPlacement[];
}

/** One request: several entities, for consecutive days. */
interface DaysQuestion {
  readonly ids: readonly string[];
  readonly range: DayRange;
  readonly placements: readonly StatisticsPlacement[];
}

/**
 * As few requests as possible for missing days, in order: 20 entities and seven days each, in the placements of those
 * entities in these days.
 */
export function questionsFor(missing: readonly Missing[]): readonly DaysQuestion[] {
  // A single request covers all placements: split by placement it would be several.
  const groups = missing.length <= STATISTICS_IDS_MAX ? [missing] : byPlacements(missing);
  return groups.flatMap((shown) => {
    const questions: DaysQuestion[] = [];
    for (let at = 0; at < shown.length; at += STATISTICS_IDS_MAX) {
      const some = shown.slice(at, at + STATISTICS_IDS_MAX);
      const days = [...new Set(some.flatMap((each) => each.days))].sort();
      for (const range of windowsOf(days)) {
        const asked = some.filter((each) => each.days.some((day) => range.from <= day && day <= range.to));
        questions.push({ ids: asked.map(({ id }) => id), range, placements: placesOf(asked) });
      }
    }
    return questions;
  });
}

const placesOf = (missing: readonly Missing[]) =>
  STATISTICS_PLACEMENTS.filter((place) => missing.some(({ placements }) => placements.includes(place)));

function byPlacements(missing: readonly Missing[]): readonly (readonly Missing[])[] {
  const groups = new Map<string, Missing[]>();
  for (const each of missing) {
    const places = each.placements.join(" ");
    const others = groups.get(places);
    if (others) others.push(each);
    else groups.set(places, [each]);
  }
  return [...groups.values()];
}

/** Days split into windows of at most a week. */
function windowsOf(days: readonly Day[]): readonly DayRange[] {
  const windows: { from: Day; to: Day }[] = [];
  for (const day of days) {
    const last = windows.at(-1);
    if (last && day < addDays(last.from, WINDOW_DAYS)) last.to = day;
    else windows.push({ from: day, to: day });
  }
  return windows;
}

interface WhatOfDays {
  readonly entity: ShownEntity;
  readonly part: Part;
  readonly zone: string;
  readonly byHour: boolean;
}

/**
 * Makes one request for each placement, and adds up the answers.
 *
 * @returns undefined if no reads are left
 * @throws what `readForPage` throws
 */
export async function readStatisticsDays(
  caller: StatisticsCaller,
  { entity, part, zone, byHour }: WhatOfDays,
  { ids, range, placements }: DaysQuestion,
): Promise<readonly StoredDay[] | undefined> {
  const groups = PART_GROUPS[part].filter((group) => hasGroup(entity, group));
  const days = daysIn(range).map((day) => ({ day, times: byHour ? elapsedHours(day, zone).length : 1 }));
  const length = days.reduce((sum, { times }) => sum + times, 0);
  const numbersById = new Map(ids.map((id) => [id, numbersByTime({}, length)]));
  let readAt = Date.now();
  if (groups.length > 0) {
    for (const placement of placements) {
      const answered = await readMetered(caller, get, {
        account_id: caller.accountId,
        entity,
        entity_ids: [...ids],
        ...writtenTimes(range, zone),
        granularity: byHour ? "HOUR" : "DAY",
        placement,
        metric_groups: [...groups],
      });
      if (!answered) return undefined;
      readAt = Math.min(readAt, answered.asOf);
      for (const {
        id,
        id_data: [first],
      } of answered.data.data) {
        const numbers = numbersByTime(first?.metrics ?? {}, length);
        numbersById.set(
          id,
          (numbersById.get(id) ?? []).map((before, index) => together(before, numbers[index] ?? {})),
        );
      }
    }
  }
  return [...numbersById].flatMap(([id, all]) => {
    let begun = 0;
    return days.map(({ day, times }) => {
      const some = all.slice(begun, begun + times);
      begun += times;
      return { id, day, ...(byHour ? numbersOfHours(some) : { numbers: some[0] ?? {} }), readAt };
    });
  });
}

/** A day by hour, and as a whole. */
function numbersOfHours(perHour: readonly NumbersByName[]): Pick<StoredDay, "numbers" | "hours"> {
  const hours = hoursByName(perHour);
  return { numbers: dayOfHours(hours), hours };
}
