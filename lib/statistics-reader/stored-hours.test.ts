import fc from "fast-check";
import { afterEach, describe, expect, inject, it } from "vitest";
import { putJob, runDueJobs } from "@/lib/database/job-queue";
import { overStore, setStore } from "@/lib/database/store-connection";
import { accountScope } from "@/lib/database/tables";
import { DATABASES, emptyPlace } from "@/lib/database/test-store";
import { tidyStore } from "@/lib/database/tidy-store";
import { dayOfHours, hoursByName, type NumbersByName, together } from "@/lib/statistics/numbers";
import { addDays } from "@/lib/time/calendar";
import type { StoredDay } from "./days-in-memory";
import { StatisticsInStore } from "./stored-days";

const DAYS = { environment: "live", accountId: "a1", entity: "CAMPAIGN", part: "core" } as const;
const HOURS = { ...DAYS, byHour: true };
const DAY = "2026-11-01";
const ALWAYS = { from: "0001-01-01", to: "9999-12-31" };

const hoursOf = (id: string, perHour: readonly NumbersByName[], readAt = 1, day = DAY): StoredDay => {
  const hours = hoursByName(perHour);
  return { id, day, numbers: dayOfHours(hours), hours, readAt };
};

/** A day whose hours all have the same numbers. */
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

describe.each(DATABASES)("hours stored on %s", (database) => {
  it("come back as they were read, and make their day", async () => {
    const store = setStore(await emptyPlace(database));
    const count = fc.integer({ min: 1, max: 5_000_000_000 });
    const numbers = fc.record(
      {
        impressions: count,
        billed_charge_local_micro: fc.integer({ min: -1_000_000, max: 9_000_000_000 }).filter(Boolean),
        "conversion_purchases.metric": count,
      },
      { requiredKeys: [] },
    );
    const day = fc.oneof(
      ...[23, 24, 25].map((length) => fc.array(numbers, { minLength: length, maxLength: length })),
      fc.constant(Array.from({ length: 24 }, (): NumbersByName => ({}))),
    );
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(day, { minLength: 1, maxLength: 4 }), async (days) => {
        run += 1;
        const stored = days.map((hours, at) => hoursOf(`c${run}-${at}`, hours));
        const ids = stored.map(({ id }) => id);
        await new StatisticsInStore().store(HOURS, stored);
        const other = new StatisticsInStore();
        expect(await other.find(HOURS, ids, ALWAYS)).toEqual(stored);
        expect(await other.find(DAYS, ids, ALWAYS)).toEqual(
          days.map((hours, at) => {
            const sums = Object.entries(hours.reduce(together, {})).filter(([, value]) => value !== 0);
            return { id: ids[at], day: DAY, numbers: Object.fromEntries(sums), readAt: 1 };
          }),
        );
      }),
      { seed: inject("randomSeed"), numRuns: 12 },
    );
    await store?.close();
  });

  it("leave alone what another instance read later, and a day that was read later than they were", async () => {
    const store = setStore(await emptyPlace(database));
    await new StatisticsInStore().store(HOURS, [alike("c1", { likes: 2 }, 5)]);
    await new StatisticsInStore().store(HOURS, [alike("c1", { likes: 1 }, 3)]);
    expect(await new StatisticsInStore().find(HOURS, ["c1"], ALWAYS)).toEqual([alike("c1", { likes: 2 }, 5)]);
    const day = { id: "c1", day: DAY, numbers: { likes: 48 }, readAt: 5 };
    expect(await new StatisticsInStore().find(DAYS, ["c1"], ALWAYS)).toEqual([day]);
    const later = { ...day, numbers: { likes: 7 }, readAt: 9 };
    await new StatisticsInStore().store(DAYS, [later]);
    await new StatisticsInStore().store(HOURS, [alike("c1", { likes: 3 }, 8)]);
    expect(await new StatisticsInStore().find(DAYS, ["c1"], ALWAYS)).toEqual([later]);
    await store?.close();
  });

  it("spare readings of days, also of those that were looked for a moment ago", async () => {
    const store = setStore(await emptyPlace(database));
    const stored = new StatisticsInStore();
    const ids = ["c1", "c2", "c3"];
    expect(await stored.find(DAYS, ids, ALWAYS)).toEqual([]);
    await stored.store(
      HOURS,
      ids.flatMap((id) => [alike(id, { likes: 1 }, 7), alike(id, {}, 7, addDays(DAY, 1))]),
    );
    const days = ids.flatMap((id) => [
      { id, day: DAY, numbers: { likes: 24 }, readAt: 7 },
      { id, day: addDays(DAY, 1), numbers: {}, readAt: 7 },
    ]);
    expect(await stored.find(DAYS, ids, ALWAYS)).toEqual(days);
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
      await new StatisticsInStore().store(HOURS, [
        alike("old", { likes: 1 }, now - 8 * day - 1, today),
        alike("new", { likes: 1 }, now - 8 * day + 60_000, today),
      ]);
      await putJob(db, { kind: "tidy", payload: {} });
      await runDueJobs(db, "me", { tidy: tidyStore }, () => expect.unreachable());
      const hours = await db.selectFrom("stat_hours").select("entity_id").distinct().execute();
      expect(hours).toEqual([{ entity_id: "new" }]);
      const days = await db.selectFrom("stat_day").select("scope").execute();
      expect(days).toEqual([1, 2].map(() => ({ scope: accountScope("live", "a1") })));
    });
    await store?.close();
  });
});

it("are held in memory alone where there is no store, and make their days there", async () => {
  const stored = new StatisticsInStore();
  await stored.store(HOURS, [alike("c1", { likes: 1 })]);
  expect(await stored.find(HOURS, ["c1"], ALWAYS)).toEqual([alike("c1", { likes: 1 })]);
  expect(await stored.find(DAYS, ["c1"], ALWAYS)).toEqual([
    { id: "c1", day: DAY, numbers: { likes: 24 }, readAt: 1 },
  ]);
});
