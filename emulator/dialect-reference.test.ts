import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import * as z from "zod";
import { Dialect } from "@/lib/ads/dialect";
import { parseDialectFile } from "@/lib/ads/dialect-file";
import { createEmulator } from "./app";
import { OWNER_TOKEN } from "./credentials/seed";
import { createTestClient } from "./testing/client";

/** What the version 12 reference has beside the specification, in its own words: those of the public dialect. */

const file = path.resolve(import.meta.dirname, "../dialects/public.json");
const dialect = new Dialect(parseDialectFile(JSON.parse(readFileSync(file, "utf8"))));
const { app } = createEmulator({ data: ":memory:", seed: "demo", dialect });
const sign = createTestClient(app);
const token = { key: OWNER_TOKEN.token, secret: OWNER_TOKEN.secret };

const record = z.looseObject({});
const one = z.object({ data: record });
const list = z.object({ data: z.array(record) });

type Query = Readonly<Record<string, string>>;
const call = async <S extends z.ZodType>(
  schema: S,
  method: string,
  address: string,
  { query = {}, json }: { query?: Query; json?: unknown } = {},
) => {
  const sent = { method, query, token, ...(json !== undefined && { json }) };
  const response = await sign(address, sent);
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return schema.parse(JSON.parse(text));
};

const accounts = await call(list, "GET", "/live/12/accounts", { query: { q: "nordlys outdoor" } });
const account = `/live/12/accounts/${accounts.data[0]?.id}`;

it("answers changes of a card with the card, as clients read them", async () => {
  const [card] = (await call(list, "GET", `${account}/cards`)).data;
  const changed = await call(one, "PUT", `${account}/cards/${card?.id}`, { json: { name: "Renamed" } });
  expect(changed.data).toMatchObject({ id: card?.id, name: "Renamed" });
  expect((await call(one, "DELETE", `${account}/cards/${card?.id}`)).data).toMatchObject({ deleted: true });
});

it("takes the clients' names for scheduled posts and previews", async () => {
  const promoted = await call(list, "GET", `${account}/scheduled_promoted_tweets`);
  for (const each of promoted.data) expect(each).toHaveProperty("scheduled_tweet_id");
  const [post] = (await call(list, "GET", `${account}/promoted_tweets`)).data;
  const query = { tweet_ids: String(post?.tweet_id), tweet_type: "PUBLISHED" };
  const previews = await call(list, "GET", `${account}/tweet_previews`, { query });
  expect(previews.data).toMatchObject([{ tweet_id: post?.tweet_id, preview: expect.any(String) }]);
});

it("takes and answers the clients' names for conversions", async () => {
  const [tag] = (await call(list, "GET", `${account}/web_event_tags`)).data;
  const conversion = {
    conversion_time: "2026-11-21T09:00:00.603Z",
    event_id: tag?.id,
    identifiers: [{ twclid: "23opevjt88psuo13lu8d020qkn" }],
  };
  const sent = await call(one, "POST", `/live/12/measurement/conversions/${tag?.website_tag_id}`, {
    json: { conversions: [conversion] },
  });
  expect(sent.data).toMatchObject({ conversions_processed: 1 });
  const [app] = (await call(list, "GET", `${account}/app_event_tags`)).data;
  expect(app).toHaveProperty("post_view_attribution_window");
  expect(app).toHaveProperty("post_engagement_attribution_window");
  const query = {
    app_id: String(app?.app_store_identifier),
    os_type: String(app?.os_type),
    conversion_type: String(app?.conversion_type),
    conversion_time: "2026-11-21T09:00:00Z",
    hashed_device_id: "ABCD",
    non_twitter_engagement_time: "2026-11-20T09:00:00Z",
  };
  const { data } = await call(one, "GET", "/live/12/conversion_attribution", { query });
  expect(data).toMatchObject({ non_twitter_engagement_time: query.non_twitter_engagement_time });
  expect(data).toHaveProperty("twitter_attribution");
});

it("takes files of people who opted out by the identifiers that clients name", async () => {
  const query = { input_file_path: "/1.1/ton/data/ta_partner/out.csv", list_type: "TWITTER_ID" };
  const address = `${account}/custom_audiences/global_opt_out`;
  expect((await call(one, "PUT", address, { query })).data).toEqual(query);
});
