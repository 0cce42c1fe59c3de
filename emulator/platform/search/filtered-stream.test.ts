import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import * as connections from "@/lib/ads/endpoints/connections";
import * as filtered from "@/lib/ads/endpoints/filtered-stream";
import * as rules from "@/lib/ads/endpoints/stream-rules";
import { linesOf, startPlatform, type TestPlatform } from "../../testing/platform";

let platform: TestPlatform;

beforeEach(() => {
  platform = startPlatform();
});
afterEach(() => platform.stop());

const post = async (text: string) => {
  const { status } = await platform.asUser("POST", "/2/posts", { json: { text } });
  expect(status).toBe(201);
};
const addRule = async (value: string, tag?: string) => {
  const json = { add: [{ value, ...(tag && { tag }) }] };
  const { body } = await platform.call("POST", rules.change.path, { json });
  return rules.change.data.parse(body).data?.[0]?.id;
};
const open = async (query: Record<string, string> = {}) => {
  const response = await platform.request("GET", filtered.connect.path, { query });
  expect(response.status).toBe(200);
  const lines = linesOf(response);
  expect(await lines.next()).toBe("");
  return {
    hangUp: lines.hangUp,
    next: async () => {
      const line = await lines.next();
      return line === undefined ? undefined : filtered.connect.data.parse(JSON.parse(line));
    },
  };
};

describe("the filtered stream", () => {
  it("hands on the posts that fit a rule, with the rules that they fit, and what was asked to come along", async () => {
    const coffee = await addRule("coffee lang:en", "drinks");
    const mara = await addRule("from:mara_agency -tea");
    const stream = await open({ expansions: "author_id", "post.fields": "created_at" });
    await post("Only tea");
    await post("Coffee, at last");
    const line = await stream.next();
    expect(line).toMatchObject({
      data: { text: "Coffee, at last", author_id: "2200000001", created_at: expect.any(String) },
      includes: { users: [{ username: "mara_agency" }] },
    });
    expect(line?.matching_rules).toEqual([{ id: coffee, tag: "drinks" }, { id: mara }]);
    await stream.hangUp();
  });

  it("follows its rules as they change", async () => {
    const stream = await open();
    await post("A walrus before the rule");
    await addRule("walrus");
    await post("A walrus after it");
    expect((await stream.next())?.data.text).toBe("A walrus after it");
    await stream.hangUp();
  });

  it("begins with what was missed, where asked to, and ends at its end time", async () => {
    await addRule("heron");
    await post("A heron of long ago");
    platform.clock.advance(10 * 60_000);
    await post("A heron of just now");
    platform.clock.advance(60_000);
    const until = new Date(platform.clock.now() + 60_000).toISOString();
    const stream = await open({ backfill_minutes: "5", end_time: until });
    expect((await stream.next())?.data.text).toBe("A heron of just now");
    platform.clock.advance(120_000);
    expect(await stream.next()).toBeUndefined();
  });

  it("is a connection like those of other streams: two at a time, and ended on request", async () => {
    await open();
    await open();
    expect((await platform.request("GET", filtered.connect.path)).status).toBe(429);
    const listed = await platform.call("GET", connections.list.path);
    expect(z.array(connections.connectionRecord).parse(listed.body.data)).toMatchObject([
      { endpoint_name: "filtered_stream" },
      { endpoint_name: "filtered_stream" },
    ]);
    const end = async (name: string) =>
      (await platform.call("DELETE", connections.endAtEndpoint.path.replace(":endpoint_id", name))).body;
    expect(await end("activity_stream")).toMatchObject({ data: { successful_kills: 0 } });
    expect(await end("filtered_stream")).toMatchObject({ data: { successful_kills: 2 } });
  });
});
