import { describe, expect, it } from "vitest";
import * as z from "zod";
import { errorOf, openAccount } from "../../testing/account";
import { startService } from "../../testing/service";
import { statisticsContent, statisticsOf, totalOf } from "../../testing/statistics";

/** The rules of synchronous statistics, as clients meet them; the account is in Berlin. */

const service = startService("demo");
const account = openAccount(service);
const { ask, read } = statisticsOf(service, account.id);
const HOUR = 3_600_000;

/** A campaign that runs from the tests' present on, with one line item that promotes a post. */
async function running(fields: Readonly<Record<string, string>> = {}) {
  const campaign = await account.campaign({ daily_budget_amount_local_micro: "2000000000", ...fields });
  const lineItem = await account.lineItem({ campaign_id: campaign });
  return { campaign, lineItem, post: await account.promote(lineItem) };
}

const first = await running();
service.clock.advance(30 * HOUR);
/** Hours of the first day. */
const DAY = {
  start_time: "2026-11-21T10:00:00Z",
  end_time: "2026-11-22T10:00:00Z",
  entity_ids: first.campaign,
};
const [series = {}] = (await read(DAY)).values();

describe("an answer", () => {
  it("has the service's fields in the service's order, and repeats the question with null for what was not asked", async () => {
    const { text } = await ask({ ...DAY, metric_groups: "ENGAGEMENT,BILLING", granularity: "TOTAL" });
    expect(Object.keys(JSON.parse(text))).toEqual(["data_type", "time_series_length", "data", "request"]);
    expect(JSON.parse(text).request.params).toEqual({
      start_time: "2026-11-21T10:00:00Z",
      end_time: "2026-11-22T10:00:00Z",
      segmentation_type: null,
      entity_ids: [first.campaign],
      country: null,
      placement: "ALL_ON_SERVICE",
      granularity: "TOTAL",
      entity: "CAMPAIGN",
      platform: null,
      metric_groups: ["ENGAGEMENT", "BILLING"],
    });
    const { data, time_series_length: length } = statisticsContent.parse(JSON.parse(text));
    expect(length).toBe(1);
    expect(data[0]?.id_data).toHaveLength(1);
    expect(data[0]?.id_data[0]?.segment).toBeNull();
  });

  it("has every key of the groups that were asked for and no other, null where nothing happened", async () => {
    const [asked = {}] = (await read({ ...DAY, metric_groups: "BILLING" })).values();
    expect(Object.keys(asked)).toEqual(["billed_engagements", "billed_charge_local_micro"]);
    expect(totalOf(series.impressions)).toBeGreaterThan(100);
    expect(series.impressions).toHaveLength(24);
    expect(series.qualified_impressions).toBeNull();
    expect(series.video_total_views).toBeNull();
    expect(series.conversion_purchases).toBeNull();
  });

  it("is null throughout where nothing ran, and empty for identifiers of something else", async () => {
    const before = await read({
      ...DAY,
      start_time: "2026-11-01T00:00:00Z",
      end_time: "2026-11-02T00:00:00Z",
    });
    expect(Object.values(before.get(first.campaign) ?? {}).every((value) => value === null)).toBe(true);
    for (const entity_ids of [first.lineItem, "zzzz9"])
      expect((await read({ ...DAY, entity_ids })).size).toBe(0);
  });

  it("counts deleted and paused campaigns as long as they ran", async () => {
    const gone = await running();
    service.clock.advance(4 * HOUR);
    const until = service.clock.now();
    await account.remove(`campaigns/${gone.campaign}`);
    service.clock.advance(8 * HOUR);
    const start = Math.floor(until / HOUR) * HOUR - 6 * HOUR;
    const window = {
      start_time: new Date(start).toISOString(),
      end_time: new Date(start + 14 * HOUR).toISOString(),
      entity_ids: gone.campaign,
    };
    const [figures = {}] = (await read(window)).values();
    expect(totalOf(figures.impressions)).toBeGreaterThan(0);
    expect(totalOf(figures.impressions?.slice(7))).toBe(0);
    const paused = await running();
    service.clock.advance(3 * HOUR);
    await account.put(`campaigns/${paused.campaign}`, { entity_status: "PAUSED" });
    const at = Math.ceil(service.clock.now() / HOUR) * HOUR;
    service.clock.advance(5 * HOUR);
    const later = { start_time: new Date(at).toISOString(), end_time: new Date(at + 4 * HOUR).toISOString() };
    const [still = {}] = (await read({ ...later, entity_ids: paused.campaign })).values();
    expect(still.impressions).toBeNull();
  });

  it("is null throughout in the sandbox", async () => {
    const sandbox = service.idOf("accounts", "name = 'Nordlys Outdoor rehearsal'");
    const { records } = await service.get(`/sandbox/12/accounts/${sandbox}/campaigns`);
    const found = await statisticsOf(service, sandbox, "sandbox").read({
      entity_ids: records
        .map(({ id }) => id)
        .slice(0, 20)
        .join(),
    });
    expect(found.size).toBeGreaterThan(5);
    for (const figures of found.values())
      expect(Object.values(figures).every((value) => value === null)).toBe(true);
  });

  it("answers the six sums of accounts and instruments, and what instruments were charged", async () => {
    const SIX = ["engagements", "follows", "impressions", "likes", "replies", "reposts"];
    const [ofAccount = {}] = (
      await read({ ...DAY, entity: "ACCOUNT", entity_ids: account.id, metric_groups: "ENGAGEMENT" })
    ).values();
    expect(Object.keys(ofAccount).sort()).toEqual(SIX);
    const [ofFunding = {}] = (
      await read({
        ...DAY,
        entity: "FUNDING_INSTRUMENT",
        entity_ids: account.funding,
        metric_groups: "ENGAGEMENT,BILLING",
      })
    ).values();
    expect(Object.keys(ofFunding).sort()).toEqual(
      [...SIX, "billed_engagements", "billed_charge_local_micro"].sort(),
    );
  });
});

describe("times", () => {
  it("are whole hours as they are written, with any zone, or days of the account's zone", async () => {
    for (const [start_time, end_time, start] of [
      ["2026-11-21", "2026-11-22", "2026-11-20T23:00:00Z"],
      ["2026-11-21T00:00:00+0100", "2026-11-22T00:00:00+01:00", "2026-11-20T23:00:00Z"],
      ["2026-11-21T00:00:00+0530", "2026-11-22T00:00:00+0530", "2026-11-20T18:30:00Z"],
    ] as const) {
      const { body, status, text } = await ask({ ...DAY, start_time, end_time });
      expect(status, text).toBe(200);
      expect(body.request).toMatchObject({ params: { start_time: start } });
    }
  });

  it.each([
    [
      { start_time: "2026-11-21T10:30:00Z" },
      "INVALID_PARAMETER",
      "Time cannot be fractional hours",
      "start_time",
    ],
    [
      { end_time: "2026-11-21T23:59:59Z" },
      "INVALID_PARAMETER",
      "Time cannot be fractional hours",
      "end_time",
    ],
    [
      { start_time: "2026-11-15T10:00:00Z", end_time: "2026-11-22T12:00:00Z" },
      "INVALID_TIME_WINDOW",
      "The end_time can be a maximum of 7.days+1.hours after the start_time",
      "end_time",
    ],
    [
      { end_time: "2026-11-21T10:00:00Z" },
      "INVALID_TIME_WINDOW",
      "end_time must be after start_time",
      "end_time",
    ],
    [
      { entity_ids: "" },
      "INVALID_PARAMETER",
      "A minimum of 1 items must be provided for entity_ids",
      "entity_ids",
    ],
    [
      { entity_ids: Array(21).fill("a").join() },
      "INVALID_PARAMETER",
      "A maximum of 20 items must be provided for entity_ids",
      "entity_ids",
    ],
    [
      { entity: "TWEET" },
      "INVALID_PARAMETER",
      'Expected a value in ACCOUNT, CAMPAIGN, FUNDING_INSTRUMENT, LINE_ITEM, PROMOTED_ACCOUNT, PROMOTED_POST, MEDIA_CREATIVE, ORGANIC_POST, got "TWEET" for entity',
      "entity",
    ],
    [
      { entity: "ACCOUNT", metric_groups: "ENGAGEMENT,BILLING" },
      "INVALID_PARAMETER",
      "Metric groups BILLING are not available for entity ACCOUNT",
      "metric_groups",
    ],
    [
      { entity: "ORGANIC_POST", placement: "PUBLISHER_NETWORK", metric_groups: "VIDEO" },
      "INVALID_PARAMETER",
      "placement PUBLISHER_NETWORK is not available for entity ORGANIC_POST",
      "placement",
    ],
  ])("refuses %o", async (given, code, message, parameter) => {
    expect(errorOf(await ask({ ...DAY, ...given }))).toEqual({ status: 400, code, message, parameter });
  });

  it("takes a week and the hour by which the longest week is longer", async () => {
    const { status, body } = await ask({ ...DAY, start_time: "2026-10-21", end_time: "2026-10-28" });
    expect([status, body.time_series_length]).toEqual([200, 169]);
  });

  it("has days begin at midnight of the account's zone, and says so once for each time that does not", async () => {
    const days = { ...DAY, granularity: "DAY" };
    const utc = { start_time: "2026-11-20T00:00:00Z", end_time: "2026-11-22T00:00:00Z" };
    const { status, body } = await ask({ ...days, ...utc });
    const message = "Expect time to be midnight in the account's local timezone for day granularity";
    expect(status).toBe(400);
    expect(body.errors).toEqual(Array(2).fill({ code: "INVALID_TIME_WINDOW", message, parameter: "" }));
    const one = await ask({ ...days, ...utc, start_time: "2026-11-19T23:00:00Z" });
    expect(one.body.errors).toHaveLength(1);
    const right = await ask({
      ...days,
      start_time: "2026-11-19T23:00:00Z",
      end_time: "2026-11-21T23:00:00Z",
    });
    expect(right.body.time_series_length).toBe(2);
    // By the offset of today, midnights of summer are an hour late: they are taken, too.
    const summer = await ask({
      ...days,
      start_time: "2026-10-20T23:00:00Z",
      end_time: "2026-10-22T23:00:00Z",
    });
    expect(summer.body.time_series_length).toBe(2);
    const total = await ask({ ...DAY, granularity: "TOTAL", ...utc });
    expect(total.status).toBe(200);
  });
});

describe("numbers as they grow old", () => {
  it("begin with six tenths, have nine after an hour, and are complete after a day; what was charged falls later", async () => {
    const { campaign } = await running();
    const hour = Math.ceil(service.clock.now() / HOUR) * HOUR + 2 * HOUR;
    const window = {
      start_time: new Date(hour).toISOString(),
      end_time: new Date(hour + HOUR).toISOString(),
      entity_ids: campaign,
      metric_groups: "ENGAGEMENT,BILLING",
    };
    const at = async (after: number) => {
      service.clock.advance(hour + HOUR + after - service.clock.now());
      const [figures = {}] = (await read(window)).values();
      return { shown: totalOf(figures.impressions), charged: totalOf(figures.billed_charge_local_micro) };
    };
    const [now, later, nextDay] = [await at(0), await at(HOUR), await at(24 * HOUR)];
    expect(now.shown).toBe(Math.floor(nextDay.shown * 0.6));
    expect(later.shown).toBe(Math.floor((nextDay.shown * 9) / 10));
    expect([now.charged, later.charged]).toEqual([nextDay.charged, nextDay.charged]);
    const final = await at(72 * HOUR);
    expect(final.charged).toBe(Math.floor((nextDay.charged * 100) / 102));
    const corrected = await at(216 * HOUR);
    expect(corrected.charged).toBeLessThanOrEqual(final.charged);
    expect((await at(400 * HOUR)).charged).toBe(corrected.charged);
    expect(final.shown).toBe(nextDay.shown);
  });

  it("stay what they were, whatever is changed afterwards", async () => {
    const window = { ...DAY, metric_groups: "ENGAGEMENT,BILLING" };
    const before = await read(window);
    await account.put(`campaigns/${first.campaign}`, { daily_budget_amount_local_micro: "9000000000" });
    await account.put(`line_items/${first.lineItem}`, { end_time: "2027-01-01T00:00:00Z", name: "Renamed" });
    const second = await account.lineItem({ campaign_id: first.campaign });
    await account.promote(second);
    await account.promote(first.lineItem);
    await account.put(`campaigns/${first.campaign}`, { entity_status: "PAUSED" });
    expect(await read(window)).toEqual(before);
    await account.remove(`line_items/${first.lineItem}`);
    expect(await read(window)).toEqual(before);
  });
});

describe("budgets and instruments", () => {
  const record = async (path: string) => (await account.get(path, { with_deleted: "true" })).record;

  it("are used up when their statistics say so", async () => {
    const { campaign } = await running({
      daily_budget_amount_local_micro: "100000000",
      total_budget_amount_local_micro: "150000000",
    });
    expect((await record(`campaigns/${campaign}`)).reasons_not_servable).toEqual([]);
    const start = Math.floor(service.clock.now() / HOUR) * HOUR;
    service.clock.advance(7 * 24 * HOUR);
    expect((await record(`campaigns/${campaign}`)).reasons_not_servable).toContain("BUDGET_EXHAUSTED");
    const [figures = {}] = (
      await read({
        entity_ids: campaign,
        start_time: new Date(start).toISOString(),
        end_time: new Date(start + 168 * HOUR).toISOString(),
        granularity: "TOTAL",
        metric_groups: "BILLING",
      })
    ).values();
    const spent = totalOf(figures.billed_charge_local_micro);
    expect(spent).toBeLessThanOrEqual(150_000_000);
    // Hours of more than three days ago are corrected by a fiftieth.
    expect(spent).toBeGreaterThan(140_000_000);
    const put = await account.put(`campaigns/${campaign}`, { total_budget_amount_local_micro: "900000000" });
    expect(put.record.reasons_not_servable).toEqual([]);
    service.clock.advance(24 * HOUR);
    expect((await record(`campaigns/${campaign}`)).servable).toBe(true);
  });

  it("fall by exactly what was charged, and stop what they pay for when nothing is left", async () => {
    service.db.exec(
      `UPDATE funding_instruments SET type = 'CREDIT_LINE', funded_amount_local_micro = NULL,
         credit_limit_local_micro = spent_local_micro + 3000000000 WHERE id = '${account.funding}'`,
    );
    service.service.reset();
    const { campaign } = await running({ daily_budget_amount_local_micro: "1500000000" });
    const left = async () => {
      const { credit_remaining_local_micro: remaining, ...rest } = await record(
        `funding_instruments/${account.funding}`,
      );
      return { ...rest, remaining: z.number().parse(remaining) };
    };
    service.clock.advance(Math.ceil(service.clock.now() / HOUR) * HOUR - service.clock.now());
    const before = await left();
    const start = service.clock.now();
    service.clock.advance(6 * HOUR);
    const after = await left();
    const [figures = {}] = (
      await read({
        entity: "FUNDING_INSTRUMENT",
        entity_ids: account.funding,
        start_time: new Date(start).toISOString(),
        end_time: new Date(start + 6 * HOUR).toISOString(),
        metric_groups: "BILLING",
      })
    ).values();
    const charged = totalOf(figures.billed_charge_local_micro);
    expect(charged).toBeGreaterThan(0);
    expect(before.remaining - after.remaining).toBe(charged);
    service.clock.advance(8 * 24 * HOUR);
    expect(await left()).toMatchObject({
      able_to_fund: false,
      reasons_not_able_to_fund: ["BUDGET_EXHAUSTED"],
    });
    // Each post leaves less than one engagement, which costs no half euro.
    const { records: posts } = await account.get("promoted_posts", { with_deleted: "true" });
    expect((await left()).remaining).toBeLessThan(posts.length * 500_000);
    expect((await record(`campaigns/${campaign}`)).reasons_not_servable).toContain("FUNDING_PROBLEM");
  });
});

describe("limits and permissions", () => {
  it("are 250 in a quarter of an hour for a person, over all accounts and kinds of statistics", async () => {
    service.service.reset();
    const other = openAccount(service);
    const elsewhere = statisticsOf(service, other.id);
    const day = { ...DAY, metric_groups: "BILLING", granularity: "TOTAL" };
    for (let turn = 0; turn < 124; turn += 1) {
      await ask(day, {});
      await elsewhere.ask({ ...day, entity_ids: "a" }, {});
    }
    const { start_time, end_time } = DAY;
    const path = `/live/12/stats/accounts/${account.id}`;
    const last = [
      await service.get(`${path}/active_entities`, { entity: "CAMPAIGN", start_time, end_time }),
      await service.get(`${path}/reach/campaigns`, { campaign_ids: first.campaign, start_time, end_time }),
      await ask(day, {}),
    ];
    expect(last.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(last[1]?.headers.get("x-rate-limit-remaining")).toBe("0");
    service.clock.advance(901_000);
    expect((await ask(day, {})).status).toBe(200);
  });

  it("let those see statistics who work on campaigns and creatives, and read-only tokens too", async () => {
    for (const [as, status] of [
      ["mara_agency", 200],
      ["jon_marketer", 200],
      ["ines_creative", 200],
      ["leo_analyst", 200],
      ["pia_partner", 403],
    ] as const) {
      expect((await ask(DAY, { as, access: "read" })).status, as).toBe(status);
    }
  });
});
