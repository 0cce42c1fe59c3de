import { expect, it } from "vitest";
import { addDays } from "@/lib/time/calendar";
import { StatisticsInMemory } from "./kept-days";

const SCOPE = { environment: "live", accountId: "a1", entity: "CAMPAIGN", part: "core" } as const;
const DAY = "2026-11-01";
const ALWAYS = { from: "0001-01-01", to: "9999-12-31" };
const dayOf = (id: string, day = DAY) => ({ id, day, numbers: { impressions: 1, clicks: 2 }, readAt: 1 });

it("keeps days of one thing beside those it had, for its account alone", async () => {
  const kept = new StatisticsInMemory();
  await kept.keep(SCOPE, [dayOf("c1"), dayOf("c2")]);
  await kept.keep(SCOPE, [{ ...dayOf("c1"), readAt: 2 }, dayOf("c1", addDays(DAY, 1))]);
  const found = await kept.find(SCOPE, ["c1"], ALWAYS);
  expect(found.map(({ day, readAt }) => [day, readAt])).toEqual([
    [DAY, 2],
    [addDays(DAY, 1), 1],
  ]);
  expect(await kept.find({ ...SCOPE, accountId: "a2" }, ["c1"], ALWAYS)).toEqual([]);
  expect(await kept.find({ ...SCOPE, environment: "sandbox" }, ["c1"], ALWAYS)).toEqual([]);
  kept.forget("live", "a");
  expect(await kept.find(SCOPE, ["c2"], ALWAYS)).toHaveLength(1);
  kept.forget("live", "a1");
  expect(await kept.find(SCOPE, ["c2"], ALWAYS)).toEqual([]);
});

it("holds no more than it may, of many things and of many days of one", async () => {
  const kept = new StatisticsInMemory(100_000);
  const ids = Array.from({ length: 1_000 }, (_, at) => `c${at}`);
  for (const id of ids) await kept.keep(SCOPE, [dayOf(id)]);
  const found = await kept.find(SCOPE, ids, ALWAYS);
  expect(found.length).toBeLessThan(300);
  expect(found.at(-1)?.id).toBe("c999");
  for (let at = 0; at < 1_000; at += 1) await kept.keep(SCOPE, [dayOf("c999", addDays(DAY, at))]);
  expect((await kept.find(SCOPE, ids, ALWAYS)).length).toBeLessThan(500);
});
