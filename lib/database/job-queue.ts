import "server-only";
import { randomUUID } from "node:crypto";
import { pauseAfter } from "@/lib/ads/patience";
import type { JobTable, StoreDatabase, StoreTransaction } from "./tables";

/** How long an instance has a job to itself; one that was killed lets go of it after that. */
export const LEASE_MS = 60_000;
/** Jobs taken at a time. */
const CLAIMED_MAX = 5;
/** After so many attempts a job is given up. */
const ATTEMPTS_MAX = 8;
/** Pauses before a failed job is tried again. */
const RETRIES = { firstMs: 10_000, longestMs: 30 * 60_000 };

type StoreJob = Pick<JobTable, "id" | "kind" | "payload" | "attempts">;

/**
 * Does one job. What it writes through the transaction happens exactly once; anything else may happen again, so it
 * looks before it acts. The transaction holds the only connection of a file: nothing else of the store is used in it.
 */
export type JobHandler = (job: StoreJob, transaction: StoreTransaction) => Promise<void>;

interface NewJob {
  readonly kind: string;
  /** Any JSON value. */
  readonly payload: unknown;
  /** Milliseconds; at once unless given. */
  readonly runAt?: number;
  /** A job with the id of one that is there already is not put down again. */
  readonly id?: string;
}

/** Puts a job down, for whichever instance takes it first. */
export async function putJob(
  db: StoreDatabase | StoreTransaction,
  { kind, payload, runAt = Date.now(), id = randomUUID() }: NewJob,
): Promise<void> {
  await db
    .insertInto("job")
    .values({
      id,
      kind,
      payload: JSON.stringify(payload),
      run_at: runAt,
      lease_by: "",
      lease_until: 0,
      attempts: 0,
      done_at: null,
      failure: null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** The lease of an instance. */
interface Claimer {
  readonly instance: string;
  readonly now: number;
  readonly kinds: readonly string[];
}

/**
 * Takes jobs that are due. The lease is in the outer condition too: a process that waited for another's row checks
 * again, and takes nothing that has been taken meanwhile.
 */
export async function claimJobs(
  db: StoreDatabase,
  { instance, now, kinds }: Claimer,
): Promise<readonly StoreJob[]> {
  if (kinds.length === 0) return [];
  const jobs = await db
    .updateTable("job")
    .set((column) => ({
      lease_by: instance,
      lease_until: now + LEASE_MS,
      attempts: column("attempts", "+", 1),
    }))
    .where("id", "in", (inner) =>
      inner
        .selectFrom("job")
        .select("id")
        .where("done_at", "is", null)
        .where("run_at", "<=", now)
        .where("lease_until", "<", now)
        .where("kind", "in", kinds)
        .orderBy("run_at")
        .limit(CLAIMED_MAX),
    )
    .where("done_at", "is", null)
    .where("lease_until", "<", now)
    .returning(["id", "kind", "payload", "attempts", "run_at"])
    .execute();
  return jobs.sort((a, b) => a.run_at - b.run_at);
}

/** Another worker has the job by now; what was done of it is undone. */
class LeaseLostError extends Error {
  override readonly name = "LeaseLostError";
}

async function doJob(db: StoreDatabase, instance: string, job: StoreJob, handler: JobHandler): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await handler(job, transaction);
    const { numUpdatedRows } = await transaction
      .updateTable("job")
      .set({ done_at: Date.now(), lease_until: 0 })
      .where("id", "=", job.id)
      .where("lease_by", "=", instance)
      .where("done_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new LeaseLostError(job.id);
  });
}

/** Lets go of a job that failed: it is tried again later, or given up. */
async function putBack(db: StoreDatabase, instance: string, job: StoreJob, error: unknown): Promise<void> {
  const now = Date.now();
  const givenUp = job.attempts >= ATTEMPTS_MAX;
  await db
    .updateTable("job")
    .set({
      lease_until: 0,
      run_at: now + pauseAfter(job.attempts, RETRIES),
      ...(givenUp && { done_at: now, failure: error instanceof Error ? error.message : "unknown" }),
    })
    .where("id", "=", job.id)
    .where("lease_by", "=", instance)
    .where("done_at", "is", null)
    .execute();
}

/**
 * Does what is due, until nothing is.
 *
 * @param onError is called for each failed attempt
 * @returns how many jobs were done
 * @throws what the database throws
 */
export async function runDueJobs(
  db: StoreDatabase,
  instance: string,
  handlers: Readonly<Record<string, JobHandler>>,
  onError: (job: StoreJob, error: unknown) => void,
): Promise<number> {
  let done = 0;
  for (;;) {
    const jobs = await claimJobs(db, { instance, now: Date.now(), kinds: Object.keys(handlers) });
    if (jobs.length === 0) return done;
    for (const job of jobs) {
      const handler = handlers[job.kind];
      if (!handler) continue;
      try {
        await doJob(db, instance, job, handler);
        done += 1;
      } catch (error) {
        if (error instanceof LeaseLostError) continue;
        onError(job, error);
        await putBack(db, instance, job, error);
      }
    }
  }
}
