import "server-only";
import { setImmediate as breathe } from "node:timers/promises";
import * as z from "zod";
import { type JobHandler, putJob } from "./job-queue";
import type { StoreDatabase, StoreTransaction } from "./tables";

/** Rows deleted at a time: a file is written while nothing else happens. */
const ROWS = 1_000;
/** Things whose statistics are deleted at a time. */
const THINGS = 20;
/** When a job checks that everything is gone: the deleting process may have ended before. */
const LOOK_AGAIN_MS = 60_000;

const KIND = "forget";
const what = z.object({ scope: z.string(), until: z.number() });
type Forgotten = z.output<typeof what>;

/** Deletes some of what was stored of a scope until a moment, and returns how many rows. */
async function deleteSome(
  db: StoreDatabase | StoreTransaction,
  { scope, until }: Forgotten,
): Promise<number> {
  const logged = await db
    .deleteFrom("change_log")
    .where("id", "in", (inner) =>
      inner
        .selectFrom("change_log")
        .select("id")
        .where("scope", "=", scope)
        .where("at", "<=", until)
        .limit(ROWS),
    )
    .executeTakeFirst();
  const days = await deleteStatistics(db, "stat_day", { scope, until });
  const hours = await deleteStatistics(db, "stat_hours", { scope, until });
  const former = await deleteStatistics(db, "stat_hour", { scope, until });
  const active = await db
    .deleteFrom("stat_active")
    .where("scope", "=", scope)
    .where("as_of", "<=", until)
    .executeTakeFirst();
  const records = db.selectFrom("known_record").select("entity_id").where("scope", "=", scope).limit(ROWS);
  const known = await db
    .deleteFrom("known_record")
    .where("scope", "=", scope)
    .where("entity_id", "in", records)
    .executeTakeFirst();
  const oldItems = db
    .selectFrom("kept_item")
    .select("id")
    .where("scope", "=", scope)
    .where("updated_at", "<=", until)
    .limit(ROWS);
  const items = await db
    .deleteFrom("kept_item")
    .where("scope", "=", scope)
    .where("updated_at", "<=", until)
    .where("id", "in", oldItems)
    .executeTakeFirst();
  const oldReports = db
    .selectFrom("report")
    .select("id")
    .where("scope", "=", scope)
    .where("created_at", "<=", until)
    .limit(ROWS);
  const reports = await db.deleteFrom("report").where("id", "in", oldReports).executeTakeFirst();
  return [logged, days, hours, former, active, known, items, reports].reduce(
    (sum, { numDeletedRows }) => sum + Number(numDeletedRows),
    0,
  );
}

/** Deletes what was read of some things. */
function deleteStatistics(
  db: StoreDatabase | StoreTransaction,
  table: "stat_day" | "stat_hours" | "stat_hour",
  { scope, until }: Forgotten,
) {
  const things = db
    .selectFrom(table)
    .select("entity_id")
    .distinct()
    .where("scope", "=", scope)
    .where("read_at", "<=", until)
    .limit(THINGS);
  return db
    .deleteFrom(table)
    .where("scope", "=", scope)
    .where("read_at", "<=", until)
    .where("entity_id", "in", things)
    .executeTakeFirst();
}

/**
 * Deletes everything that is stored of a scope. A job goes on with it where this process is ended meanwhile.
 *
 * @returns how many rows were deleted
 * @throws what the database throws
 */
export async function forgetScope(db: StoreDatabase, scope: string, now: number): Promise<number> {
  // The service's clock may be ahead, and its times are those of the log.
  const forgotten = { scope, until: now + LOOK_AGAIN_MS };
  await putJob(db, { kind: KIND, payload: forgotten, runAt: now + LOOK_AGAIN_MS });
  let rows = 0;
  for (;;) {
    const some = await deleteSome(db, forgotten);
    rows += some;
    if (some === 0) return rows;
    await breathe();
  }
}

const goOn: JobHandler = async ({ payload }, transaction) => {
  const forgotten = what.parse(JSON.parse(payload));
  if ((await deleteSome(transaction, forgotten)) > 0)
    await putJob(transaction, { kind: KIND, payload: forgotten });
};

/** What is left to be forgotten, by the kind of its job. */
export const FORGETTING: Readonly<Record<string, JobHandler>> = { [KIND]: goOn };
