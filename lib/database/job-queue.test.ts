import { describe, expect, it } from "vitest";
import { claimJobs, LEASE_MS, putJob, runDueJobs } from "./job-queue";
import { storeRefusalOf } from "./store-refusals";
import { DATABASES, testDatabase } from "./test-store";

const never = () => expect.unreachable();

describe.each(DATABASES)("jobs on %s", (database) => {
  it("does each once, in the order of their times, and not before", async () => {
    const db = await testDatabase(database);
    const now = Date.now();
    await putJob(db, { kind: "note", payload: { at: 2 }, runAt: now - 1 });
    await putJob(db, { kind: "note", payload: { at: 1 }, runAt: now - 2 });
    await putJob(db, { kind: "note", payload: { at: 3 }, runAt: now + 60_000 });
    await putJob(db, { kind: "of a newer version", payload: {} });
    const seen: string[] = [];
    const handlers = {
      note: async ({ payload }: { payload: string }) => {
        seen.push(payload);
      },
    };
    expect(await runDueJobs(db, "me", handlers, never)).toBe(2);
    expect(await runDueJobs(db, "me", handlers, never)).toBe(0);
    expect(seen).toEqual(['{"at":1}', '{"at":2}']);
  });

  it("puts a job with the same id down once", async () => {
    const db = await testDatabase(database);
    await putJob(db, { id: "daily 2026-11-26", kind: "note", payload: {} });
    await putJob(db, { id: "daily 2026-11-26", kind: "note", payload: {} });
    expect(await db.selectFrom("job").select("id").execute()).toHaveLength(1);
  });

  it("gives a job to no other worker until its lease is over", async () => {
    const db = await testDatabase(database);
    const now = Date.now();
    await putJob(db, { kind: "note", payload: {}, runAt: now });
    const claim = (instance: string, at: number) => claimJobs(db, { instance, now: at, kinds: ["note"] });
    expect(await claim("killed", now)).toHaveLength(1);
    expect(await claim("other", now + LEASE_MS)).toHaveLength(0);
    expect(await claim("other", now + LEASE_MS + 1)).toMatchObject([{ attempts: 2 }]);
  });

  it("undoes what a job wrote that failed, tries again later, and gives up in the end", async () => {
    const db = await testDatabase(database);
    await putJob(db, { id: "j", kind: "fails", payload: {} });
    const errors: unknown[] = [];
    const handlers = {
      fails: async (_: unknown, transaction: typeof db) => {
        await putJob(transaction, { id: "undone", kind: "note", payload: {} });
        throw new Error("no luck");
      },
    };
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await db.updateTable("job").set({ run_at: 0 }).execute();
      await runDueJobs(db, "me", handlers, (_, error) => errors.push(error));
    }
    expect(errors).toHaveLength(8);
    const [job, ...others] = await db.selectFrom("job").selectAll().execute();
    expect(others).toEqual([]);
    expect(job).toMatchObject({ id: "j", attempts: 8, failure: "no luck", done_at: expect.any(Number) });
  });

  it("undoes what a job wrote whose lease was taken over meanwhile", async () => {
    const db = await testDatabase(database);
    await putJob(db, { id: "j", kind: "slow", payload: {} });
    const handlers = {
      slow: async (_: unknown, transaction: typeof db) => {
        await putJob(transaction, { id: "undone", kind: "note", payload: {} });
        await transaction.updateTable("job").set({ lease_by: "other" }).where("id", "=", "j").execute();
      },
    };
    expect(await runDueJobs(db, "me", handlers, never)).toBe(0);
    expect(await db.selectFrom("job").select(["id", "done_at"]).execute()).toEqual([
      { id: "j", done_at: null },
    ]);
  });

  it("refuses the same in the same words", async () => {
    const db = await testDatabase(database);
    const insert = () => db.insertInto("instance").values({ id: "one", seen_at: 1 }).execute();
    await insert();
    expect(storeRefusalOf(await insert().catch((error: unknown) => error))).toBe("duplicate");
    const big = 9_007_199_254_740_991;
    await db.updateTable("instance").set({ seen_at: big }).execute();
    expect(await db.selectFrom("instance").select("seen_at").execute()).toEqual([{ seen_at: big }]);
  });
});
