import "server-only";
import { LRUCache } from "lru-cache";
import type { Environment } from "@/lib/ads/endpoint";
import type { DayRange } from "@/lib/statistics/day-ranges";
import type { HoursByName, NumbersByName } from "@/lib/statistics/numbers";
import type { Part } from "@/lib/statistics/parts";
import type { Day } from "@/lib/time/calendar";
import type { ShownEntity } from "./question";

/** The scope of stored statistics. */
export interface StatisticsScope {
  readonly environment: Environment;
  readonly accountId: string;
  readonly entity: ShownEntity;
  readonly part: Part;
  /** Days with each of their hours. */
  readonly byHour?: boolean;
}

/** The numbers of one day of one thing, and when it was read. */
export interface StoredDay {
  readonly id: string;
  readonly day: Day;
  readonly numbers: NumbersByName;
  /** The same by hour, if requested. */
  readonly hours?: HoursByName;
  /** Milliseconds. */
  readonly readAt: number;
}

/** Stores readings of days, for all users with access to the account. */
export interface StatisticsStore {
  /** What is stored of some things in a range. */
  find(scope: StatisticsScope, ids: readonly string[], range: DayRange): Promise<readonly StoredDay[]>;
  store(scope: StatisticsScope, days: readonly StoredDay[]): Promise<void>;
  /** Deletes an account's readings from memory. */
  forget(environment: Environment, accountId: string): void;
}

/** Approximate size of the memory cache, in bytes; the least recently used entries are evicted. */
const MEMORY_BYTES = 96_000_000;
/** A day without numbers, each number of one, and each that is stored by hour. */
const DAY_BYTES = 200;
const NUMBER_BYTES = 24;
const SERIES_BYTES = 240;

/** Holds days for as long as the process runs. */
export class StatisticsInMemory implements StatisticsStore {
  readonly #days: LRUCache<string, ReadonlyMap<Day, StoredDay>>;

  constructor(bytes = MEMORY_BYTES) {
    this.#days = new LRUCache({ maxSize: bytes, sizeCalculation: bytesOf });
  }

  async find(
    scope: StatisticsScope,
    ids: readonly string[],
    { from, to }: DayRange,
  ): Promise<readonly StoredDay[]> {
    return ids.flatMap((id) =>
      [...(this.#days.get(keyOf(scope, id))?.values() ?? [])].filter(({ day }) => from <= day && day <= to),
    );
  }

  async store(scope: StatisticsScope, days: readonly StoredDay[]): Promise<void> {
    const byId = new Map<string, (readonly [Day, StoredDay])[]>();
    for (const each of days) {
      const others = byId.get(each.id) ?? [];
      others.push([each.day, each]);
      byId.set(each.id, others);
    }
    for (const [id, more] of byId) {
      const key = keyOf(scope, id);
      this.#days.set(key, new Map([...(this.#days.get(key) ?? []), ...more]));
    }
  }

  /** Stores days of some things where it has none that were read later, and notes of which there are none. */
  async storeNewer(
    scope: StatisticsScope,
    ids: readonly string[],
    days: readonly StoredDay[],
  ): Promise<void> {
    for (const id of ids) {
      const key = keyOf(scope, id);
      if (!this.#days.has(key)) this.#days.set(key, new Map());
    }
    const newer = days.filter(({ id, day, readAt }) => {
      const known = this.#days.get(keyOf(scope, id))?.get(day);
      return known === undefined || known.readAt < readAt;
    });
    await this.store(scope, newer);
  }

  forget(environment: Environment, accountId: string): void {
    for (const key of [...this.#days.keys()])
      if (key.startsWith(`${environment} ${accountId} `)) this.#days.delete(key);
  }

  /** Whether it has anything of something, if only that there is none. */
  holds(scope: StatisticsScope, id: string): boolean {
    return this.#days.has(keyOf(scope, id));
  }
}

const bytesOf = (days: ReadonlyMap<Day, StoredDay>, key: string) => {
  let bytes = DAY_BYTES + key.length;
  for (const { numbers, hours = {} } of days.values())
    bytes +=
      DAY_BYTES + Object.keys(numbers).length * NUMBER_BYTES + Object.keys(hours).length * SERIES_BYTES;
  return bytes;
};

/** The key of an entity among all that are stored; it starts with its account. */
export const keyOf = (
  { environment, accountId, entity, part, byHour }: StatisticsScope,
  id: string,
): string => `${environment} ${accountId} ${entity} ${part}${byHour ? " by hour" : ""} ${id}`;
