import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { FORGETTING, forgetScope } from "./forget-scope";
import { runDueJobs } from "./job-queue";
import type { StoreDatabase } from "./tables";
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
    .insertInto("stat_hours")
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
    .insertInto("stat_hour")
    .values(
      ids.map((entity_id) => ({
        scope,
        entity: "CAMPAIGN",
        part: "core",
        entity_id,
        day: "2026-11-26",
        hour: 0,
        read_at: 1,
      })),
    )
    .execute();
  await db
    .insertInto("stat_active")
    .values(ids.map((since) => ({ scope, entity: "CAMPAIGN", since, as_of: 1, things: "{}" })))
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

/** The scopes that every table with accounts has rows of. */
async function scopesLeft(db: StoreDatabase): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = await db.introspection.getTables();
  const found: Record<string, readonly string[]> = {};
  for (const { name, columns } of tables) {
    if (!columns.some((column) => column.name === "scope")) continue;
    const { rows } = await sql<{
      scope: string;
    }>`select distinct scope from ${sql.table(name)} order by scope`.execute(db);
    found[name] = rows.map(({ scope }) => scope);
  }
  return found;
}

describe.each(DATABASES)("forgetting an account on %s", (database) => {
  it("deletes all of it and nothing of others, from every table with accounts", async () => {
    const db = await testDatabase(database);
    await fill(db, "live a1", 150);
    await fill(db, "live a2", 3);
    await fill(db, "sandbox a1", 3);
    const before = await scopesLeft(db);
    expect(Object.keys(before)).toContain("stat_hours");
    for (const [table, scopes] of Object.entries(before))
      expect([table, ...scopes]).toEqual([table, "live a1", "live a2", "sandbox a1"]);
    expect(await forgetScope(db, "live a1", NOW)).toBe(1_200);
    for (const [table, scopes] of Object.entries(await scopesLeft(db)))
      expect([table, ...scopes]).toEqual([table, "live a2", "sandbox a1"]);
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
