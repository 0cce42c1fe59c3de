import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { Dialect } from "@/lib/ads/dialect";
import { parseDialectFile } from "@/lib/ads/dialect-file";
import { signRequest } from "@/lib/oauth/sign";
import { createEmulator } from "./app";
import { OWNER_TOKEN } from "./credentials/seed";
import { DEMO_APPLICATION } from "./seed/people";
import { createTestClient } from "./testing/client";
import { pngOf } from "./testing/media-files";
import { bareForm } from "./testing/upload";

/** The whole service in the words of the public dialect, behind real signatures. */

const file = path.resolve(import.meta.dirname, "../dialects/public.json");
const dialect = new Dialect(parseDialectFile(JSON.parse(readFileSync(file, "utf8"))));
const { app } = createEmulator({ data: ":memory:", seed: "demo", dialect });
const sign = createTestClient(app);
const token = { key: OWNER_TOKEN.token, secret: OWNER_TOKEN.secret };

const record = z.looseObject({ id: z.string() });
const one = z.object({ request: z.object({ params: z.looseObject({}) }), data: record });
const list = z.object({ data: z.array(record) });
const refusal = z.object({ errors: z.array(z.looseObject({ code: z.string() })) });

const read = async <S extends z.ZodType>(schema: S, response: Response | Promise<Response>) =>
  schema.parse(await (await response).json());

const accounts = await read(
  list,
  sign("/live/12/accounts", { method: "GET", query: { q: "kestrel" }, token }),
);
const account = `/live/12/accounts/${accounts.data[0]?.id}`;
const campaigns = await read(list, sign(`${account}/campaigns`, { method: "GET", token }));

describe("a service that speaks the public dialect", () => {
  it.each(["query", "form"] as const)("takes its words in the %s and answers in them", async (place) => {
    const instruments = await read(list, sign(`${account}/funding_instruments`, { method: "GET", token }));
    const { data: campaign } = await read(
      one,
      sign(`${account}/campaigns`, {
        [place]: { name: "post PROMOTED_POST", funding_instrument_id: instruments.data[0]?.id ?? "" },
        token,
      }),
    );
    expect(campaign.name).toBe("post PROMOTED_POST");
    const response = await sign(`${account}/line_items`, {
      [place]: {
        campaign_id: campaign.id,
        name: "ALL_ON_SERVICE",
        objective: "ENGAGEMENTS",
        product_type: "PROMOTED_TWEETS",
        placements: "TWITTER_TIMELINE,TWITTER_SEARCH",
        start_time: "2026-11-22",
      },
      token,
    });
    const { data, request } = await read(one, response);
    for (const said of [data, request.params])
      expect(said).toMatchObject({
        name: "ALL_ON_SERVICE",
        product_type: "PROMOTED_TWEETS",
        placements: ["TWITTER_TIMELINE", "TWITTER_SEARCH"],
      });
    const length = Number(response.headers.get("content-length"));
    expect(length).toBeGreaterThan(0);
  });

  it("translates its paths, and the names in JSON bodies", async () => {
    const text = "I posted a post about draft_posts";
    const user = await read(
      z.looseObject({ id_str: z.string() }),
      sign("/1.1/account/verify_credentials.json", { method: "GET", token }),
    );
    const { data: draft } = await read(
      one,
      sign(`${account}/draft_tweets`, { query: { as_user_id: user.id_str, text }, token }),
    );
    expect(draft.text).toBe(text);
    const drafts = await read(
      list,
      sign(`${account}/draft_tweets`, { method: "GET", query: { user_id: user.id_str }, token }),
    );
    expect(drafts.data.map(({ id }) => id)).toContain(draft.id);
    const media = await sign(`${account}/media_library`, { method: "GET", token });
    expect(await media.text()).toMatch(/"media_category":"TWEET_(IMAGE|VIDEO|GIF)"/);
    const batch = await sign(account.replace("/12/", "/12/batch/").concat("/line_items"), {
      json: [
        {
          operation_type: "Create",
          params: {
            campaign_id: campaigns.data[0]?.id,
            objective: "ENGAGEMENTS",
            product_type: "PROMOTED_TWEETZ",
            placements: ["ALL_ON_TWITTER"],
          },
        },
      ],
      token,
    });
    expect(await batch.text()).toContain('"placements":["ALL_ON_TWITTER"]');
  });

  it("answers the version that its clients still name in the one there is", async () => {
    const older = await sign(`${account}/draft_tweets`.replace("/12/", "/11/"), { method: "GET", token });
    expect(older.status).toBe(200);
    expect(older.headers.get("x-current-api-version")).toBe("12");
    expect((await sign("/live/10/accounts", { method: "GET", token })).status).toBe(404);
    expect((await sign("/live/11", { method: "GET", token })).status).toBe(404);
  });

  it("takes uploads with its words, in the address and in the parts of a form", async () => {
    const credentials = {
      consumerKey: DEMO_APPLICATION.consumerKey,
      consumerSecret: DEMO_APPLICATION.consumerSecret,
      token: token.key,
      tokenSecret: token.secret,
    };
    const upload = async (
      query: readonly (readonly [string, string])[],
      parts: Record<string, string>,
      base = "/upload",
    ) => {
      const url = new URL(`http://127.0.0.1:4010${base}/1.1/media/upload.json`);
      const { address, authorization } = signRequest({ method: "POST", url, query }, credentials);
      const body = new FormData();
      for (const [name, value] of Object.entries(parts)) body.append(name, value);
      body.append("media", new Blob([new Uint8Array(pngOf(1_200, 628))]), "a.png");
      const response = await app.request(address, { method: "POST", headers: { authorization }, body });
      return read(z.object({ media_key: z.string() }), response);
    };
    expect((await upload([["media_category", "tweet_image"]], {})).media_key).toMatch(/^3_\d+$/);
    expect((await upload([], { media_category: "tweet_image" })).media_key).toMatch(/^3_\d+$/);
    const unnamed = bareForm({ media: pngOf(1_200, 628), media_category: "TweetImage" });
    const said = await sign("/upload/1.1/media/upload.json", { body: unnamed, token });
    expect(await said.text()).toMatch(/"media_key":"3_.*"w":1200/);
    // Where the platform is, too.
    expect((await upload([], { media_category: "TWEET_IMAGE" }, "")).media_key).toMatch(/^3_\d+$/);
  });

  it("answers a card by itself, as its clients read it, and the specification's list of one without it", async () => {
    const cards = await read(list, sign(`${account}/cards`, { method: "GET", query: { count: "1" }, token }));
    const id = cards.data[0]?.id ?? "";
    const { data } = await read(one, sign(`${account}/cards/${id}`, { method: "GET", token }));
    expect(data.id).toBe(id);
    const plain = createEmulator({ data: ":memory:", seed: "demo" });
    const answer = createTestClient(plain.app)(`${account}/cards/${id}`, { method: "GET", token });
    expect((await read(list, answer)).data.map((card) => card.id)).toEqual([id]);
    plain.close();
  });

  it("names the parameter at fault in its words", async () => {
    const response = await sign(`${account}/promoted_tweets`, { query: { line_item_id: "abc" }, token });
    const { errors } = await read(refusal, response);
    expect(response.status).toBe(400);
    expect(errors).toContainEqual(
      expect.objectContaining({
        parameter: "tweet_ids",
        message: '"tweet_ids" is a required parameter',
      }),
    );
  });

  it("says its resources in messages as in fields", async () => {
    const response = await sign(`${account}/promoted_tweets/abc`, { method: "GET", token });
    expect(await response.json()).toMatchObject({
      errors: [{ message: expect.stringMatching(/^Promoted Tweet abc was not found for Account \w+$/) }],
    });
    const reply = await sign("/2/tweets", {
      json: { text: "Yes", reply: { in_reply_to_tweet_id: "1" } },
      token,
    });
    expect(await reply.json()).toMatchObject({
      detail: "Could not find tweet with reply.in_reply_to_tweet_id: [1].",
    });
  });

  it("has faults set, and requests noted, in the words of the wire", async () => {
    await app.request("http://127.0.0.1:4010/_emulator/faults", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ path: `${account}/draft_tweets`, status: 503, count: 1 }),
    });
    expect((await sign(`${account}/draft_tweets`, { method: "GET", token })).status).toBe(503);
    expect((await sign(`${account}/draft_tweets`, { method: "GET", token })).status).toBe(200);
    const noted = await app.request("http://127.0.0.1:4010/_emulator/requests");
    expect(await noted.text()).toContain(`"path":"${account}/draft_tweets"`);
  });

  it("takes an older version without an environment, and fails there in the service's shape", async () => {
    const ask = () => sign("/11/accounts", { method: "GET", query: { q: "kestrel" }, token });
    expect((await read(list, ask())).data).toEqual(accounts.data);
    await app.request("http://127.0.0.1:4010/_emulator/faults", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ path: "/11/accounts", status: 503, count: 1 }),
    });
    expect((await read(refusal, ask())).errors[0]?.code).toBe("SERVICE_UNAVAILABLE");
  });

  it("hands out tokens as ever, and refuses what was signed otherwise", async () => {
    const step = await sign("/oauth/request_token", {
      query: { x_auth_access_type: "read" },
      oauth: { oauth_callback: "oob" },
    });
    expect(await step.text()).toContain("oauth_callback_confirmed=true");
    const forged = await sign(`${account}/draft_tweets`, {
      method: "GET",
      changeQuery: { count: "1" },
      token,
    });
    expect(forged.status).toBe(401);
    expect((await app.request("http://127.0.0.1:4010/")).headers.get("content-type")).toContain("text/html");
    expect((await app.request("http://127.0.0.1:4010/nowhere")).status).toBe(404);
  });
});
