import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { parseExactJson } from "@/lib/json/exact-json";
import { errorOf, openAccount } from "../../testing/account";
import { startService } from "../../testing/service";
import { flattened, statisticsContent, statisticsOf, totalOf } from "../../testing/statistics";

/** The rules of jobs, active entities and reach, as clients meet them. */

const service = startService("demo");
const id = service.idOf("accounts", "name = 'Nordlys Outdoor'");
const { records: campaigns } = await service.get(`/live/12/accounts/${id}/campaigns`, { count: "200" });
const running = campaigns.filter(({ servable }) => servable === true).map((one) => one.id);
const jobs = `/live/12/stats/jobs/accounts/${id}`;
const stats = statisticsOf(service, id);
const HOUR = 3_600_000;

const asked = {
  entity: "CAMPAIGN",
  entity_ids: running.slice(0, 20).join(),
  start_time: "2026-08-23T00:00:00+0200",
  end_time: "2026-11-20T00:00:00+0100",
  granularity: "DAY",
  placement: "ALL_ON_SERVICE",
  metric_groups: "ENGAGEMENT,BILLING",
};
const create = (query: Readonly<Record<string, string>> = {}, path = jobs) =>
  service.call("POST", path, { query: { ...asked, ...query } });

const jobRecord = z.looseObject({
  id_str: z.string(),
  status: z.string(),
  url: z.string().nullable(),
  expires_at: z.string().nullable(),
});
const jobOf = async (job: string, path = jobs) => {
  const { records } = await service.get(path, { job_ids: job });
  return jobRecord.parse(records[0]);
};
const fileOf = async (url: string) => {
  const response = await service.app.request(url);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, bytes };
};
const contentOf = async (url: string) =>
  statisticsContent.parse(parseExactJson(gunzipSync((await fileOf(url)).bytes).toString()));

/** Creates a job and waits on the emulator's clock until it is done. */
async function done(query: Readonly<Record<string, string>> = {}) {
  const created = await create(query);
  if (created.status !== 200) throw new Error(created.text);
  service.clock.advance(41_000);
  const job = await jobOf(String(created.record.id_str));
  return { job, content: await contentOf(job.url ?? "") };
}

describe("a job", () => {
  it("repeats only what was asked for, and is under way without an address", async () => {
    const created = await create({ platform: "0" });
    expect(created.body.request).toEqual({
      params: {
        ...asked,
        entity_ids: running.slice(0, 20),
        metric_groups: ["ENGAGEMENT", "BILLING"],
        start_time: "2026-08-22T22:00:00Z",
        end_time: "2026-11-19T23:00:00Z",
        platform: "0",
      },
    });
    expect(created.record).toMatchObject({
      status: "PROCESSING",
      url: null,
      expires_at: null,
      account_id: id,
    });
    expect(created.text).toContain(`"id":${String(created.record.id_str)},`);
    expect(BigInt(String(created.record.id_str)) > BigInt(Number.MAX_SAFE_INTEGER)).toBe(true);
  });

  it("is done within 40 seconds and kept for two days, its file on another host, unsigned", async () => {
    const { job } = await done();
    expect(job.status).toBe("SUCCESS");
    const url = new URL(job.url ?? "");
    expect(url.hostname).toBe("127.0.0.1");
    expect(url.pathname).toBe(`/advertiser-api-async-analytics/stats_job_${job.id_str}.json.gz`);
    const expires = Date.parse(job.expires_at ?? "") - service.clock.now();
    expect(expires).toBeGreaterThan(47 * HOUR);
    expect((await fileOf(url.href)).status).toBe(200);
    service.clock.advance(48 * HOUR);
    expect((await fileOf(url.href)).status).toBe(404);
    expect((await fileOf(url.href.replace(/\d+\.json/, "1.json"))).status).toBe(404);
    service.clock.advance(-48 * HOUR);
  });

  it("holds what the synchronous answer holds", async () => {
    const window = {
      start_time: "2026-11-10T00:00:00Z",
      end_time: "2026-11-17T00:00:00Z",
      granularity: "HOUR",
    };
    const { content } = await done(window);
    const { text } = await stats.ask({ ...asked, ...window });
    expect(content).toEqual(statisticsContent.parse(parseExactJson(text)));
    expect(Object.keys(content)).toEqual(["data_type", "time_series_length", "data", "request"]);
  });

  it("has a day for each of ninety, two of which lasted 25 and 23 hours or none", async () => {
    const { content } = await done();
    expect(content.time_series_length).toBe(89);
    expect(content.data.length).toBeGreaterThan(10);
  });

  it("parts people by segment: 97 of a hundred, and the parts of days make those of the whole", async () => {
    const segmented = {
      segmentation_type: "GENDER",
      start_time: "2026-10-12T00:00:00+0200",
      end_time: "2026-11-19T00:00:00+0100",
      entity_ids: running[0] ?? "",
    };
    const [days, total] = [await done(segmented), await done({ ...segmented, granularity: "TOTAL" })];
    const unsegmented = await done({ ...segmented, segmentation_type: "" }).catch(() => undefined);
    expect(unsegmented).toBeUndefined();
    const { segmentation_type: _, ...plain } = segmented;
    const whole = await done({ ...plain, granularity: "TOTAL" });
    const parts = days.content.data[0]?.id_data ?? [];
    expect(parts.map(({ segment }) => segment?.segment_name)).toEqual(["Male", "Female"]);
    const sums = parts.map(({ metrics }) => totalOf(flattened(metrics).impressions));
    expect(total.content.data[0]?.id_data.map(({ metrics }) => flattened(metrics).impressions?.[0])).toEqual(
      sums,
    );
    const all = totalOf(flattened(whole.content.data[0]?.id_data[0]?.metrics ?? {}).impressions);
    expect(totalOf(sums)).toBe(Math.floor((all * 97) / 100));
  });

  it.each([
    [{ start_time: "2026-08-01T00:00:00+0200" }, "INVALID_TIME_WINDOW", "end_time"],
    [{ segmentation_type: "AGE" }, "INVALID_TIME_WINDOW", "end_time"],
    [
      { granularity: "DAY", start_time: "2026-11-01T00:00:00Z", end_time: "2026-11-02T00:00:00Z" },
      "INVALID_TIME_WINDOW",
      "",
    ],
  ])("is refused with times %o", async (given, code, parameter) => {
    expect(errorOf(await create(given))).toMatchObject({ status: 400, code, parameter });
  });

  const month = { start_time: "2026-11-01", end_time: "2026-11-15" };
  it.each([
    [{ segmentation_type: "METROS" }, "MISSING_PARAMETER", "country"],
    [{ segmentation_type: "METROS", country: "7zzz" }, "INVALID_PARAMETER", "country"],
    [{ segmentation_type: "CITIES" }, "INVALID_PARAMETER", "segmentation_type"],
    [{ segmentation_type: "CONVERSION_TAGS" }, "INVALID_PARAMETER", "metric_groups"],
    [{ segmentation_type: "AGE", metric_groups: "WEB_CONVERSION" }, "INVALID_PARAMETER", "metric_groups"],
    [
      { segmentation_type: "CONVERSION_TAGS", metric_groups: "WEB_CONVERSION", entity: "PROMOTED_ACCOUNT" },
      "INVALID_PARAMETER",
      "segmentation_type",
    ],
    [{ segmentation_type: "GENDER", entity: "MEDIA_CREATIVE" }, "INVALID_PARAMETER", "segmentation_type"],
  ])("is refused with segments %o", async (given, code, parameter) => {
    expect(errorOf(await create({ ...month, ...given }))).toMatchObject({ status: 400, code, parameter });
  });

  it("distinguishes metropolitan areas by their codes", async () => {
    const { content } = await done({ ...month, segmentation_type: "METROS", country: "96683cc9126741d1" });
    expect(content.data[0]?.id_data.map(({ segment }) => segment)).toContainEqual({
      segment_name: "Seattle-Tacoma",
      segment_value: "819",
    });
  });

  it("fails where the seed says so: the first campaign of Fernway Health", async () => {
    const other = service.idOf("accounts", "name = 'Fernway Health'");
    const path = `/live/12/stats/jobs/accounts/${other}`;
    const first = service.idOf("campaigns", `account_id = '${other}'`);
    const created = await create(
      { start_time: "2026-11-10", end_time: "2026-11-12", entity_ids: first },
      path,
    );
    service.clock.advance(41_000);
    expect(await jobOf(String(created.record.id_str), path)).toMatchObject({ status: "FAILED", url: null });
  });
});

describe("jobs of an account", () => {
  it("are cancelled while they are under way, and not afterwards", async () => {
    const created = await create();
    const job = String(created.record.id_str);
    const cancelled = await service.call("DELETE", `${jobs}/${job}`);
    expect(cancelled.body.data_type).toBe("job");
    expect(cancelled.text).toContain(`"params":{"job_id":${job},"account_id":"${id}"}`);
    expect(cancelled.record).toMatchObject({ status: "CANCELLED", url: null });
    expect(errorOf(await service.call("DELETE", `${jobs}/${job}`))).toMatchObject({
      status: 400,
      code: "INVALID_PARAMETER",
    });
    expect(errorOf(await service.call("DELETE", `${jobs}/1`))).toMatchObject({
      status: 404,
      code: "NOT_FOUND",
    });
  });

  it("are limited to a hundred at a time, whatever the application, and the list says how many are left", async () => {
    service.clock.advance(60_000);
    for (let turn = 0; turn < 100; turn += 1) {
      service.service.reset();
      expect((await create()).status).toBe(200);
    }
    expect(errorOf(await create())).toEqual({
      status: 400,
      code: "TOO_MANY_JOBS",
      message: "A maximum of 100 jobs can be in processing state",
      parameter: undefined,
    });
    const full = await service.get(jobs, { count: "1" });
    expect(full.headers.get("x-concurrent-job-limit")).toBe("100");
    expect(full.headers.get("x-concurrent-job-limit-remaining")).toBe("0");
    service.clock.advance(41_000);
    const empty = await service.get(jobs, { count: "1" });
    expect(empty.headers.get("x-concurrent-job-limit-remaining")).toBe("100");
    expect((await create()).status).toBe(200);
  });
});

const active = `/live/12/stats/accounts/${id}/active_entities`;
const window = { entity: "CAMPAIGN", start_time: "2026-11-19T00:00:00Z", end_time: "2026-11-21T00:00:00Z" };
const activity = z.object({
  entity_id: z.string(),
  activity_start_time: z.string(),
  activity_end_time: z.string(),
  placements: z.array(z.string()),
});
const activeIn = async (query: Readonly<Record<string, string>>) => {
  service.service.reset();
  const answer = await service.get(active, { ...window, ...query });
  expect(answer.status, answer.text).toBe(200);
  return z.array(activity).parse(answer.body.data);
};

describe("active entities", () => {
  it("are those that have numbers, with the hours that changed and the places to ask for", async () => {
    const found = await activeIn({});
    const byId = new Map(found.map((one) => [one.entity_id, one]));
    const figures = await stats.read({
      ...window,
      entity_ids: campaigns
        .slice(0, 20)
        .map((one) => one.id)
        .join(),
      granularity: "TOTAL",
      metric_groups: "ENGAGEMENT",
    });
    for (const [campaign, { impressions }] of figures) if (impressions) expect(byId.has(campaign)).toBe(true);
    const [first] = found;
    expect(first?.placements.every((place) => ["ALL_ON_SERVICE", "PUBLISHER_NETWORK"].includes(place))).toBe(
      true,
    );
    // Changes of nine days later are recorded now.
    expect(found.some((one) => one.activity_start_time < "2026-11-12")).toBe(true);
    expect(found.every((one) => one.activity_start_time < one.activity_end_time)).toBe(true);
  });

  it("are of any kind, and of what they are asked within", async () => {
    const [campaign = ""] = (await activeIn({})).map(({ entity_id }) => entity_id);
    const items = await activeIn({ entity: "LINE_ITEM", campaign_ids: campaign });
    expect(items.length).toBeGreaterThan(0);
    const [item = ""] = items.map(({ entity_id }) => entity_id);
    expect((await activeIn({ line_item_ids: item })).map(({ entity_id }) => entity_id)).toEqual([campaign]);
    expect((await activeIn({ entity: "FUNDING_INSTRUMENT" })).length).toBeGreaterThan(0);
    expect((await activeIn({ entity: "PROMOTED_POST" })).length).toBeGreaterThan(0);
  });

  it.each([
    [{ campaign_ids: "a", line_item_ids: "b" }, "EXCLUSIVE_PARAMETERS"],
    [{ start_time: "2026-11-19T00:15:00Z" }, "INVALID_PARAMETER"],
    [{ start_time: "2026-08-01T00:00:00Z" }, "INVALID_TIME_WINDOW"],
    [{ entity: "ACCOUNT" }, "INVALID_PARAMETER"],
  ])("are refused for %o", async (given, code) => {
    expect(errorOf(await service.get(active, { ...window, ...given }))).toMatchObject({ status: 400, code });
  });
});

describe("reach", () => {
  const reached = z.object({
    id: z.string(),
    total_audience_reach: z.number().nullable(),
    average_frequency: z.number().nullable(),
  });
  const times = { start_time: "2026-11-01T00:00:00Z", end_time: "2026-11-08T00:00:00Z" };

  it("times frequency is what was shown, for campaigns and instruments", async () => {
    const ids = running.slice(0, 20).join();
    const answer = await service.get(`/live/12/stats/accounts/${id}/reach/campaigns`, {
      ...times,
      campaign_ids: ids,
    });
    expect(answer.body.data_type).toBe("reach");
    const shown = new Map<string, number>();
    for (const placement of ["ALL_ON_SERVICE", "PUBLISHER_NETWORK"]) {
      const figures = await stats.read({ ...times, placement, entity_ids: ids, granularity: "TOTAL" });
      for (const [one, { impressions }] of figures)
        shown.set(one, (shown.get(one) ?? 0) + totalOf(impressions));
    }
    for (const { id: one, total_audience_reach: reach, average_frequency: often } of z
      .array(reached)
      .parse(answer.body.data)) {
      if (reach === null || often === null) expect(shown.get(one)).toBe(0);
      else expect(Math.abs(reach * often - (shown.get(one) ?? 0))).toBeLessThanOrEqual(reach * 0.005 + 1);
    }
    const { records } = await service.get(`/live/12/accounts/${id}/funding_instruments`);
    const instruments = await service.get(`/live/12/stats/accounts/${id}/reach/funding_instruments`, {
      ...times,
      funding_instrument_ids: records.map((one) => one.id).join(),
    });
    expect(z.array(reached).parse(instruments.body.data)).toHaveLength(records.length);
  });

  it("is no larger than the audience that a campaign is aimed at", async () => {
    const account = openAccount(service);
    const audience = await account.post("custom_audiences", { name: "Buyers" });
    for (let person = 0; person < 110; person += 1) {
      account.connection.run(
        `INSERT INTO audience_members (audience_id, identifier, member, counts_from, expires_at)
         VALUES (?1, ?2, ?2, '2026-11-01T00:00:00Z', '2099-01-01T00:00:00Z')`,
        [audience.record.id, `partner_user_id:${person}`],
      );
    }
    account.connection.run("UPDATE custom_audiences SET ready_at = '2026-11-01T00:00:00Z' WHERE id = ?", [
      audience.record.id,
    ]);
    const campaign = await account.campaign({ daily_budget_amount_local_micro: "5000000000" });
    const lineItem = await account.lineItem({ campaign_id: campaign });
    await account.promote(lineItem);
    const criterion = await account.post("targeting_criteria", {
      line_item_id: lineItem,
      targeting_type: "CUSTOM_AUDIENCE",
      targeting_value: audience.record.id,
      operator_type: "EQ",
    });
    expect(criterion.status, criterion.text).toBe(200);
    const start = Math.ceil(service.clock.now() / HOUR) * HOUR;
    service.clock.advance(8 * 24 * HOUR);
    const answer = await service.get(`/live/12/stats/accounts/${account.id}/reach/campaigns`, {
      campaign_ids: campaign,
      start_time: new Date(start).toISOString(),
      end_time: new Date(start + 168 * HOUR).toISOString(),
    });
    const [one] = z.array(reached).parse(answer.body.data);
    expect(one?.total_audience_reach).toBeGreaterThan(10);
    expect(one?.total_audience_reach).toBeLessThanOrEqual(110);
    expect(one?.average_frequency).toBeLessThanOrEqual(7 * 4);
  });
});
