import { describe, expect, it } from "vitest";
import { FORGETTING, forgetScope } from "./forget-scope";
import { runDueJobs } from "./job-queue";
import { COPIED_TABLES, type StoreDatabase } from "./tables";
import { DATABASES, testDatabase } from "./test-store";

const NOW = 1_000_000;
const never = () => expect.unreachable();

async function fill(db: StoreDatabase, scope: string, count: number) {
  const ids = Array.from({ length: count }, (_, at) => `c${at}`);
  await db
    .insertInto("stat_day")
    .values(
      ids.map((entity_id) => ({
        scope,
        entity: "CAMPAIGN",
        part: "core",
        entity_id,
        day: "2026-11-26",
        numbers: "{}",
        read_at: 1,
      })),
    )
    .execute();
  await db
    .insertInto("known_record")
    .values(ids.map((entity_id) => ({ scope, entity: "campaigns", entity_id, record: "{}" })))
    .execute();
  await db
    .insertInto("change_log")
    .values(
      ids.map((entity_id) => ({
        id: `${scope} ${entity_id}`,
        scope,
        at: 1,
        user_id: "22",
        endpoint: "campaigns.update",
        kind: "UPDATE",
        entity: "CAMPAIGN",
        entity_id,
        entity_data: "{}",
        changes: "{}",
      })),
    )
    .execute();
  await db
    .insertInto("kept_item")
    .values(
      ids.map((id) => ({
        scope,
        kind: "view",
        id,
        owner_id: "22",
        owner_handle: "mara_agency",
        shared: 0,
        name: "Paused",
        body: "{}",
        version: 1,
        created_at: 1,
        updated_at: 1,
      })),
    )
    .execute();
  await db
    .insertInto("report")
    .values(
      ids.map((id) => ({
        id: `${scope} ${id}`,
        scope,
        token_hash: `${scope} ${id}`,
        title: "Campaigns",
        owner_id: "22",
        owner_handle: "mara_agency",
        with_spend: 0,
        body: "{}",
        created_at: 1,
        until: NOW * 2,
        opened: 0,
      })),
    )
    .execute();
}

const scopesLeft = async (db: StoreDatabase) => ({
  change_log: await db.selectFrom("change_log").select("scope").distinct().execute(),
  kept_item: await db.selectFrom("kept_item").select("scope").distinct().execute(),
  known_record: await db.selectFrom("known_record").select("scope").distinct().execute(),
  report: await db.selectFrom("report").select("scope").distinct().execute(),
  stat_day: await db.selectFrom("stat_day").select("scope").distinct().execute(),
});

describe.each(DATABASES)("forgetting an account on %s", (database) => {
  it("deletes all of it and nothing of others, from every table that knows accounts", async () => {
    const db = await testDatabase(database);
    await fill(db, "live a1", 150);
    await fill(db, "live a2", 3);
    await fill(db, "sandbox a1", 3);
    expect(await forgetScope(db, "live a1", NOW)).toBe(750);
    const left = await scopesLeft(db);
    const others = ["live a2", "sandbox a1"];
    for (const rows of Object.values(left)) expect(rows.map(({ scope }) => scope).sort()).toEqual(others);
    expect([...Object.keys(left), "job", "revocation"].sort()).toEqual(Object.keys(COPIED_TABLES).sort());
  });

  it("is gone on with by a job where it was ended, and spares what came later", async () => {
    const db = await testDatabase(database);
    await forgetScope(db, "live a1", NOW);
    await fill(db, "live a1", 50);
    const later = { read_at: NOW * 2 };
    await db.updateTable("stat_day").set(later).where("entity_id", "=", "c7").execute();
    await runDueJobs(db, "me", FORGETTING, never);
    const days = await db.selectFrom("stat_day").select("entity_id").execute();
    expect(days).toEqual([{ entity_id: "c7" }]);
    expect((await scopesLeft(db)).change_log).toEqual([]);
  });
});
