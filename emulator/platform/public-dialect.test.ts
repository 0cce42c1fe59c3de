import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { Dialect } from "@/lib/ads/dialect";
import { parseDialectFile } from "@/lib/ads/dialect-file";
import { pngOf } from "../testing/media-files";
import { linesOf, startPlatform, type TestPlatform } from "../testing/platform";
import { bareForm } from "../testing/upload";

/** The platform in the words of the public dialect, as its clients read it. Names here are theirs. */

let platform: TestPlatform;

beforeAll(() => {
  const file = path.resolve(import.meta.dirname, "../../dialects/public.json");
  const dialect = new Dialect(parseDialectFile(JSON.parse(readFileSync(file, "utf8"))));
  platform = startPlatform("demo", async () => Response.json({}), dialect);
});
afterAll(() => platform.stop());

const named = z.object({ data: z.looseObject({ id: z.string() }) });

async function tweet(text: string, more: object = {}) {
  const { body, status } = await platform.asUser("POST", "/2/tweets", { json: { text, ...more } });
  expect(status).toBe(201);
  return named.parse(body).data.id;
}

describe("the public dialect", () => {
  it("reads tweets, with what they answer and who wrote them", async () => {
    const first = await tweet("post tweet repost");
    const id = await tweet("An answer", { reply: { in_reply_to_tweet_id: first } });
    const query = {
      "tweet.fields": "public_metrics,created_at,referenced_tweets,edit_history_tweet_ids",
      expansions: "referenced_tweets.id,author_id,referenced_tweets.id.author_id",
      "user.fields": "public_metrics",
    };
    const { body } = await platform.call("GET", `/2/tweets/${id}`, { query });
    expect(body).toMatchObject({
      data: {
        edit_history_tweet_ids: [id],
        public_metrics: { retweet_count: expect.any(Number) },
        referenced_tweets: [{ type: "replied_to", id: first }],
      },
      includes: {
        tweets: [{ id: first, text: "post tweet repost" }],
        users: [{ username: "mara_agency", public_metrics: { tweet_count: expect.any(Number) } }],
      },
    });
    expect((await platform.call("GET", "/2/tweets/12")).body).toMatchObject({
      errors: [{ resource_type: "tweet", detail: "Could not find tweet with id: [12]." }],
    });
    expect((await platform.asUser("DELETE", `/2/tweets/${id}`)).body).toEqual({ data: { deleted: true } });
  });

  it("searches and counts them, and lists a user's", async () => {
    const id = await tweet("A pangolin in the garden");
    const query = { query: "pangolin", "tweet.fields": "author_id" };
    const found = await platform.call("GET", "/2/tweets/search/recent", { query });
    expect(found.body).toMatchObject({ data: [{ id, author_id: "2200000001" }], meta: { result_count: 1 } });
    const counted = await platform.call("GET", "/2/tweets/counts/recent", { query: { query: "pangolin" } });
    expect(counted.body).toMatchObject({ meta: { total_tweet_count: 1 } });
    expect(JSON.stringify(counted.body)).toContain('"tweet_count":1');
    const own = await platform.call("GET", "/2/users/2200000001/tweets", { query: { exclude: "retweets" } });
    expect(own.body).toMatchObject({ data: [{ id }, {}] });
  });

  it("streams them in its words", async () => {
    const json = { add: [{ value: "from:mara_agency okapi", tag: "post" }] };
    await platform.call("POST", "/2/tweets/search/stream/rules", { json });
    const query = { "tweet.fields": "public_metrics" };
    const lines = linesOf(await platform.request("GET", "/2/tweets/search/stream", { query }));
    expect(await lines.next()).toBe("");
    const id = await tweet("An okapi, and a post");
    expect(JSON.parse((await lines.next()) ?? "")).toMatchObject({
      data: {
        id,
        text: "An okapi, and a post",
        edit_history_tweet_ids: [id],
        public_metrics: { retweet_count: 0 },
      },
      matching_rules: [{ tag: "post" }],
    });
    await lines.hangUp();
  });

  it("shows users, and takes pictures in pieces", async () => {
    const users = await platform.call("GET", "/2/users/by", {
      query: { usernames: "mara_agency,nobody_here", "user.fields": "most_recent_tweet_id" },
    });
    expect(users.body).toMatchObject({
      data: [{ username: "mara_agency", most_recent_tweet_id: expect.any(String) }],
      errors: [{ resource_type: "user", value: "nobody_here" }],
    });
    const png = pngOf(40, 40);
    const begun = await platform.asUser("POST", "/2/media/upload/initialize", {
      json: { media_type: "image/png", total_bytes: png.length, media_category: "tweet_image" },
    });
    const { id } = named.parse(begun.body).data;
    const body = bareForm({ segment_index: "0", media: png });
    expect((await platform.asUser("POST", `/2/media/upload/${id}/append`, { body })).status).toBe(200);
    const done = await platform.asUser("POST", `/2/media/upload/${id}/finalize`);
    expect(done.body).toMatchObject({ data: { id, media_key: `3_${id}` } });
  });
});
