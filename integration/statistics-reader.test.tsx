import fc from "fast-check";
import { inject } from "vitest";
import * as z from "zod";
import { stepAt } from "@/emulator/ads/statistics/plans";
import { addSums } from "@/lib/statistics/numbers";
import { STATISTICS_PATH, statisticsAnswer } from "@/lib/statistics-reader/question";
import { addDays, dayIn } from "@/lib/time/calendar";
import { eventually } from "@/lib/time/test-eventually";
import { expect, test } from "./dashboard";
import { fetchInPage, serverFetch } from "./fetch-in-page";
import { servers } from "./servers";
import { FORGET_STATISTICS_PATH } from "./test-paths";

const HOUR_MS = 3_600_000;
const listed = z.object({ data: z.array(z.looseObject({ id: z.string() })) });
const hourlyStatistics = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      id_data: z.array(z.object({ metrics: z.record(z.string(), z.unknown()) })),
    }),
  ),
});

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** What pages send to the dashboard's own route. */
async function question(body: object, headers: Record<string, string> = { "x-forward": "1" }) {
  const { forwardUrl } = await servers();
  const fetch = fetchInPage(forwardUrl, new AbortController().signal);
  return fetch(STATISTICS_PATH, { method: "POST", body: JSON.stringify(body), headers });
}

const asking = (accountId: string, more: object) => ({
  environment: "live",
  handle: "mara_agency",
  account_id: accountId,
  entity: "CAMPAIGN",
  parts: ["core"],
  each: "sum",
  purpose: "rows in sight",
  objectives: false,
  ...more,
});

async function campaignsOf(ask: Ask, accountId: string) {
  const answer = await ask(`live/mara_agency/12/accounts/${accountId}/campaigns?count=40&with_deleted=true`);
  return listed.parse(await answer.json()).data.map(({ id }) => id);
}

async function zoneOf(ask: Ask, accountId: string) {
  const answer = await ask(`live/mara_agency/12/accounts/${accountId}`);
  return z.object({ data: z.object({ timezone: z.string() }) }).parse(await answer.json()).data.timezone;
}

/** Impressions and charges by campaign and day, added up here from the service's own hours. */
async function independently(
  ask: Ask,
  accountId: string,
  ids: readonly string[],
  zone: string,
  since: number,
) {
  const counted = new Map<string, bigint>();
  for (let start = since; start < Date.now(); start += 168 * HOUR_MS) {
    for (const placement of ["ALL_ON_SERVICE", "PUBLISHER_NETWORK"]) {
      const params = new URLSearchParams({
        entity: "CAMPAIGN",
        entity_ids: ids.join(","),
        start_time: new Date(start).toISOString(),
        end_time: new Date(start + 168 * HOUR_MS).toISOString(),
        granularity: "HOUR",
        placement,
        metric_groups: "ENGAGEMENT,BILLING",
      });
      const answer = await ask(`live/mara_agency/12/stats/accounts/${accountId}?${params}`);
      for (const { id, id_data } of hourlyStatistics.parse(await answer.json()).data) {
        for (const name of ["impressions", "url_clicks", "billed_charge_local_micro"]) {
          const series = z.array(z.number()).nullable().parse(id_data[0]?.metrics[name]);
          for (const [hour, value] of (series ?? []).entries()) {
            const key = `${id} ${dayIn(zone, start + hour * HOUR_MS)} ${name}`;
            counted.set(key, (counted.get(key) ?? 0n) + BigInt(value));
          }
        }
      }
    }
  }
  return counted;
}

/**
 * A check of what is read now. The service's numbers change every five minutes: when they did meanwhile, everything is
 * read and checked once more.
 */
async function ofNow(check: () => Promise<void>) {
  const { forwardUrl } = await servers();
  const readAgain = async () => {
    await serverFetch(`${forwardUrl}${FORGET_STATISTICS_PATH}`);
    await check();
  };
  const step = stepAt(Date.now());
  try {
    await readAgain();
  } catch (error) {
    if (stepAt(Date.now()) === step) throw error;
    await readAgain();
  }
}

test("sums of any days are those of the service's hours", ({ ask, accountId }) =>
  ofNow(async () => {
    const account = await accountId();
    const ids = (await campaignsOf(ask, account)).slice(0, 20);
    const zone = await zoneOf(ask, account);
    const today = dayIn(zone, Date.now());
    const since = Math.floor((Date.now() - 22 * 24 * HOUR_MS) / HOUR_MS) * HOUR_MS;
    const counted = await independently(ask, account, ids, zone, since);
    expect([...counted.values()].some((value) => value > 0n)).toBe(true);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 19 }),
        async (back, length) => {
          const from = addDays(today, -back);
          const end = addDays(from, length);
          const to = end < today ? end : addDays(today, -1);
          const answered = await question(asking(account, { ids, ranges: [{ from, to }] }));
          const { entities, unread } = statisticsAnswer.parse(await answered.json());
          expect(unread).toEqual([]);
          for (const id of ids) {
            for (const name of ["impressions", "url_clicks", "billed_charge_local_micro"]) {
              let sum = 0n;
              for (let day = from; day <= to; day = addDays(day, 1))
                sum += counted.get(`${id} ${day} ${name}`) ?? 0n;
              expect([id, name, entities[id]?.ranges[0]?.[0]?.[name] ?? 0n]).toEqual([id, name, sum]);
            }
          }
        },
      ),
      { seed: inject("randomSeed"), numRuns: 8 },
    );
  }));

test("days add up to their range, and what was read is not read again", async ({
  ask,
  accountId,
  emulator,
}) => {
  const account = await accountId();
  const ids = (await campaignsOf(ask, account)).slice(0, 20);
  const today = dayIn(await zoneOf(ask, account), Date.now());
  const range = { from: addDays(today, -14), to: today };
  const sums = statisticsAnswer.parse(
    await (await question(asking(account, { ids, ranges: [range] }))).json(),
  );
  const requests = await emulator.requests();
  const reads = requests.filter(({ path }) => path.includes("/stats/")).length;
  expect(reads).toBeLessThanOrEqual(4);
  const days = statisticsAnswer.parse(
    await (await question(asking(account, { ids, ranges: [range], each: "day" }))).json(),
  );
  for (const id of ids) {
    expect(days.entities[id]?.ranges[0]).toHaveLength(15);
    expect(addSums(days.entities[id]?.ranges[0] ?? [])).toEqual(sums.entities[id]?.ranges[0]?.[0]);
  }
  const later = await emulator.requests();
  expect(later.filter(({ path }) => path.includes("/stats/"))).toHaveLength(reads);

  const week = { from: addDays(today, -14), to: addDays(today, -8) };
  const byHour = asking(account, { ids, ranges: [week], each: "hour" });
  const hours = statisticsAnswer.parse(await (await question(byHour)).json());
  for (const id of ids) {
    expect(addSums(hours.entities[id]?.ranges[0] ?? [])).toEqual(
      addSums(days.entities[id]?.ranges[0]?.slice(0, 7) ?? []),
    );
  }
  expect((await question({ ...byHour, ranges: [{ ...week, to: today }] })).status).toBe(400);
});

test("days whose hours were read are not read again, with a store and without", async ({
  ask,
  accountId,
  emulator,
  store,
}) => {
  const { forwardUrl } = await servers();
  const account = await accountId();
  const ids = (await campaignsOf(ask, account)).slice(0, 20);
  const today = dayIn(await zoneOf(ask, account), Date.now());
  const week = { from: addDays(today, -14), to: addDays(today, -8) };
  const read = async (each: "day" | "hour") => {
    const answered = await question(asking(account, { ids, ranges: [week], each }));
    return statisticsAnswer.parse(await answered.json());
  };
  const reads = async () =>
    (await emulator.requests()).filter(({ path }) => path.includes("/stats/") && !path.includes("active"))
      .length;
  const expectReadOnce = async () => {
    await serverFetch(`${forwardUrl}${FORGET_STATISTICS_PATH}`);
    const before = await reads();
    const hours = await read("hour");
    const after = await reads();
    expect(after).toBeGreaterThan(before);
    const days = await read("day");
    expect(await reads()).toBe(after);
    const sumOf = ({ entities }: typeof days, id: string) => addSums(entities[id]?.ranges[0] ?? []);
    for (const id of ids) expect(sumOf(days, id)).toEqual(sumOf(hours, id));
  };
  await expectReadOnce();
  await store.on();
  await expectReadOnce();
});

test("what was read before is there at once after a restart, without any reading", async ({
  ask,
  accountId,
  emulator,
  store,
}) => {
  await store.on();
  const { forwardUrl } = await servers();
  const account = await accountId();
  const ids = (await campaignsOf(ask, account)).slice(0, 20);
  const today = dayIn(await zoneOf(ask, account), Date.now());
  const range = { from: addDays(today, -6), to: addDays(today, -1) };
  const read = async (purpose: string) => {
    const answered = await question(asking(account, { ids, ranges: [range], purpose }));
    return statisticsAnswer.parse(await answered.json());
  };
  await serverFetch(`${forwardUrl}${FORGET_STATISTICS_PATH}`);
  expect((await read("kept")).unread).toEqual(ids);
  const { entities } = await read("portfolio");
  await serverFetch(`${forwardUrl}${FORGET_STATISTICS_PATH}`);
  const before = (await emulator.requests()).filter(({ path }) => path.includes("/stats/")).length;
  // The active entities are stored without being waited for.
  const stored = await eventually(async () => {
    const answer = await read("kept");
    expect(answer.unread).toEqual([]);
    return answer;
  });
  for (const id of ids) expect(stored.entities[id]?.ranges).toEqual(entities[id]?.ranges);
  expect(Math.min(...ids.map((id) => stored.entities[id]?.readAt ?? 0))).toBeGreaterThan(Date.now() - 60_000);
  expect((await emulator.requests()).filter(({ path }) => path.includes("/stats/"))).toHaveLength(before);
});

test("a role without statistics gets none, and malformed questions are refused", async ({ accountId }) => {
  const account = await accountId();
  const day = "2026-11-20";
  const one = asking(account, { ids: ["abc"], ranges: [{ from: day, to: day }] });
  expect((await question(one, {})).status).toBe(403);
  expect((await question({ ...one, handle: "jon_marketer" })).status).toBe(401);
  expect((await question({ ...one, ids: ["a/b"] })).status).toBe(400);
  expect((await question({ ...one, ranges: [{ from: "2026-02-30", to: day }] })).status).toBe(400);
  expect((await question({ ...one, extra: 1 })).status).toBe(400);
});
