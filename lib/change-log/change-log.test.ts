import { gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AnyEndpoint } from "@/lib/ads/endpoint";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as audiences from "@/lib/ads/endpoints/custom-audiences";
import * as mediaCreatives from "@/lib/ads/endpoints/media-creatives";
import * as statisticsJobs from "@/lib/ads/endpoints/statistics-jobs";
import * as taxes from "@/lib/ads/endpoints/tax-settings";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { overStore, setStore } from "@/lib/database/store-connection";
import type { StoreDatabase } from "@/lib/database/tables";
import { DATABASES, emptyPlace, testDatabase } from "@/lib/database/test-store";
import { LOG_PAGE, type LogCursor, logChange, logQuery, readLog } from "./change-log";
import { changesLogged, logForwardedChange } from "./log-changes";
import { isLogged } from "./log-entries";

const scope = { environment: "live", handle: "mara_agency" } as const;
const place = { environment: "live", accountId: "a1" } as const;
const AT = Date.parse("2026-11-26T10:00:00Z");

const call = (endpoint: AnyEndpoint, input: object, data: unknown, at = AT) => ({
  endpoint,
  scope,
  input: { account_id: "a1", ...input },
  data,
  userId: "22",
  at,
});
const renamed = (name: string, at = AT) => {
  const updated_at = new Date(at).toISOString();
  return call(
    campaigns.update,
    { campaign_id: "c1", name },
    sampleCampaign({ id: "c1", name, updated_at }),
    at,
  );
};

afterEach(() => void vi.useRealTimers());

describe.each(DATABASES)("the change log on %s", (database) => {
  it("says who changed what, and the value before where an earlier change held it", async () => {
    const db = await testDatabase(database);
    await logChange(db, renamed("Spring"));
    await logChange(db, renamed("Summer", AT + 1_000));
    const { changes, next } = await readLog(db, place);
    expect(next).toBeUndefined();
    expect(changes).toMatchObject([
      {
        change_by: { user_id: "22", platform: "THIS_DASHBOARD" },
        change_time: "2026-11-26T10:00:01Z",
        change_type: "UPDATE",
        changes: { name: { before: "Spring", after: "Summer" } },
        endpoint: "campaigns.update",
        entity: "CAMPAIGN",
        entity_id: "c1",
        entity_data: { name: "Summer" },
      },
      { changes: { name: "Spring" } },
    ]);
  });

  it("is an account's in one environment, and of one thing where that is asked", async () => {
    const db = await testDatabase(database);
    await logChange(db, renamed("Spring"));
    await logChange(
      db,
      call(
        mediaCreatives.create,
        { account_media_id: "m1" },
        { id: "x1", updated_at: "2026-11-26T10:00:02Z" },
      ),
    );
    const ids = async (of: object) =>
      (await readLog(db, { ...place, ...of })).changes.map(({ entity_id }) => entity_id);
    expect(await ids({})).toEqual(["x1", "c1"]);
    expect(await ids({ entityId: "c1" })).toEqual(["c1"]);
    expect(await ids({ accountId: "a2" })).toEqual([]);
    expect(await ids({ environment: "sandbox" })).toEqual([]);
  });

  it("is that of some time where that is asked, page after page", async () => {
    const db = await testDatabase(database);
    for (let at = 0; at < 5; at += 1) await logChange(db, renamed(`Name ${at}`, AT + at * 1_000));
    const names = async (of: object) =>
      (await readLog(db, { ...place, ...of })).changes.map(({ entity_data }) => entity_data?.name);
    expect(await names({ from: AT + 1_000 })).toEqual(["Name 4", "Name 3", "Name 2", "Name 1"]);
    expect(await names({ from: AT + 1_000, until: AT + 3_000 })).toEqual(["Name 2", "Name 1"]);
    const { changes } = await readLog(db, place);
    const after = { at: AT + 2_000, id: changes[2]?.id ?? "" };
    expect(await names({ from: AT + 1_000, after })).toEqual(["Name 1"]);
  });

  it("keeps nothing of audiences and taxes but that they were changed", async () => {
    const db = await testDatabase(database);
    await logChange(
      db,
      call(audiences.update, { custom_audience_id: "au1", name: "Rich" }, { id: "au1", name: "Rich" }),
    );
    await logChange(
      db,
      call(taxes.update, { business_relationship: "SELF", name: "Secret" }, { id: "t1", name: "Secret" }),
    );
    const rows = await db.selectFrom("change_log").selectAll().execute();
    expect(rows).toHaveLength(2);
    const known = await db.selectFrom("known_record").selectAll().execute();
    expect(JSON.stringify([rows, known])).not.toMatch(/Rich|Secret|SELF/);
  });

  it("comes page after page, what happened within one second in its order", async () => {
    const db = await testDatabase(database);
    const count = LOG_PAGE * 2 + 5;
    for (let at = 0; at < count; at += 1) {
      await logChange(db, { ...renamed(`Name ${at}`, AT), at: AT + at });
    }
    const names: unknown[] = [];
    let after: LogCursor | undefined;
    do {
      const page = await readLog(db, { ...place, after });
      names.push(...page.changes.map(({ entity_data }) => entity_data?.name));
      after = page.next;
    } while (after);
    expect(names).toEqual(Array.from({ length: count }, (_, at) => `Name ${count - 1 - at}`));
  });

  it.each([
    { question: "first page", of: {}, index: "change_log_of_account" },
    { question: "page of some days", of: { from: 2, until: 9 }, index: "change_log_of_account" },
    { question: "page of one thing", of: { entityId: "7" }, index: "change_log_of_record" },
    { question: "last page", of: { after: { at: 3, id: "100003" } }, index: "change_log_of_account" },
  ])("finds its $question in an index, in its order", async ({ of, index }) => {
    const db = await testDatabase(database);
    const query = (connection: StoreDatabase) => logQuery(connection, { ...place, ...of });
    const plan = await db.connection().execute(async (connection) => {
      if (database === "libsql") return query(connection).explain(undefined, sql`query plan`);
      // It has no entries, where reading all of them and sorting them costs least.
      await sql`set enable_seqscan = off`.execute(connection);
      await sql`set enable_sort = off`.execute(connection);
      return query(connection).explain("json");
    });
    const text = JSON.stringify(plan);
    expect(text).toContain(index);
    expect(text).not.toMatch(/temp b-tree|"sort"|incremental sort|seq scan/i);
  });
});

describe("what the forward notes", () => {
  const noted = (name: string, packed = false) => {
    const { data, ...rest } = renamed(name);
    const bytes = Buffer.from(JSON.stringify({ data, request: {} }));
    const body = packed ? gzipSync(bytes) : bytes;
    return {
      ...rest,
      body: [body.subarray(0, 10), body.subarray(10)],
      encoding: packed ? "gzip" : undefined,
    };
  };

  it("is written down in its order, packed answers too, once a store that was away is back", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
    const away = setStore({ kind: "postgres", url: "postgres://nobody@127.0.0.1:1/nothing" });
    logForwardedChange(noted("One"));
    logForwardedChange(noted("Two", true));
    await changesLogged();
    await away?.close();
    const store = setStore(await emptyPlace("libsql"));
    await vi.advanceTimersByTimeAsync(10_000);
    await changesLogged();
    const page = await overStore((db) => readLog(db, place));
    expect(page?.changes.map(({ entity_data }) => entity_data?.name).sort()).toEqual(["One", "Two"]);
    setStore({ kind: "none" });
    await store?.close();
  });

  it("is every change of an account, and nothing that only reads", () => {
    expect([campaigns.update, campaigns.batch, taxes.update].every(isLogged)).toBe(true);
    expect([campaigns.list, statisticsJobs.create].some(isLogged)).toBe(false);
  });
});
