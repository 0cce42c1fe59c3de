import fc from "fast-check";
import { afterEach, describe, expect, inject, it } from "vitest";
import { putJob, runDueJobs } from "@/lib/database/job-queue";
import { overStore, setStore } from "@/lib/database/store-connection";
import { accountScope, HOUR_COLUMNS } from "@/lib/database/tables";
import { DATABASES, emptyPlace, testDatabase } from "@/lib/database/test-store";
import { tidyStore } from "@/lib/database/tidy-store";
import { metricsIn } from "@/lib/statistics/metrics";
import { type NumbersByName, numbersOfHours, together } from "@/lib/statistics/numbers";
import { PART_GROUPS } from "@/lib/statistics/parts";
import { addDays } from "@/lib/time/calendar";
import type { KeptDay } from "./kept-days";
import { StatisticsInStore } from "./stored-days";
import { storedHours, storeHours } from "./stored-hours";

const DAYS = { environment: "live", accountId: "a1", entity: "CAMPAIGN", part: "core" } as const;
const HOURS = { ...DAYS, byHour: true };
const DAY = "2026-11-01";
const ALWAYS = { from: "0001-01-01", to: "9999-12-31" };

const hoursOf = (id: string, told: readonly NumbersByName[], readAt = 1, day = DAY): KeptDay => ({
  id,
  day,
  numbers: numbersOfHours(told),
  hours: told.length,
  readAt,
});

/** A day whose hours all told the same. */
const alike = (id: string, numbers: NumbersByName, readAt = 1, day = DAY) =>
  hoursOf(
    id,
    Array.from({ length: 24 }, () => numbers),
    readAt,
    day,
  );

afterEach(async () => {
  await setStore({ kind: "none" })?.close();
});

it("has a column for every number that every page reads", () => {
  const core = PART_GROUPS.core.flatMap((group) => metricsIn(group).map(({ key }) => key));
  expect([...HOUR_COLUMNS].sort()).toEqual(core.sort());
});

describe.each(DATABASES)("hours kept on %s", (database) => {
  it("come back as they were read, and make their day where each number has a column", async () => {
    const db = await testDatabase(database);
    const count = fc.integer({ min: 1, max: 5_000_000 });
    const told = fc.record(
      {
        impressions: count,
        billed_charge_local_micro: fc.integer({ min: -1_000_000, max: 9_000_000_000 }).filter(Boolean),
        video_cta_clicks: count,
        "conversion_purchases.metric": count,
        clicks: fc.constant(3_000_000_000),
      },
      { requiredKeys: [] },
    );
    const day = fc.oneof(
      ...[23, 24, 25].map((length) => fc.array(told, { minLength: length, maxLength: length })),
      fc.constant(Array.from({ length: 24 }, (): NumbersByName => ({}))),
    );
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(day, { minLength: 1, maxLength: 4 }), async (days) => {
        run += 1;
        const kept = days.map((hours, at) => hoursOf(`c${run}-${at}`, hours));
        await storeHours(db, HOURS, kept);
        const ids = kept.map(({ id }) => id);
        expect(await storedHours(db, HOURS, ids, ALWAYS)).toEqual(kept);
        const made = await db.selectFrom("stat_day").selectAll().where("entity_id", "in", ids).execute();
        const sums = days.map((hours, at) => [ids[at], hours.reduce(together, {})] as const);
        const whole = sums.filter(
          ([, numbers]) => !("conversion_purchases.metric" in numbers || "clicks" in numbers),
        );
        const withoutZeros = ([id, numbers]: (typeof sums)[number]) => [
          id,
          Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== 0)),
        ];
        expect(new Map(made.map(({ entity_id, numbers }) => [entity_id, JSON.parse(numbers)]))).toEqual(
          new Map(whole.map(withoutZeros).map(([id, numbers]) => [id, numbers] as const)),
        );
      }),
      { seed: inject("randomSeed"), numRuns: 12 },
    );
  });

  it("leave alone what another instance read later, and a day that was read later than they were", async () => {
    const db = await testDatabase(database);
    await storeHours(db, HOURS, [alike("c1", { likes: 2 }, 5)]);
    await storeHours(db, HOURS, [alike("c1", { likes: 1 }, 3)]);
    const found = await storedHours(db, HOURS, ["c1"], ALWAYS);
    expect(found).toEqual([alike("c1", { likes: 2 }, 5)]);
    const stored = () => db.selectFrom("stat_day").select(["numbers", "read_at"]).execute();
    expect(await stored()).toEqual([{ numbers: '{"likes":48}', read_at: 5 }]);
    await db.updateTable("stat_day").set({ numbers: '{"likes":7}', read_at: 9 }).execute();
    await storeHours(db, HOURS, [alike("c1", { likes: 3 }, 8)]);
    expect(await stored()).toEqual([{ numbers: '{"likes":7}', read_at: 9 }]);
  });

  it("make no day while one of them is missing", async () => {
    const db = await testDatabase(database);
    await storeHours(db, HOURS, [alike("c1", { likes: 1 }, 5)]);
    await db.deleteFrom("stat_day").execute();
    await db.deleteFrom("stat_hour").where("hour", "=", 3).execute();
    await storeHours(db, HOURS, [hoursOf("c1", [], 6), alike("c2", { likes: 1 })]);
    const made = await db.selectFrom("stat_day").select("entity_id").execute();
    expect(made).toEqual([{ entity_id: "c2" }]);
  });

  it("spare readings of days, also of those that were looked for a moment ago", async () => {
    const store = setStore(await emptyPlace(database));
    const kept = new StatisticsInStore();
    const ids = ["c1", "c2", "c3"];
    expect(await kept.find(DAYS, ids, ALWAYS)).toEqual([]);
    await kept.keep(
      HOURS,
      ids.flatMap((id) => [alike(id, { likes: 1 }, 7), alike(id, {}, 7, addDays(DAY, 1))]),
    );
    const days = ids.flatMap((id) => [
      { id, day: DAY, numbers: { likes: 24 }, readAt: 7 },
      { id, day: addDays(DAY, 1), numbers: {}, readAt: 7 },
    ]);
    expect(await kept.find(DAYS, ids, ALWAYS)).toEqual(days);
    const other = new StatisticsInStore();
    expect(await other.find(HOURS, ["c2"], ALWAYS)).toEqual([
      alike("c2", { likes: 1 }, 7),
      alike("c2", {}, 7, addDays(DAY, 1)),
    ]);
    expect(await other.find({ ...DAYS, part: "web" }, ids, ALWAYS)).toEqual([]);
    await store?.close();
  });

  it("are deleted when they were read more than eight days ago; the days that they made stay", async () => {
    const store = setStore(await emptyPlace(database));
    const day = 86_400_000;
    const now = Date.now();
    const today = new Date(now).toISOString().slice(0, 10);
    await overStore(async (db) => {
      await storeHours(db, HOURS, [
        alike("old", { likes: 1 }, now - 8 * day - 1, today),
        alike("new", { likes: 1 }, now - 8 * day + 60_000, today),
      ]);
      await putJob(db, { kind: "tidy", payload: {} });
      await runDueJobs(db, "me", { tidy: tidyStore }, () => expect.unreachable());
      const hours = await db.selectFrom("stat_hour").select("entity_id").distinct().execute();
      expect(hours).toEqual([{ entity_id: "new" }]);
      const days = await db.selectFrom("stat_day").select("scope").execute();
      expect(days).toEqual([1, 2].map(() => ({ scope: accountScope("live", "a1") })));
    });
    await store?.close();
  });
});

it("are kept in memory alone, and make no days, where there is no store", async () => {
  const kept = new StatisticsInStore();
  await kept.keep(HOURS, [alike("c1", { likes: 1 })]);
  expect(await kept.find(HOURS, ["c1"], ALWAYS)).toEqual([alike("c1", { likes: 1 })]);
  expect(await kept.find(DAYS, ["c1"], ALWAYS)).toEqual([]);
});
