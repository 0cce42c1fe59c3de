import { connect, createServer, type Socket } from "node:net";
import { Kysely, sql } from "kysely";
import type Database from "libsql";
import { afterEach, describe, expect, inject, it, onTestFinished, vi } from "vitest";
import { putJob } from "./job-queue";
import { LibsqlDialect } from "./libsql-dialect";
import { migrate, NewerStoreError } from "./migrate";
import { MIGRATIONS } from "./migrations";
import { openStoreDatabase } from "./open-database";
import { StoreConnection } from "./store-connection";
import { isStoreAway, storeRefusalOf } from "./store-refusals";
import { noteInstance, workOn } from "./store-work";
import type { Tables } from "./tables";
import { DATABASES, emptyPlace, type OpenPlace, testDatabase } from "./test-store";
import { tidyStore } from "./tidy-store";

afterEach(() => void vi.useRealTimers());

function connectionTo(place: OpenPlace): StoreConnection {
  const store = new StoreConnection(place);
  onTestFinished(() => store.close());
  return store;
}

/** What is asked after the store was left alone for a moment. */
async function later<T>(ask: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10_000 });
  return ask();
}

describe.each(DATABASES)("the store on %s", (database) => {
  it("is opened, and has its tables, before the first work over it", async () => {
    const store = connectionTo(await emptyPlace(database));
    const jobs = () => store.use((db) => db.selectFrom("job").select("id").execute());
    await store.use((db) => putJob(db, { id: "j", kind: "note", payload: {} }));
    expect(await jobs()).toEqual([{ id: "j" }]);
    expect(await store.health()).toEqual({ kind: store.place.kind, state: "ready" });
  });

  it("passes on what the work over it throws", async () => {
    const store = connectionTo(await emptyPlace(database));
    const broken = store.use((db) => sql`select missing from nowhere`.execute(db));
    await expect(broken).rejects.toThrow(/nowhere/);
    expect(await store.health()).toMatchObject({ state: "ready" });
  });

  it("does each step of its tables once, and refuses to work over newer ones", async () => {
    const db = await testDatabase(database);
    expect(await migrate(db)).toEqual([]);
    const newer = { ...MIGRATIONS, "9999_later": { up: async () => {} } };
    expect(await migrate(db, newer)).toEqual(["9999_later"]);
    await expect(migrate(db)).rejects.toThrow(NewerStoreError);
  });

  it("goes on without a store that is newer, and says so", async () => {
    const place = await emptyPlace(database, true);
    const db = await openStoreDatabase(place);
    await migrate(db, { ...MIGRATIONS, "9999_later": { up: async () => {} } });
    await db.destroy();
    const store = connectionTo(place);
    expect(await store.use(async () => "done")).toBeUndefined();
    expect(await store.health()).toMatchObject({ state: "newer" });
  });

  it("counts other instances that were seen lately", async () => {
    const db = await testDatabase(database);
    expect(await noteInstance(db, "one", 0)).toBe(0);
    expect(await noteInstance(db, "two", 10_000)).toBe(1);
    expect(await noteInstance(db, "two", 60_000)).toBe(0);
  });
});

it.each(DATABASES)("does its daily jobs once, and forgets what is old, on %s", async (database) => {
  const store = connectionTo(await emptyPlace(database));
  const day = {
    scope: "live a1",
    entity: "CAMPAIGN",
    part: "core",
    entity_id: "c1",
    numbers: "{}",
    read_at: 1,
  };
  await store.use((db) =>
    db
      .insertInto("stat_day")
      .values([
        { ...day, day: "2020-01-01" },
        { ...day, day: "2099-01-01" },
      ])
      .execute(),
  );
  for (let time = 1; time <= 2; time += 1) {
    await workOn(store, { handlers: { tidy: tidyStore }, daily: ["tidy"] })();
  }
  const left = await store.use(async (db) => ({
    days: await db.selectFrom("stat_day").select("day").execute(),
    jobs: await db.selectFrom("job").select(["kind", "attempts"]).execute(),
    instances: await db.selectFrom("instance").select("id").execute(),
  }));
  expect(left).toEqual({
    days: [{ day: "2099-01-01" }],
    jobs: [{ kind: "tidy", attempts: 1 }],
    instances: [],
  });
});

it("goes on without a server that is cut off, and with it once it is back", async () => {
  const { url } = { url: "", ...(await emptyPlace("postgres")) };
  const server = new URL(inject("postgresUrl"));
  const sockets = new Set<Socket>();
  let cut = false;
  const between = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    if (cut) return void socket.destroy();
    const onward = connect(Number(server.port), server.hostname);
    sockets.add(onward);
    onward.on("error", () => socket.destroy());
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => between.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void between.close());
  const address = between.address();
  const through = new URL(url);
  through.port = String(typeof address === "object" ? address?.port : "");

  const store = connectionTo({ kind: "postgres", url: through.href });
  const put = (id: string) =>
    store.use(async (db) => {
      await putJob(db, { id, kind: "note", payload: {} });
      return "put";
    });
  expect(await put("before")).toBe("put");
  cut = true;
  for (const socket of sockets) socket.destroy();
  expect(await later(() => put("meanwhile"))).toBeUndefined();
  expect(await store.health()).toEqual({ kind: "postgres", state: "unavailable" });
  cut = false;
  vi.setSystemTime(Date.now() + 10_000);
  expect(await put("after")).toBe("put");
  expect(await store.health()).toEqual({ kind: "postgres", state: "ready" });
});

it("starts without a server that is not there, and takes it when it is", async () => {
  const { url } = { url: "", ...(await emptyPlace("postgres")) };
  const nowhere = new URL(url);
  nowhere.port = "1";
  const store = connectionTo({ kind: "postgres", url: nowhere.href });
  expect(await store.use(async () => "done")).toBeUndefined();
  expect(await store.health()).toMatchObject({ state: "unavailable" });
});

it("says of a full disk that it is full, and is used again when there is room", async () => {
  let file: Database.Database | undefined;
  const dialect = new LibsqlDialect(":memory:", (db) => {
    file = db;
  });
  const db = new Kysely<Tables>({ dialect });
  onTestFinished(() => db.destroy());
  await migrate(db);
  file?.pragma("max_page_count = 1");
  const fill = async () => {
    for (let at = 0; at < 100; at += 1) {
      await putJob(db, { kind: "note", payload: "x".repeat(1_000) });
    }
  };
  const refused = await fill().catch((error: unknown) => error);
  expect([storeRefusalOf(refused), isStoreAway(refused)]).toEqual(["full", true]);
  expect(await db.selectFrom("job").select("id").execute()).toBeInstanceOf(Array);
  file?.pragma("max_page_count = 100000");
  await fill();
});

it.each(DATABASES)("goes on without a full store on %s", async (database) => {
  const store = connectionTo(await emptyPlace(database));
  const full = Object.assign(new Error("no space left"), {
    code: database === "libsql" ? "SQLITE_FULL" : "53100",
  });
  expect(await store.use(async () => Promise.reject(full))).toBeUndefined();
  expect(await store.health()).toMatchObject({ state: "full" });
  expect(await later(() => store.use(async () => "done"))).toBe("done");
});
