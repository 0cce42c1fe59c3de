import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import * as z from "zod";
import { Connection } from "../../database/connection";
import { startService } from "../../testing/service";
import { type Series, statisticsOf, totalOf } from "../../testing/statistics";
import { billedUntil, planOf } from "./plan";
import { readCampaigns } from "./records";
import { storyOf } from "./stories";

/** The laws of the numbers: they hold for every account, entity and time. */

const service = startService("demo");
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const iso = (instant: number) => new Date(instant).toISOString().replace(".000Z", "Z");

async function openDemo(name: string) {
  const id = service.idOf("accounts", `name = '${name}'`);
  const list = async (resource: string, query: Readonly<Record<string, string>> = {}) =>
    (
      await service.get(`/live/12/accounts/${id}/${resource}`, {
        count: "1000",
        with_deleted: "true",
        ...query,
      })
    ).records;
  const campaigns = await list("campaigns");
  return { id, list, campaigns, ...statisticsOf(service, id) };
}

/** Zones whose clocks change, one on half hours, one in the south. */
const accounts = await Promise.all(
  ["Nordlys Outdoor", "Chai Junction", "Hexbolt Games", "Orbit & Oak"].map(openDemo),
);
const [nordlys] = accounts;
if (!nordlys) throw new Error("The demo has changed");

const account = fc.constantFrom(...accounts);
const firstHour = Math.floor(service.now / HOUR) - 40 * 24;
const window = fc
  .tuple(fc.integer({ min: 0, max: 40 * 24 }), fc.integer({ min: 1, max: 169 }))
  .map(([first, hours]) => ({ start: (firstHour + first) * HOUR, hours }))
  .map(({ start, hours }) => ({ start_time: iso(start), end_time: iso(start + hours * HOUR) }));
const some = (ids: readonly string[]) => fc.subarray([...ids], { minLength: 1, maxLength: 20 });
const check = <T>(property: fc.IAsyncProperty<T>, numRuns: number) =>
  fc.assert(property, { numRuns, seed: inject("randomSeed") });

const idsOf = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);

function sumOf(all: readonly Series[]): Record<string, readonly number[]> {
  const sums: Record<string, number[]> = {};
  for (const one of all) {
    for (const [name, series] of Object.entries(one)) {
      if (series === null) continue;
      const known = sums[name] ?? series.map(() => 0);
      sums[name] = known.map((value, at) => value + (series[at] ?? 0));
    }
  }
  return sums;
}

const present = (series: Series) =>
  Object.fromEntries(Object.entries(series).filter(([, value]) => value !== null));

describe("sums", () => {
  it("agree over time: a total is the sum of its hours, and a day of its own", async () => {
    await check(
      fc.asyncProperty(account, window, async ({ campaigns, read }, when) => {
        const entity_ids = idsOf(campaigns).slice(0, 20).join();
        const hours = await read({ entity_ids, ...when });
        const totals = await read({ entity_ids, ...when, granularity: "TOTAL" });
        for (const [id, series] of hours) {
          const added = Object.fromEntries(
            Object.entries(series).map(([name, values]) => [name, values && [totalOf(values)]]),
          );
          expect(totals.get(id)).toEqual(added);
        }
      }),
      12,
    );
  });

  it("agree over days of 23, 24 and 25 hours", async () => {
    // Clocks go back on 25 October in Stockholm and forward on 4 October in Sydney.
    for (const [name, from, until, hours] of [
      ["Nordlys Outdoor", "2026-10-21", "2026-10-28", 169],
      ["Orbit & Oak", "2026-10-01", "2026-10-08", 167],
    ] as const) {
      const { campaigns, read } = await openDemo(name);
      const entity_ids = idsOf(campaigns).slice(0, 20).join();
      const times = { start_time: from, end_time: until };
      const days = await read({ entity_ids, ...times, granularity: "DAY" });
      const byHour = await read({ entity_ids, ...times });
      expect([...days.values()].flatMap((series) => series.impressions ?? []).length % 7).toBe(0);
      const counted = [...byHour].filter(([, series]) => series.impressions);
      expect(counted.length).toBeGreaterThan(3);
      for (const [id, series] of counted) {
        expect(series.impressions).toHaveLength(hours);
        expect(totalOf(days.get(id)?.impressions)).toBe(totalOf(series.impressions));
      }
    }
  });

  it("agree over the tree: campaigns are their line items, and those what they promote", async () => {
    await check(
      fc.asyncProperty(account, window, fc.nat(), async ({ id, campaigns, list, read }, when, turn) => {
        const campaign = campaigns[turn % campaigns.length];
        const items = (await list("line_items", { campaign_ids: campaign?.id ?? "" })).slice(0, 20);
        if (!campaign || items.length === 0) return;
        const placement = items.some(({ product_type: product }) => product === "MEDIA")
          ? "PUBLISHER_NETWORK"
          : "ALL_ON_SERVICE";
        const asked = { ...when, placement };
        const [whole = {}] = (await read({ ...asked, entity_ids: campaign.id })).values();
        const ofItems = await read({ ...asked, entity: "LINE_ITEM", entity_ids: idsOf(items).join() });
        expect(sumOf([...ofItems.values()])).toEqual(present(whole));
        const shown = await Promise.all(
          (
            [
              ["PROMOTED_POST", "promoted_posts"],
              ["PROMOTED_ACCOUNT", "promoted_accounts"],
              ["MEDIA_CREATIVE", "media_creatives"],
            ] as const
          ).map(async ([entity, table]) => {
            const ids = service.db
              .prepare(
                `SELECT id FROM ${table} WHERE account_id = ? AND line_item_id IN (SELECT value FROM json_each(?))`,
              )
              .all([id, JSON.stringify(idsOf(items))])
              .map((row) => z.object({ id: z.string() }).parse(row).id);
            return ids.length === 0
              ? []
              : [...(await read({ ...asked, entity, entity_ids: ids.join() })).values()];
          }),
        );
        expect(sumOf(shown.flat())).toEqual(present(whole));
      }),
      10,
    );
  });

  it("agree for accounts and funding instruments with all their campaigns", async () => {
    const { id, campaigns, list, read } = nordlys;
    const when = {
      start_time: "2026-11-10T00:00:00Z",
      end_time: "2026-11-17T00:00:00Z",
      granularity: "TOTAL",
    };
    const all: Series[] = [];
    const billed = new Map<string, number>();
    for (let at = 0; at < campaigns.length; at += 20) {
      const some = campaigns.slice(at, at + 20);
      const found = await read({ ...when, entity_ids: idsOf(some).join() });
      for (const campaign of some) {
        const series = found.get(campaign.id) ?? {};
        all.push(series);
        const funding = String(campaign.funding_instrument_id);
        billed.set(funding, (billed.get(funding) ?? 0) + totalOf(series.billed_charge_local_micro));
      }
    }
    const whole = await read({ ...when, entity: "ACCOUNT", entity_ids: id, metric_groups: "ENGAGEMENT" });
    const sums = sumOf(all);
    for (const key of ["impressions", "engagements", "likes", "follows"])
      expect(whole.get(id)?.[key]).toEqual(sums[key]);
    const instruments = await list("funding_instruments");
    const ofFunding = await read({
      ...when,
      entity: "FUNDING_INSTRUMENT",
      entity_ids: idsOf(instruments).join(),
      metric_groups: "BILLING",
    });
    for (const [funding, series] of ofFunding)
      expect(totalOf(series.billed_charge_local_micro)).toBe(billed.get(funding) ?? 0);
  });
});

/** What is part of what, hour by hour. */
const PARTS: readonly (readonly [whole: string, part: string])[] = [
  ["impressions", "engagements"],
  ["engagements", "clicks"],
  ["clicks", "url_clicks"],
  ["engagements", "likes"],
  ["impressions", "video_content_starts"],
  ["video_content_starts", "video_total_views"],
  ["video_total_views", "video_6s_views"],
  ["video_6s_views", "video_15s_views"],
  ["video_content_starts", "video_views_25"],
  ["video_views_25", "video_views_50"],
  ["video_views_50", "video_views_75"],
  ["video_views_75", "video_views_100"],
  ["conversion_site_visits.metric", "conversion_purchases.metric"],
];

describe("every hour", () => {
  it("counts no more of a part than of its whole, and is null only where nothing happened", async () => {
    await check(
      fc.asyncProperty(account, window, async ({ campaigns, read }, when) => {
        const found = await read({ ...when, entity_ids: idsOf(campaigns).slice(0, 20).join() });
        for (const series of found.values()) {
          for (const [whole, part] of PARTS) {
            for (const [at, value] of (series[part] ?? []).entries())
              expect(value, `${part} of ${whole}`).toBeLessThanOrEqual(series[whole]?.[at] ?? 0);
          }
          for (const values of Object.values(series)) {
            if (values === null) continue;
            expect(values.every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true);
            expect(totalOf(values)).toBeGreaterThan(0);
          }
        }
      }),
      10,
    );
  });

  it("lies within the time in which the line item runs, and costs no more than was bid", async () => {
    for (const { list, read } of accounts) {
      const items = (await list("line_items")).filter(
        ({ product_type: product }) => product === "PROMOTED_POST",
      );
      const targeted = items.filter(({ bid_strategy: strategy }) => strategy === "TARGET").slice(0, 8);
      const asked = [...targeted, ...items.slice(0, 20 - targeted.length)];
      const start = Date.parse("2026-11-10T00:00:00Z");
      const found = await read({
        entity: "LINE_ITEM",
        entity_ids: idsOf(asked).join(),
        start_time: iso(start),
        end_time: iso(start + 7 * DAY),
      });
      for (const item of asked) {
        const series = found.get(item.id);
        const bid = item.bid_amount_local_micro === null ? undefined : Number(item.bid_amount_local_micro);
        for (const [at, charge] of (series?.billed_charge_local_micro ?? []).entries()) {
          if (charge === 0) continue;
          const hour = start + at * HOUR;
          expect(Date.parse(String(item.start_time))).toBeLessThan(hour + HOUR);
          if (item.end_time !== null) expect(Date.parse(String(item.end_time))).toBeGreaterThan(hour);
          if (bid !== undefined)
            expect(charge).toBeLessThanOrEqual((series?.billed_engagements?.[at] ?? 0) * bid);
        }
      }
    }
  });
});

describe("budgets", () => {
  it("are kept: a day spends at most 125% of the daily one, and nothing goes beyond the total", async () => {
    for (const { id, campaigns, read } of accounts) {
      const zone = await service.get(`/live/12/accounts/${id}`);
      expect(zone.status).toBe(200);
      for (const [at, until] of [
        ["2026-11-07", "2026-11-14"],
        ["2026-11-14", "2026-11-21"],
      ] as const) {
        for (let first = 0; first < Math.min(campaigns.length, 60); first += 20) {
          const some = campaigns.slice(first, first + 20);
          const found = await read({
            entity_ids: idsOf(some).join(),
            start_time: at,
            end_time: until,
            granularity: "DAY",
            metric_groups: "BILLING",
          });
          for (const { id: campaign, daily_budget_amount_local_micro: daily } of some) {
            if (daily === null) continue;
            for (const spent of found.get(campaign)?.billed_charge_local_micro ?? [])
              expect(spent).toBeLessThanOrEqual(Number(daily) * 1.25);
          }
        }
      }
      const spent = service.db
        .prepare(
          "SELECT spent_local_micro AS spent, total_budget_amount_local_micro AS total FROM campaigns WHERE account_id = ? AND total IS NOT NULL",
        )
        .all([id])
        .map((row) => z.object({ spent: z.number(), total: z.number() }).parse(row));
      for (const { spent: used, total } of spent) expect(used).toBeLessThanOrEqual(total);
    }
  });

  it("are kept by every campaign on every day of its life, when events are dear beside the budget, too", async () => {
    const connection = new Connection(service.db);
    for (const { id } of accounts) {
      for (const records of readCampaigns(connection, id)) {
        // Of those with a past, budgets were others.
        const [only, ...others] = records.states;
        const daily = only?.value.daily_budget_amount_local_micro ?? null;
        if (daily === null || others.length > 0) continue;
        const { slots, progress, days } = planOf(records, service.now);
        const last = days.at(service.now);
        let before = 0;
        for (let day = days.at(only?.from ?? 0); day <= last; day += 1) {
          const until = days.startOf(day + 1);
          const billed = slots.reduce(
            (sum, slot) => sum + billedUntil(slot, until, progress) * slot.price,
            0,
          );
          expect(billed - before, `${records.id} on day ${day}`).toBeLessThanOrEqual(daily * 1.25);
          before = billed;
        }
      }
    }
  });
});

describe("the demo", () => {
  it("contains winners and losers, fatigue and weekends, one that overspends and one without impressions", async () => {
    const { campaigns } = nordlys;
    const stories = new Set(accounts.flatMap((one) => one.campaigns.map(({ id }) => storyOf(id))));
    expect([...stories].sort()).toEqual([
      "fatigue",
      "loser",
      "overspends",
      "silent",
      "steady",
      "weekend",
      "winner",
    ]);
    expect(campaigns.length).toBeGreaterThan(20);
  });

  it("has statistics of the account with 8,000 campaigns", async () => {
    const { campaigns, read } = await openDemo("Megamart Marketplace");
    const running = campaigns.filter(({ servable }) => servable === true).slice(0, 20);
    const found = await read({ entity_ids: idsOf(running).join() });
    expect([...found.values()].filter(({ impressions }) => impressions).length).toBeGreaterThan(8);
  });
});

describe("chance", () => {
  it("is the same for all who ask, in whatever parts", async () => {
    const { campaigns, read } = nordlys;
    await check(
      fc.asyncProperty(some(idsOf(campaigns)), window, async (ids, when) => {
        const together = await read({ ...when, entity_ids: ids.join(), metric_groups: "ENGAGEMENT,BILLING" });
        const [one = ""] = ids;
        const alone = await read({ ...when, entity_ids: one, metric_groups: "ENGAGEMENT" });
        expect(together.get(one)).toMatchObject(alone.get(one) ?? {});
      }),
      6,
    );
  });
});
