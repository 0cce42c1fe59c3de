import "server-only";
import { randomUUID } from "node:crypto";
import { log } from "@/lib/log";
import { placeWords } from "@/lib/store-place";
import { dayIn } from "@/lib/time/calendar";
import { type JobHandler, putJob, runDueJobs } from "./job-queue";
import type { StoreConnection } from "./store-connection";
import type { StoreDatabase } from "./tables";

/** How often it is looked for jobs. */
const EVERY_MS = 5_000;
/** An instance that was not seen for so long has ended. */
const SEEN_MS = 30_000;

/** Notes that an instance uses the store, and how many others did lately. */
export async function noteInstance(db: StoreDatabase, id: string, now: number): Promise<number> {
  await db
    .insertInto("instance")
    .values({ id, seen_at: now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ seen_at: now }))
    .execute();
  await db
    .deleteFrom("instance")
    .where("seen_at", "<", now - SEEN_MS)
    .execute();
  const others = await db.selectFrom("instance").select("id").where("id", "!=", id).execute();
  return others.length;
}

async function forgetInstance(db: StoreDatabase, id: string): Promise<void> {
  await db.deleteFrom("instance").where("id", "=", id).execute();
}

export interface StoreJobs {
  /** What is done, by the kind of job. */
  readonly handlers: Readonly<Record<string, JobHandler>>;
  /** Kinds that are done once a day, by one of the instances. */
  readonly daily: readonly string[];
}

/**
 * Does the store's jobs in this process for as long as it runs, a look every few seconds.
 *
 * @returns how to stop it
 */
export function workOn(store: StoreConnection, { handlers, daily }: StoreJobs): () => Promise<void> {
  const instance = randomUUID();
  let warned = false;
  let working: Promise<unknown> = Promise.resolve();
  let atWork = false;
  const look = async (db: StoreDatabase) => {
    const others = await noteInstance(db, instance, Date.now());
    if (others > 0 && store.place.kind === "file" && !warned) {
      warned = true;
      log().warn(
        { store: placeWords(store.place) },
        "another instance uses the same file; several instances need PostgreSQL: set DATABASE_URL",
      );
    }
    const today = dayIn("UTC", Date.now());
    for (const kind of daily) await putJob(db, { id: `${kind} ${today}`, kind, payload: {} });
    await runDueJobs(db, instance, handlers, ({ kind, attempts }, err) =>
      log().warn({ err, kind, attempts }, "a job of the store failed"),
    );
  };
  const work = () => {
    if (atWork) return;
    atWork = true;
    working = store
      .use(look)
      .catch((err: unknown) => log().error({ err }, "the store's jobs failed"))
      .finally(() => {
        atWork = false;
      });
  };
  work();
  const timer = setInterval(work, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await working;
    await store.use((db) => forgetInstance(db, instance)).catch(() => {});
  };
}
