import "server-only";
import { setImmediate as breathe } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Environment } from "@/lib/ads/endpoint";
import { overStore } from "@/lib/database/store-connection";
import { accountScope, type StatisticsDayTable, type StoreDatabase } from "@/lib/database/tables";
import { processWide } from "@/lib/process-wide";
import type { DayRange } from "@/lib/statistics/day-ranges";
import { FRESH_MS } from "./freshness";
import { type KeptDay, type KeptScope, type KeptStatistics, keyOf, StatisticsInMemory } from "./kept-days";
import { storedHours, storeHours, unlessReadLater } from "./stored-hours";

/** Things read at a time, and days written: a file is read and written while nothing else happens. */
const DAYS_PACE = { read: storedDays, ids: 20, write: storeDays, days: 50 };
const HOURS_PACE = { read: storedHours, ids: 4, write: storeHours, days: 5 };
const paceOf = ({ byHour }: KeptScope) => (byHour ? HOURS_PACE : DAYS_PACE);

/**
 * Keeps days in the store, and in memory in front of it. Where there is no store, or it is away, memory alone serves.
 * Hours that are kept make their days as well, which are then not read.
 */
export class StatisticsInStore implements KeptStatistics {
  readonly #memory: StatisticsInMemory;
  /** What was looked for in the store: for as long as another instance has hardly read anything newer. */
  readonly #known = new LRUCache<string, DayRange>({ max: 50_000, ttl: FRESH_MS });

  constructor(memory = new StatisticsInMemory()) {
    this.#memory = memory;
  }

  async find(scope: KeptScope, ids: readonly string[], range: DayRange): Promise<readonly KeptDay[]> {
    const unknown = ids.filter((id) => !this.#knows(scope, id, range));
    const pace = paceOf(scope);
    for (let at = 0; at < unknown.length; at += pace.ids) {
      const some = unknown.slice(at, at + pace.ids);
      const days = await overStore((db) => pace.read(db, scope, some, range));
      if (!days) break;
      await this.#memory.keepNewer(scope, some, days);
      for (const id of some) this.#known.set(keyOf(scope, id), range);
      await breathe();
    }
    return this.#memory.find(scope, ids, range);
  }

  async keep(scope: KeptScope, days: readonly KeptDay[]): Promise<void> {
    await this.#memory.keep(scope, days);
    const pace = paceOf(scope);
    for (let at = 0; at < days.length; at += pace.days) {
      const some = days.slice(at, at + pace.days);
      await overStore((db) => pace.write(db, scope, some));
      if (scope.byHour) await breathe();
    }
    // The store may have days now that memory does not know of.
    if (scope.byHour) for (const { id } of days) this.#known.delete(keyOf({ ...scope, byHour: false }, id));
  }

  forget(environment: Environment, accountId: string): void {
    this.#memory.forget(environment, accountId);
  }

  /** Whether memory has all that the store has of something: it may have made room meanwhile. */
  #knows(scope: KeptScope, id: string, { from, to }: DayRange): boolean {
    const known = this.#known.get(keyOf(scope, id));
    return known !== undefined && known.from <= from && to <= known.to && this.#memory.holds(scope, id);
  }
}

async function storedDays(
  db: StoreDatabase,
  { environment, accountId, entity, part }: KeptScope,
  ids: readonly string[],
  { from, to }: DayRange,
): Promise<readonly KeptDay[]> {
  const rows = await db
    .selectFrom("stat_day")
    .select(["entity_id", "day", "numbers", "read_at"])
    .where("scope", "=", accountScope(environment, accountId))
    .where("entity", "=", entity)
    .where("part", "=", part)
    .where("entity_id", "in", ids)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .execute();
  return rows.map(({ entity_id, day, numbers, read_at }) => ({
    id: entity_id,
    day,
    numbers: JSON.parse(numbers),
    readAt: read_at,
  }));
}

async function storeDays(
  db: StoreDatabase,
  { environment, accountId, entity, part }: KeptScope,
  days: readonly KeptDay[],
): Promise<void> {
  const scope = accountScope(environment, accountId);
  await db
    .insertInto("stat_day")
    .values(
      days.map(
        ({ id, day, numbers, readAt }): StatisticsDayTable => ({
          scope,
          entity,
          part,
          entity_id: id,
          day,
          numbers: JSON.stringify(numbers),
          read_at: readAt,
        }),
      ),
    )
    .onConflict(unlessReadLater)
    .execute();
}

/** Where this process keeps statistics. */
export const keptStatistics = (): KeptStatistics =>
  processWide("kept-statistics", () => new StatisticsInStore());
