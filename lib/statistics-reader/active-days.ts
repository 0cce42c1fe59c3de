import "server-only";
import { LRUCache } from "lru-cache";
import { ACTIVE_DAYS_MAX, list } from "@/lib/ads/endpoints/active-entities";
import { processWide } from "@/lib/process-wide";
import type { DayRange } from "@/lib/statistics/day-ranges";
import { STATISTICS_PLACEMENTS, type StatisticsPlacement } from "@/lib/statistics/entities";
import { type Day, dayIn, dayStart } from "@/lib/time/calendar";
import { formatServiceTime } from "@/lib/time/service-time";
import { FRESH_MS } from "./freshness";
import type { ShownEntity } from "./question";
import { readMetered, type StatisticsCaller } from "./service-calls";
import { noteActivity } from "./stored-activity";

const HOUR_MS = 3_600_000;

/** The days on which numbers of an entity changed, and its placement. */
interface ActiveDays extends DayRange {
  readonly placements: readonly StatisticsPlacement[];
}

/** What was active since a day; whatever it does not name has no numbers from that day on. */
export interface ActiveSince {
  readonly of: ReadonlyMap<string, ActiveDays>;
  /** The time of the service's answer, in milliseconds. */
  readonly asOf: number;
}

/** Maximum number of cached entities, over all accounts. */
const THINGS_MAX = 200_000;

/**
 * The activity since a day, from one read that is shared by all users for some minutes: numbers of an hour are
 * recorded after it, so that every change for these days is included. Undefined if the service cannot answer: for days
 * too long ago, and when no reads are left.
 */
export async function activitySince(
  caller: StatisticsCaller,
  { entity, from, zone }: { readonly entity: ShownEntity; readonly from: Day; readonly zone: string },
): Promise<ActiveSince | undefined> {
  const now = Date.now();
  const start = dayStart(from, zone) ?? now;
  if (now - start > ACTIVE_DAYS_MAX * 24 * HOUR_MS) return undefined;
  const cached = cachedActivity();
  const key = keyOf(caller, { entity, from });
  const known = cached.get(key);
  if (known) return known;
  const activity = await ask(caller, entity, start, zone);
  if (activity) {
    cached.set(key, activity);
    const { environment } = caller.page.scope;
    noteActivity({ environment, accountId: caller.accountId, entity }, from, activity);
  }
  return activity;
}

/** The last known activity since a day, of any age; undefined if it was never read. */
export const lastActivity = (
  caller: StatisticsCaller,
  of: { readonly entity: ShownEntity; readonly from: Day },
): ActiveSince | undefined => cachedActivity().get(keyOf(caller, of), { allowStale: true });

const cachedActivity = () =>
  processWide(
    "active-entities",
    () =>
      new LRUCache<string, ActiveSince>({
        maxSize: THINGS_MAX,
        sizeCalculation: ({ of }) => 1 + of.size,
        ttl: FRESH_MS,
        noDeleteOnStaleGet: true,
      }),
  );

const keyOf = (
  { page, accountId }: StatisticsCaller,
  { entity, from }: { readonly entity: ShownEntity; readonly from: Day },
) => `${page.scope.environment} ${accountId} ${entity} ${from}`;

async function ask(
  caller: StatisticsCaller,
  entity: ShownEntity,
  start: number,
  zone: string,
): Promise<ActiveSince | undefined> {
  const now = Date.now();
  const answered = await readMetered(caller, list, {
    account_id: caller.accountId,
    entity,
    // Zones with half-hour offsets start between two hours of UTC.
    start_time: formatServiceTime(Math.floor(start / HOUR_MS) * HOUR_MS),
    end_time: formatServiceTime(Math.ceil((now + 1) / HOUR_MS) * HOUR_MS),
  });
  if (!answered) return undefined;
  const of = new Map<string, ActiveDays>();
  for (const each of answered.data.data) {
    const known = of.get(each.entity_id);
    const from = dayIn(zone, Date.parse(each.activity_start_time));
    const to = dayIn(zone, Date.parse(each.activity_end_time));
    const places = new Set<string>([...(known?.placements ?? []), ...each.placements]);
    of.set(each.entity_id, {
      from: known && known.from < from ? known.from : from,
      to: known && known.to > to ? known.to : to,
      placements: STATISTICS_PLACEMENTS.filter((place) => places.has(place)),
    });
  }
  return { of, asOf: answered.asOf };
}
