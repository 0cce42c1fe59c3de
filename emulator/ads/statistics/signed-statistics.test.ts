import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { Dialect } from "@/lib/ads/dialect";
import { parseDialectFile } from "@/lib/ads/dialect-file";
import * as statistics from "@/lib/ads/endpoints/statistics";
import { parseExactJson } from "@/lib/json/exact-json";
import { createEmulator } from "../../app";
import { OWNER_TOKEN } from "../../credentials/seed";
import { createClock } from "../../http/clock";
import { createTestClient, ORIGIN } from "../../testing/client";
import { statisticsContent } from "../../testing/statistics";

/** Statistics behind real signatures: in the words of the public dialect, and with every fault that clients must bear. */

const token = { key: OWNER_TOKEN.token, secret: OWNER_TOKEN.secret };
const NOW = Date.parse("2026-11-21T10:00:00Z");
const DAY = { start_time: "2026-11-19T00:00:00Z", end_time: "2026-11-20T00:00:00Z", granularity: "TOTAL" };

function start(dialect?: Dialect) {
  const clock = createClock(() => NOW);
  const emulator = createEmulator({ data: ":memory:", clock, ...(dialect && { dialect }) });
  const sign = createTestClient(emulator.app);
  const call = (method: string, address: string, query: Record<string, string> = {}) =>
    sign(address, {
      method,
      token,
      query,
      oauth: { oauth_timestamp: String(Math.floor(clock.now() / 1000)) },
    });
  const row: unknown = emulator.db
    .prepare("SELECT id FROM accounts WHERE name = 'Nordlys Outdoor' AND environment = 'live'")
    .get([]);
  const { id } = z.object({ id: z.string() }).parse(row);
  return { emulator, clock, call, account: id };
}

const bodyOf = async (response: Response) => parseExactJson(await response.text());
const listed = z.object({ data: z.array(z.looseObject({ id: z.string() })) });

const publicDialect = new Dialect(
  parseDialectFile(
    JSON.parse(readFileSync(path.resolve(import.meta.dirname, "../../../dialects/public.json"), "utf8")),
  ),
);
const spoken = start(publicDialect);
const promoted = listed.parse(
  await bodyOf(await spoken.call("GET", `/12/accounts/${spoken.account}/promoted_tweets`)),
);
const plain = start();
const campaigns = listed.parse(
  await bodyOf(await plain.call("GET", `/live/12/accounts/${plain.account}/campaigns`)),
);

describe("in the words of the public dialect", () => {
  const { emulator, clock, call, account } = spoken;
  const asked = {
    ...DAY,
    entity: "PROMOTED_TWEET",
    entity_ids: promoted.data
      .slice(0, 20)
      .map(({ id }) => id)
      .join(),
    placement: "ALL_ON_TWITTER",
    metric_groups: "ENGAGEMENT,MOBILE_CONVERSION",
  };

  it("are the keys of metrics, and the values of entity and placement", async () => {
    const { data, request } = statisticsContent.parse(
      await bodyOf(await call("GET", `/12/stats/accounts/${account}`, asked)),
    );
    expect(request.params).toMatchObject({ entity: "PROMOTED_TWEET", placement: "ALL_ON_TWITTER" });
    const names = Object.keys(data[0]?.id_data[0]?.metrics ?? {});
    for (const name of ["retweets", "tweets_send", "mobile_conversion_installs"])
      expect(names).toContain(name);
    expect(names.some((name) => name.includes("post"))).toBe(false);
    // Fields of conversions: a post is no part of them.
    expect(publicDialect.wireName("post_view")).toBe("post_view");
    expect(publicDialect.neutralName("post_engagement")).toBe("post_engagement");
  });

  it("is the file of a job, too", async () => {
    const created = await bodyOf(await call("POST", `/12/stats/jobs/accounts/${account}`, asked));
    const { data: job } = z.object({ data: z.looseObject({ id_str: z.string() }) }).parse(created);
    expect(job).toMatchObject({ entity: "PROMOTED_TWEET", placement: "ALL_ON_TWITTER" });
    clock.advance(41_000);
    const done = listed.parse(
      await bodyOf(await call("GET", `/12/stats/jobs/accounts/${account}`, { job_ids: job.id_str })),
    );
    const response = await emulator.app.request(String(done.data[0]?.url));
    const content = statisticsContent.parse(
      parseExactJson(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()),
    );
    expect(content.request.params).toMatchObject({ entity: "PROMOTED_TWEET" });
    expect(Object.keys(content.data[0]?.id_data[0]?.metrics ?? {})).toContain("retweets");
  });

  it("are the places of active entities", async () => {
    const { start_time, end_time } = DAY;
    const answer = await call("GET", `/12/stats/accounts/${account}/active_entities`, {
      entity: "PROMOTED_TWEET",
      start_time,
      end_time,
    });
    expect(await answer.text()).toContain('"placements":["ALL_ON_TWITTER"]');
  });
});

describe("faults of statistics", () => {
  const { emulator, clock, call, account } = plain;
  const asked = {
    ...DAY,
    entity: "CAMPAIGN",
    entity_ids: campaigns.data
      .slice(0, 20)
      .map(({ id }) => id)
      .join(),
    placement: "ALL_ON_SERVICE",
    metric_groups: "ENGAGEMENT,BILLING",
  };
  const sync = `/live/12/stats/accounts/${account}`;
  const jobs = `/live/12/stats/jobs/accounts/${account}`;

  const set = async (fault: object) => {
    const body = JSON.stringify(fault);
    const answer = await emulator.app.request(`${ORIGIN}/_emulator/faults`, { method: "POST", body });
    expect(answer.status, await answer.clone().text()).toBe(201);
  };
  afterEach(() => emulator.app.request(`${ORIGIN}/_emulator/faults`, { method: "DELETE" }));

  const finished = async () => {
    const created = await bodyOf(await call("POST", jobs, asked));
    const { data } = z.object({ data: z.looseObject({ id_str: z.string() }) }).parse(created);
    clock.advance(41_000);
    return listed.parse(await bodyOf(await call("GET", jobs, { job_ids: data.id_str }))).data[0];
  };

  it("are a service that does not answer in time, with and without a time to wait", async () => {
    const error = {
      code: "SERVICE_UNAVAILABLE",
      message: "Service unavailable due to request timeout; please try the request again later",
    };
    const fault = { method: "POST", path: jobs, status: 503, body: { errors: [error] }, count: 1 };
    await set({ ...fault, headers: { "retry-after": "30" } });
    const first = await call("POST", jobs, asked);
    expect([first.status, first.headers.get("retry-after")]).toEqual([503, "30"]);
    await set(fault);
    const second = await call("POST", jobs, asked);
    expect([second.status, second.headers.get("retry-after")]).toEqual([503, null]);
    expect((await call("POST", jobs, asked)).status).toBe(200);
  });

  it("are too many jobs", async () => {
    const error = { code: "TOO_MANY_JOBS", message: "A maximum of 100 jobs can be in processing state" };
    await set({ method: "POST", path: jobs, status: 400, body: { errors: [error] } });
    expect((await call("POST", jobs, asked)).status).toBe(400);
  });

  it("are a job that never ends", async () => {
    await set({
      method: "GET",
      path: jobs,
      merge: { data: { status: "PROCESSING", url: null, expires_at: null } },
    });
    expect(await finished()).toMatchObject({ status: "PROCESSING", url: null });
  });

  it("are a file that breaks off", async () => {
    const job = await finished();
    await set({ path: "/advertiser-api-async-analytics/*", cut_after_bytes: 60 });
    const cut = await emulator.app.request(String(job?.url));
    const bytes = await cut.arrayBuffer().then(
      (whole) => Buffer.from(whole),
      () => Buffer.alloc(0),
    );
    expect(() => gunzipSync(bytes)).toThrow();
  });

  it.each([
    ["fall between two reads", { impressions: [1] }],
    ["are unknown", { something_new: [7] }],
    ["hold a null in their series", { impressions: [null] }],
  ])("are metrics that %s", async (_, metrics) => {
    await set({ path: sync, merge: { data: { id_data: { metrics } } } });
    const answer = statistics.statisticsAnswer.parse(await bodyOf(await call("GET", sync, asked)));
    expect(answer.data[0]?.id_data[0]?.metrics).toMatchObject(metrics);
  });
});
