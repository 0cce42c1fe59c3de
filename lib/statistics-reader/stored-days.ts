import "server-only";
import { setImmediate as breathe } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Environment } from "@/lib/ads/endpoint";
import { overStore } from "@/lib/database/store-connection";
import { accountScope, type StatisticsTable, type StoreDatabase } from "@/lib/database/tables";
import { processWide } from "@/lib/process-wide";
import type { DayRange } from "@/lib/statistics/day-ranges";
import { dayOfHours, type HoursByName } from "@/lib/statistics/numbers";
import {
  keyOf,
  StatisticsInMemory,
  type StatisticsScope,
  type StatisticsStore,
  type StoredDay,
} from "./days-in-memory";
import { FRESH_MS } from "./freshness";

/** Entities read at a time, and days written: a file is accessed synchronously. */
const DAYS_PACE = { ids: 20, days: 250 };
const HOURS_PACE = { ids: 10, days: 50 };
const paceOf = ({ byHour }: StatisticsScope) => (byHour ? HOURS_PACE : DAYS_PACE);
const tableOf = ({ byHour }: StatisticsScope) => (byHour ? "stat_hours" : "stat_day");

/**
 * Stores days in the store, with a memory cache in front. Without a store, or while it is away, memory is used alone.
 * Stored hours make up their days, which are then not read.
 */
export class StatisticsInStore implements StatisticsStore {
  readonly #memory: StatisticsInMemory;
  /** Entities that were read from the store: for as long as another instance will hardly have newer ones. */
  readonly #known = new LRUCache<string, DayRange>({ max: 50_000, ttl: FRESH_MS });

  constructor(memory = new StatisticsInMemory()) {
    this.#memory = memory;
  }

  async find(scope: StatisticsScope, ids: readonly string[], range: DayRange): Promise<readonly StoredDay[]> {
    const unknown = ids.filter((id) => !this.#knows(scope, id, range));
    const pace = paceOf(scope);
    for (let at = 0; at < unknown.length; at += pace.ids) {
      const some = unknown.slice(at, at + pace.ids);
      const days = await overStore((db) => storedDays(db, scope, some, range));
      if (!days) break;
      await this.#memory.storeNewer(scope, some, days);
      for (const id of some) this.#known.set(keyOf(scope, id), range);
      await breathe();
    }
    return this.#memory.find(scope, ids, range);
  }

  async store(scope: StatisticsScope, days: readonly StoredDay[]): Promise<void> {
    await this.#memory.store(scope, days);
    const pace = paceOf(scope);
    for (let at = 0; at < days.length; at += pace.days) {
      const some = days.slice(at, at + pace.days);
      await overStore((db) => storeDays(db, scope, some));
      if (scope.byHour) await breathe();
    }
    if (scope.byHour) {
      const wholeDays = days.map(({ id, day, numbers, readAt }) => ({ id, day, numbers, readAt }));
      await this.store({ ...scope, byHour: false }, wholeDays);
    }
  }

  forget(environment: Environment, accountId: string): void {
    this.#memory.forget(environment, accountId);
  }

  /** Whether memory has everything of the store about an entity: some may have been evicted. */
  #knows(scope: StatisticsScope, id: string, { from, to }: DayRange): boolean {
    const known = this.#known.get(keyOf(scope, id));
    return known !== undefined && known.from <= from && to <= known.to && this.#memory.holds(scope, id);
  }
}

async function storedDays(
  db: StoreDatabase,
  of: StatisticsScope,
  ids: readonly string[],
  { from, to }: DayRange,
): Promise<readonly StoredDay[]> {
  const { environment, accountId, entity, part, byHour } = of;
  const rows = await db
    .selectFrom(tableOf(of))
    .select(["entity_id", "day", "numbers", "read_at"])
    .where("scope", "=", accountScope(environment, accountId))
    .where("entity", "=", entity)
    .where("part", "=", part)
    .where("entity_id", "in", ids)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .execute();
  return rows.map(({ entity_id: id, day, numbers, read_at: readAt }) => {
    if (!byHour) return { id, day, numbers: JSON.parse(numbers), readAt };
    const hours: HoursByName = JSON.parse(numbers);
    return { id, day, numbers: dayOfHours(hours), hours, readAt };
  });
}

/** Writes days, unless another instance has read them later. */
async function storeDays(db: StoreDatabase, of: StatisticsScope, days: readonly StoredDay[]): Promise<void> {
  const { environment, accountId, entity, part } = of;
  const scope = accountScope(environment, accountId);
  const table = tableOf(of);
  await db
    .insertInto(table)
    .values(
      days.map(
        ({ id, day, numbers, hours, readAt }): StatisticsTable => ({
          scope,
          entity,
          part,
          entity_id: id,
          day,
          numbers: JSON.stringify(hours ?? numbers),
          read_at: readAt,
        }),
      ),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["scope", "entity", "part", "entity_id", "day"])
        .doUpdateSet(({ ref }) => ({ numbers: ref("excluded.numbers"), read_at: ref("excluded.read_at") }))
        .whereRef(`${table}.read_at`, "<=", "excluded.read_at"),
    )
    .execute();
}

/** The statistics store of this process. */
export const statisticsStore = (): StatisticsStore =>
  processWide("statistics-store", () => new StatisticsInStore());
