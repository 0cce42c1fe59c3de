import { createServer, type Server } from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

/** The file of a job of a service that speaks the public dialect. */

const request = {
  params: {
    start_time: "2026-11-19T00:00:00Z",
    end_time: "2026-11-20T00:00:00Z",
    entity: "PROMOTED_TWEET",
    entity_ids: ["8wku1"],
    granularity: "TOTAL",
    placement: "ALL_ON_TWITTER",
    metric_groups: ["ENGAGEMENT"],
    segmentation_type: "GENDER",
    country: null,
    platform: null,
  },
};
const metrics = { impressions: [200], retweets: [3], tweets_send: null, likes: [25] };
const segment = { segment_name: "Female", segment_value: "retweets" };
const file = {
  data_type: "stats",
  time_series_length: 1,
  data: [{ id: "8wku1", id_data: [{ segment, metrics }] }],
  request,
};

let server: Server;
let origin = "";

beforeAll(async () => {
  server = createServer((_, response) => response.end(gzipSync(JSON.stringify(file))));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : address}`;
  vi.stubEnv("ADS_URL", `${origin}/live`);
  for (const name of ["ADS_SANDBOX_URL", "AUTH_URL"]) vi.stubEnv(name, origin);
  for (const name of ["CONSUMER_KEY", "CONSUMER_SECRET"]) vi.stubEnv(name, "demo");
  vi.stubEnv("SESSION_SECRET", "a secret of more than thirty-two characters");
  vi.stubEnv("SERVICE_DIALECT", path.resolve(import.meta.dirname, "../../dialects/public.json"));
});

afterAll(async () => {
  const { upstreamPool } = await import("@/lib/http/upstream-pool");
  await upstreamPool().close();
  server.close();
});

it("is read in the specification's words, and values of others stay as they are", async () => {
  const { readJobFile } = await import("./read-job-file");
  const address = `${origin}/advertiser-api-async-analytics/stats_job_1.json.gz`;
  const { data } = await readJobFile(address, new AbortController().signal);
  expect(data).toEqual([
    {
      id: "8wku1",
      id_data: [{ segment, metrics: { impressions: [200], reposts: [3], posts_send: null, likes: [25] } }],
    },
  ]);
});
