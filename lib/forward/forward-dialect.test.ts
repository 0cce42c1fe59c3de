import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { codeOf, startForward } from "./test-forward";

/** The forward before a service that speaks the public dialect. */

let forward: Awaited<ReturnType<typeof startForward>>;

beforeAll(async () => {
  vi.stubEnv("SERVICE_DIALECT", path.resolve(import.meta.dirname, "../../dialects/public.json"));
  forward = await startForward();
});

afterAll(() => forward.stop());

beforeEach(() => {
  forward.arrived.length = 0;
});

const account = "/api/ads/live/mara/12/accounts/18ce54d4x5t";

const said =
  '{"request":{"params":{}},"data":[{"id":"1","post_id":"post","name":"tweet","entity_status":"ACTIVE"}],"next_cursor":null}';
const onTheWire = said.replace("post_id", "tweet_id");

describe("a service with names of its own", () => {
  it.each([
    ["plain", Buffer.from(onTheWire), {}],
    ["gzip", gzipSync(onTheWire), { "content-encoding": "gzip" }],
  ])("is asked in them, and its answer read in the specification's: %s", async (_, bytes, encoding) => {
    forward.answerWith((_request, response) =>
      response.writeHead(200, { "content-type": "application/json", ...encoding }).end(bytes),
    );
    const { status, body, headers } = await forward.call(`${account}/promoted_posts?promoted_post_ids=1,2`, {
      headers: await forward.asMara({ "accept-encoding": "gzip" }),
    });
    expect(status).toBe(200);
    expect(body.toString()).toBe(said);
    expect(headers["content-encoding"]).toBeUndefined();
    expect(forward.arrived[0]?.url).toBe(
      "/live/12/accounts/18ce54d4x5t/promoted_tweets?promoted_tweet_ids=1%2C2",
    );
  });

  it("gets bodies in them, and its refusals come back in the specification's", async () => {
    forward.answerWith((_, response) =>
      response
        .writeHead(400, { "content-type": "application/json" })
        .end('{"errors":[{"code":"INVALID_TWEET","message":"post","parameter":"tweet_ids"}]}'),
    );
    const batch = account.replace("/12/", "/12/batch/");
    const params = {
      campaign_id: "1",
      objective: "ENGAGEMENTS",
      product_type: "PROMOTED_POST",
      placements: ["ALL_ON_SERVICE"],
      start_time: "2026-11-22T00:00:00Z",
      name: "post",
    };
    const { status, body } = await forward.call(`${batch}/line_items`, {
      method: "POST",
      headers: await forward.asMara({ "content-type": "application/json" }),
      body: JSON.stringify([{ operation_type: "Create", params }]),
    });
    expect(status).toBe(400);
    expect(JSON.parse(body.toString()).errors[0]).toEqual({
      code: "INVALID_POST",
      message: "post",
      parameter: "post_ids",
    });
    expect(JSON.parse(forward.arrived[0]?.body ?? "")[0].params).toMatchObject({
      product_type: "PROMOTED_TWEETS",
      placements: ["ALL_ON_TWITTER"],
      name: "post",
    });
  });

  it("that answers with something else than it says is of no use", async () => {
    forward.answerWith((_, response) =>
      response
        .writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" })
        .end("not gzip at all"),
    );
    const answer = await forward.call(`${account}/promoted_posts`, { headers: await forward.asMara() });
    expect(codeOf(answer)).toBe("UPSTREAM_UNUSABLE");
  });
});
