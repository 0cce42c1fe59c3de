import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { log } from "@/lib/log";
import { processWide } from "@/lib/process-wide";
import { placeWords, type StorePlace } from "@/lib/store-place";
import { migrate, NewerStoreError } from "./migrate";
import { openStoreDatabase } from "./open-database";
import { isStoreAway, storeRefusalOf } from "./store-refusals";
import type { StoreDatabase } from "./tables";

/** How long a store that failed is left alone. */
const REST_MS = 2_000;
/** How long a health result is valid, and how long it is waited for: health checks time out quickly. */
const HEALTH_MS = 1_000;
const HEALTH_WAIT_MS = 500;

type Trouble = "starting" | "full" | "unavailable" | "newer";

/** The public health of the store: its kind, and how it is. */
interface StoreHealth {
  readonly kind: StorePlace["kind"];
  readonly state: "off" | "ready" | Trouble;
}

const WORDS: Readonly<Record<Exclude<Trouble, "starting">, string>> = {
  full: "the store has no room left; the dashboard goes on without it until there is",
  unavailable: "the store does not answer; the dashboard goes on without it until it does",
  newer: "the store was made by a newer version; the dashboard goes on without it",
};

/**
 * The store of this process. Nothing that a page needs waits for it: where it is unavailable, work on it is skipped,
 * which callers must tolerate, and it is tried again a moment later.
 */
export class StoreConnection {
  #db: Promise<StoreDatabase> | undefined;
  #trouble: Trouble | undefined = "starting";
  #restUntil = 0;
  #asked: { readonly at: number; readonly health: Promise<StoreHealth> } | undefined;

  constructor(readonly place: Exclude<StorePlace, { kind: "none" }>) {}

  /**
   * Does something over the store.
   *
   * @returns what the work gives, undefined where there is no store to do it over
   * @throws what the work throws, unless that is the store's being away or full
   */
  async use<T>(work: (db: StoreDatabase) => Promise<T>): Promise<T | undefined> {
    if (Date.now() < this.#restUntil) return undefined;
    try {
      const result = await work(await this.#opened());
      this.#answered();
      return result;
    } catch (error) {
      if (!this.#failed(error)) throw error;
      return undefined;
    }
  }

  /** Whether the store answers now. */
  health(): Promise<StoreHealth> {
    const now = Date.now();
    if (!this.#asked || this.#asked.at < now - HEALTH_MS) {
      this.#asked = { at: now, health: this.#ask() };
    }
    return this.#asked.health;
  }

  async #ask(): Promise<StoreHealth> {
    const { kind } = this.place;
    const answer = this.use((db) => sql`select 1`.execute(db)).catch(() => undefined);
    const waited = pause(HEALTH_WAIT_MS, "no answer yet", { ref: false });
    const late = (await Promise.race([answer, waited])) === "no answer yet";
    return { kind, state: this.#trouble ?? (late ? "unavailable" : "ready") };
  }

  /** Closes what is open. */
  async close(): Promise<void> {
    const db = this.#db;
    this.#db = undefined;
    await (await db?.catch(() => undefined))?.destroy();
  }

  /** The database with its tables as this version has them. */
  #opened(): Promise<StoreDatabase> {
    this.#db ??= openStoreDatabase(this.place).then(async (db) => {
      try {
        const steps = await migrate(db);
        if (steps.length > 0) log().info({ steps }, "the store's tables are new");
        return db;
      } catch (error) {
        await db.destroy();
        throw error;
      }
    });
    return this.#db;
  }

  #answered(): void {
    if (this.#trouble === undefined) return;
    log().info({ store: placeWords(this.place) }, "the store answers");
    this.#trouble = undefined;
  }

  /** Notes what is in the way; false where that is not the store. */
  #failed(error: unknown): boolean {
    const trouble = error instanceof NewerStoreError ? "newer" : troubleOf(error);
    if (!trouble) return false;
    // Nothing is opened yet: the next call tries again.
    void this.#db?.catch(() => {
      this.#db = undefined;
    });
    this.#restUntil = Date.now() + REST_MS;
    if (trouble !== this.#trouble) log().error({ err: error, store: placeWords(this.place) }, WORDS[trouble]);
    this.#trouble = trouble;
    return true;
  }
}

const troubleOf = (error: unknown) =>
  isStoreAway(error) ? (storeRefusalOf(error) === "full" ? "full" : "unavailable") : undefined;

interface Held {
  store: StoreConnection | undefined;
}

const held = () => processWide<Held>("store", () => ({ store: undefined }));

/** The store that this process was started with; undefined where it has none. */
export const theStore = (): StoreConnection | undefined => held().store;

/** Makes a place the store of this process from now on. */
export function setStore(place: StorePlace): StoreConnection | undefined {
  const store = place.kind === "none" ? undefined : new StoreConnection(place);
  held().store = store;
  return store;
}

/**
 * Does something over the store of this process.
 *
 * @returns undefined where there is none, or it does not answer
 */
export async function overStore<T>(work: (db: StoreDatabase) => Promise<T>): Promise<T | undefined> {
  return theStore()?.use(work);
}

/** Which store this process has, and how it is; nothing of where it is. */
export const storeHealth = async (): Promise<StoreHealth> =>
  (await theStore()?.health()) ?? { kind: "none", state: "off" };
