import { expect, it } from "vitest";
import { addDays } from "@/lib/time/calendar";
import { StatisticsInMemory } from "./days-in-memory";

const SCOPE = { environment: "live", accountId: "a1", entity: "CAMPAIGN", part: "core" } as const;
const DAY = "2026-11-01";
const ALWAYS = { from: "0001-01-01", to: "9999-12-31" };
const dayOf = (id: string, day = DAY) => ({ id, day, numbers: { impressions: 1, clicks: 2 }, readAt: 1 });

it("keeps days of one thing beside those it had, for its account alone", async () => {
  const stored = new StatisticsInMemory();
  await stored.store(SCOPE, [dayOf("c1"), dayOf("c2")]);
  await stored.store(SCOPE, [{ ...dayOf("c1"), readAt: 2 }, dayOf("c1", addDays(DAY, 1))]);
  const found = await stored.find(SCOPE, ["c1"], ALWAYS);
  expect(found.map(({ day, readAt }) => [day, readAt])).toEqual([
    [DAY, 2],
    [addDays(DAY, 1), 1],
  ]);
  expect(await stored.find({ ...SCOPE, accountId: "a2" }, ["c1"], ALWAYS)).toEqual([]);
  expect(await stored.find({ ...SCOPE, environment: "sandbox" }, ["c1"], ALWAYS)).toEqual([]);
  stored.forget("live", "a");
  expect(await stored.find(SCOPE, ["c2"], ALWAYS)).toHaveLength(1);
  stored.forget("live", "a1");
  expect(await stored.find(SCOPE, ["c2"], ALWAYS)).toEqual([]);
});

it("holds no more than it may, of many things and of many days of one", async () => {
  const stored = new StatisticsInMemory(100_000);
  const ids = Array.from({ length: 1_000 }, (_, at) => `c${at}`);
  for (const id of ids) await stored.store(SCOPE, [dayOf(id)]);
  const found = await stored.find(SCOPE, ids, ALWAYS);
  expect(found.length).toBeLessThan(300);
  expect(found.at(-1)?.id).toBe("c999");
  for (let at = 0; at < 1_000; at += 1) await stored.store(SCOPE, [dayOf("c999", addDays(DAY, at))]);
  expect((await stored.find(SCOPE, ids, ALWAYS)).length).toBeLessThan(500);
});
