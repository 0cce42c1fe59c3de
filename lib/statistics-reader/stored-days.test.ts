import { afterEach, describe, expect, it, vi } from "vitest";
import { setStore } from "@/lib/database/store-connection";
import { DATABASES, emptyPlace } from "@/lib/database/test-store";
import { addDays } from "@/lib/time/calendar";
import { StatisticsInMemory } from "./days-in-memory";
import { StatisticsInStore } from "./stored-days";

const SCOPE = { environment: "live", accountId: "a1", entity: "CAMPAIGN", part: "core" } as const;
const DAY = "2026-11-01";
const ALWAYS = { from: "0001-01-01", to: "9999-12-31" };
const dayOf = (id: string, day = DAY, readAt = 1) => ({ id, day, numbers: { impressions: 1 }, readAt });

afterEach(async () => {
  vi.useRealTimers();
  await setStore({ kind: "none" })?.close();
});

describe.each(DATABASES)("statistics stored on %s", (database) => {
  it("outlive the process, for their account and part alone", async () => {
    const store = setStore(await emptyPlace(database));
    const ids = Array.from({ length: 45 }, (_, at) => `c${at}`);
    const days = ids.flatMap((id) => [dayOf(id), dayOf(id, addDays(DAY, 1))]);
    await new StatisticsInStore().store(SCOPE, days);
    const found = await new StatisticsInStore().find(SCOPE, [...ids, "unread"], ALWAYS);
    expect(found).toHaveLength(90);
    expect(found[0]).toEqual(dayOf("c0"));
    const other = new StatisticsInStore();
    expect(await other.find(SCOPE, ids, { from: DAY, to: DAY })).toHaveLength(45);
    expect(await other.find({ ...SCOPE, accountId: "a2" }, ids, ALWAYS)).toEqual([]);
    expect(await other.find({ ...SCOPE, environment: "sandbox" }, ids, ALWAYS)).toEqual([]);
    expect(await other.find({ ...SCOPE, part: "web" }, ids, ALWAYS)).toEqual([]);
    await store?.close();
  });

  it("are those that were read last, whichever instance read them", async () => {
    const store = setStore(await emptyPlace(database));
    const [one, two] = [new StatisticsInStore(), new StatisticsInStore()];
    await one.store(SCOPE, [dayOf("c1", DAY, 5)]);
    await two.store(SCOPE, [dayOf("c1", DAY, 3)]);
    expect(await new StatisticsInStore().find(SCOPE, ["c1"], ALWAYS)).toMatchObject([{ readAt: 5 }]);
    expect(await two.find(SCOPE, ["c1"], ALWAYS)).toMatchObject([{ readAt: 5 }]);
    await one.store(SCOPE, [dayOf("c1", DAY, 7)]);
    expect(await two.find(SCOPE, ["c1"], ALWAYS)).toMatchObject([{ readAt: 5 }]);
    await store?.close();
  });

  it("are looked for again when memory had to make room", async () => {
    const store = setStore(await emptyPlace(database));
    const stored = new StatisticsInStore(new StatisticsInMemory(2_000));
    const ids = Array.from({ length: 20 }, (_, at) => `c${at}`);
    for (const id of ids) await stored.store(SCOPE, [dayOf(id)]);
    for (const id of ids) expect(await stored.find(SCOPE, [id], ALWAYS)).toHaveLength(1);
    for (const id of ids) expect(await stored.find(SCOPE, [id], ALWAYS)).toHaveLength(1);
    await store?.close();
  });
});

it("are held in memory alone where there is no store, or it is away", async () => {
  const stored = new StatisticsInStore();
  await stored.store(SCOPE, [dayOf("c1")]);
  expect(await stored.find(SCOPE, ["c1"], ALWAYS)).toEqual([dayOf("c1")]);
  setStore({ kind: "postgres", url: "postgres://nobody@127.0.0.1:1/nothing" });
  await stored.store(SCOPE, [dayOf("c2")]);
  expect(await stored.find(SCOPE, ["c1", "c2"], ALWAYS)).toHaveLength(2);
});
