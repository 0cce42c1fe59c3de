import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import * as news from "@/lib/ads/endpoints/news";
import * as notes from "@/lib/ads/endpoints/note-evaluations";
import * as posts from "@/lib/ads/endpoints/platform-posts";
import * as powerstream from "@/lib/ads/endpoints/powerstream-rules";
import * as rules from "@/lib/ads/endpoints/stream-rules";
import { startPlatform, type TestPlatform } from "../testing/platform";

/** What the platform's change history names beside activity, webhooks and connections. */

const HOUR = 3_600_000;
const MARA = "2200000001";
const JON = "2200000002";

let platform: TestPlatform;

beforeEach(() => {
  platform = startPlatform();
});
afterEach(() => platform.stop());

const refused = { title: expect.any(String), detail: expect.any(String), type: expect.any(String) };

/** A post by another user. */
function storePost(id: string, userId: string, text: string): void {
  const now = new Date(platform.clock.now()).toISOString();
  platform.emulator.db
    .prepare(
      "INSERT INTO posts (id, user_id, text, nullcast, created_at, updated_at) VALUES (?, ?, ?, 0, ?, ?)",
    )
    .run([id, userId, text, now, now]);
}

describe("news", () => {
  const search = (query: Record<string, string>) =>
    platform.call("GET", news.search.path, { query: { query: "prices", ...query } });
  const found = async (query: Record<string, string>) => news.search.data.parse((await search(query)).body);

  it("are found by every word, the newest first, and not beyond their age", async () => {
    const { data, meta } = await found({});
    expect(data.map(({ name }) => name)).toEqual([
      "Night trains return to three more cities",
      "Coffee harvest better than feared",
    ]);
    expect(meta).toEqual({ result_count: 2 });
    expect((await found({ query: "Prices COFFEE" })).data).toHaveLength(1);
    expect((await found({ query: "prices moon" })).data).toEqual([]);
    expect((await found({ max_age_hours: "5" })).data).toHaveLength(1);
    expect((await found({ max_age_hours: "720" })).data).toHaveLength(3);
    expect((await found({ max_results: "1" })).data).toHaveLength(1);
    platform.clock.advance(168 * HOUR);
    expect((await found({})).data).toEqual([]);
  });

  it("show the fields asked for, and posts that speak of them", async () => {
    storePost("1860000000000000001", JON, "Coffee at last");
    const [story] = (await found({ query: "coffee" })).data;
    expect(story).toMatchObject({
      id: expect.any(String),
      category: "Business",
      cluster_posts_results: [{ post_id: "1860000000000000001" }],
      updated_at: expect.stringMatching(/Z$/),
    });
    const { body } = await platform.call("GET", news.get.path.replace(":id", story?.id ?? ""), {
      query: { "news.fields": "name,hook" },
    });
    expect(Object.keys(news.get.data.parse(body).data).toSorted()).toEqual(["hook", "id", "name"]);
  });

  it.each([
    { query: "" },
    { query: "a".repeat(2_049) },
    { max_results: "101" },
    { max_results: "0" },
    { max_age_hours: "721" },
    { "news.fields": "colour" },
  ] as Record<string, string>[])("refuse %j", async (query) => {
    expect(await search(query)).toMatchObject({ status: 400, body: refused });
  });

  it("need a query, and an id that exists", async () => {
    expect((await platform.call("GET", "/2/news/search")).status).toBe(400);
    expect(await platform.call("GET", "/2/news/1")).toMatchObject({ status: 404, body: refused });
  });
});

describe.each([posts.create, posts.createTwin])("$method $path", ({ path }) => {
  const write = (json: unknown) => platform.asUser("POST", path, { json });
  const made = async (json: unknown) => {
    const answer = await write(json);
    expect(answer.status, answer.text).toBe(201);
    return posts.create.data.parse(answer.body).data;
  };

  it("writes a post, which belongs to no account", async () => {
    const post = await made({ text: "Hello", nullcast: true, reply_settings: "following" });
    expect(post).toEqual({ id: expect.any(String), text: "Hello", edit_history_post_ids: [post.id] });
    const row = platform.emulator.db.prepare("SELECT user_id, account_id, nullcast FROM posts").get([]);
    expect(row).toMatchObject({ user_id: MARA, account_id: null, nullcast: 1 });
    expect((await made({ text: "A poll", poll: { options: ["a", "b"], duration_minutes: 5 } })).text).toBe(
      "A poll",
    );
    const shared = { text: "To all", community_id: "1", share_with_followers: true };
    expect((await made(shared)).text).toBe("To all");
  });

  it.each<[string, unknown]>([
    ["nothing", {}],
    ["blanks", { text: "  " }],
    ["281 letters", { text: "a".repeat(281) }],
    ["media that were not uploaded", { text: "a", media: { media_ids: ["1"] } }],
    ["no media among media", { text: "a", media: { media_ids: [] } }],
    ["five media", { text: "a", media: { media_ids: ["1", "2", "3", "4", "5"] } }],
    ["one choice", { text: "a", poll: { options: ["a"], duration_minutes: 5 } }],
    ["five choices", { text: "a", poll: { options: [..."abcde"], duration_minutes: 5 } }],
    ["a choice of 26", { text: "a", poll: { options: ["a", "b".repeat(26)], duration_minutes: 5 } }],
    ["4 minutes", { text: "a", poll: { options: ["a", "b"], duration_minutes: 4 } }],
    ["10,081 minutes", { text: "a", poll: { options: ["a", "b"], duration_minutes: 10_081 } }],
    [
      "media and a poll",
      {
        text: "a",
        media: { media_ids: ["1"] },
        poll: { options: ["a", "b"], duration_minutes: 5 },
      },
    ],
    ["followers without a community", { text: "a", share_with_followers: true }],
    ["other reply settings", { text: "a", reply_settings: "nobody" }],
    ["an edit of nothing", { text: "a", edit_options: {} }],
  ])("refuses %s", async (_, json) => {
    expect(await write(json)).toMatchObject({ status: 400, body: refused });
  });

  it("says at a parameter what it says of the whole", async () => {
    const { body } = await write({ text: "a", share_with_followers: true });
    const message = "Only posts of a community are shared with followers.";
    expect(body).toMatchObject({
      detail: message,
      errors: [{ message, parameters: { share_with_followers: ["true"] } }],
    });
  });

  it("counts an address as 23, as posts are counted everywhere", async () => {
    const address = `https://www.example.com/${"a".repeat(300)}`;
    expect((await made({ text: `${"b".repeat(256)} ${address}` })).text).toContain("example");
    expect((await write({ text: `${"b".repeat(257)} ${address}` })).status).toBe(400);
  });

  it("does not say the same twice within a day, and quotes nothing", async () => {
    await made({ text: "Again" });
    expect((await write({ text: "Again" })).status).toBe(403);
    platform.clock.advance(25 * HOUR);
    await made({ text: "Again" });
    expect((await write({ text: "Look", quote_post_id: "1" })).status).toBe(403);
  });

  it("replies only where its user was mentioned", async () => {
    storePost("11", JON, "What do you think, @Mara_Agency?");
    storePost("12", JON, "Hello @mara_agency2");
    const reply = (id: string, text: string) => write({ text, reply: { in_reply_to_post_id: id } });
    expect((await reply("11", "I like it")).status).toBe(201);
    expect((await reply("12", "Me too")).status).toBe(403);
    expect((await reply("13", "Nobody")).status).toBe(404);
    const own = await made({ text: "Thread" });
    expect((await reply(own.id, "Second")).status).toBe(201);
  });

  it("edits one's own last version, within an hour and five times at most", async () => {
    const edit = (previous: string, text: string) =>
      write({ text, edit_options: { previous_post_id: previous } });
    const first = await made({ text: "v1" });
    const history = [first.id];
    for (let version = 2; version <= posts.VERSIONS_MAX; version += 1) {
      const { body } = await edit(history.at(-1) ?? "", `v${version}`);
      const { data } = posts.create.data.parse(body);
      history.push(data.id);
      expect(data.edit_history_post_ids).toEqual(history);
      expect((await edit(first.id, `late ${version}`)).status).toBe(403);
    }
    expect((await edit(history.at(-1) ?? "", "v7")).status).toBe(403);
    const late = await made({ text: "late" });
    platform.clock.advance(HOUR + 1_000);
    expect((await edit(late.id, "later")).status).toBe(403);
    storePost("21", JON, "Not yours");
    expect((await edit("21", "Mine")).status).toBe(403);
    expect((await edit("22", "Nobody's")).status).toBe(404);
  });

  it("needs a user", async () => {
    expect(await platform.call("POST", path, { json: { text: "a" } })).toMatchObject({
      status: 403,
      body: { title: "Unsupported Authentication" },
    });
  });
});

it("media of a platform post are those that its user uploaded and that are ready", async () => {
  const upload = (id: string, userId: string, readyAt: number | null) =>
    platform.emulator.db
      .prepare(
        `INSERT INTO uploads (id, user_id, category, media_type, total_bytes, finalized_at, ready_at, expires_at, found)
         VALUES (?, ?, 'post_video', 'video/mp4', 1, 1, ?, ?, ?)`,
      )
      .run([
        id,
        userId,
        readyAt,
        platform.clock.now() + HOUR,
        JSON.stringify({ type: "video/mp4", width: 640, height: 360, durationMs: 1_000, duration: 1_000 }),
      ]);
  upload("1", MARA, platform.clock.now() - 1);
  upload("2", JON, platform.clock.now() - 1);
  upload("3", MARA, platform.clock.now() + HOUR / 2);
  const write = (id: string) =>
    platform.asUser("POST", posts.create.path, { json: { media: { media_ids: [id] } } });
  expect((await write("1")).status).toBe(201);
  expect((await write("2")).status).toBe(400);
  expect((await write("3")).status).toBe(400);
  const { media_keys } = z
    .object({ media_keys: z.string() })
    .parse(platform.emulator.db.prepare("SELECT media_keys FROM posts").get([]));
  expect(media_keys).toBe('["7_1"]');
});

describe("a note", () => {
  const score = (json: unknown) => platform.asUser("POST", notes.create.path, { json });
  const of = async (note_text: string) =>
    notes.create.data.parse((await score({ note_text, post_id: "31" })).body).data.claim_opinion_score;

  it("is scored by its judgements and its sources", async () => {
    storePost("31", JON, "The moon is made of cheese");
    const claim = await of("It is rock: https://moon.example/rock");
    expect(await of("I think that is the worst post!")).toBeGreaterThan(claim);
    expect(claim).toBeGreaterThanOrEqual(0);
    expect(await of(`${"best ".repeat(20)}!`)).toBe(1);
  });

  it("is of a post that exists, short, and a user's", async () => {
    storePost("31", JON, "Post");
    expect((await score({ note_text: "a", post_id: "32" })).status).toBe(404);
    expect((await score({ note_text: "a".repeat(281), post_id: "31" })).status).toBe(400);
    expect((await score({ post_id: "31" })).status).toBe(400);
    expect((await score({ note_text: "a" })).status).toBe(400);
    expect((await platform.call("POST", notes.create.path, { json: {} })).status).toBe(403);
  });
});

describe("rules of the filtered stream", () => {
  const change = (json: unknown, query: Record<string, string> = {}) =>
    platform.call("POST", rules.change.path, { json, query });
  const list = async (query: Record<string, string> = {}) =>
    rules.list.data.parse((await platform.call("GET", rules.list.path, { query })).body);
  const add = async (...values: string[]) =>
    rules.change.data.parse((await change({ add: values.map((value) => ({ value, tag: "t" })) })).body);

  it("are added, listed page by page, and found by id", async () => {
    const { data = [], meta } = await add("coffee", "tea lang:en", '"night train" -is:reply');
    expect(meta.summary).toEqual({ created: 3, not_created: 0, valid: 3, invalid: 0 });
    const first = await list({ max_results: "2" });
    expect(first.data).toEqual(data.slice(0, 2));
    const second = await list({ max_results: "2", pagination_token: first.meta.next_token ?? "" });
    expect(second.data).toEqual(data.slice(2));
    expect(second.meta.next_token).toBeUndefined();
    expect((await list({ ids: data[1]?.id ?? "" })).data).toEqual([data[1]]);
  });

  it.each([
    "from:mara_agency",
    "from_affiliate_of:mara_agency",
    "to_affiliate_of:mara_agency coffee",
    "coffee min_followers:500",
    "(coffee OR tea) min_likes:3 min_replies:1 min_reposts:1",
    "url:https://www.example.com",
  ])("may be %s", async (value) => {
    expect((await add(value)).meta.summary.valid).toBe(1);
  });

  it.each(['say "hi', "(coffee", "coffee)(", "colour:red", "-tea", "a".repeat(1_025), " "])(
    "may not be %s",
    async (value) => {
      const { meta, errors } = await add(value, "fine");
      expect(meta.summary).toEqual({ created: 1, not_created: 1, valid: 1, invalid: 1 });
      expect(errors).toMatchObject([{ value, type: expect.stringContaining("invalid-rules") }]);
    },
  );

  it("are distinguished, and counted", async () => {
    const { data: [existing] = [] } = await add("coffee");
    const again = await add("coffee", "tea", "tea");
    expect(again.errors).toMatchObject([
      { title: "DuplicateRule", id: existing?.id },
      { title: "DuplicateRule", value: "tea" },
    ]);
    platform.emulator.db.exec(`INSERT INTO stream_rules (id, application_id, value)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 998)
      SELECT 'r' || i, '10000001', 'v' || i FROM n`);
    expect((await change({ add: [{ value: "one more" }] })).status).toBe(400);
  });

  it("are only tried with dry_run", async () => {
    const tried = await change({ add: [{ value: "coffee" }] }, { dry_run: "true" });
    expect(tried.body).toMatchObject({ data: [{ value: "coffee" }], meta: { summary: { created: 1 } } });
    expect((await list()).data).toEqual([]);
    await add("coffee");
    await change({ delete: { values: ["coffee"] } }, { dry_run: "true" });
    expect((await list()).data).toHaveLength(1);
  });

  it("are deleted by id, by value, or all", async () => {
    const { data: [first] = [] } = await add("coffee", "tea", "milk");
    const byId = await change({ delete: { ids: [first?.id, "0"] } });
    expect(byId.body).toMatchObject({
      meta: { summary: { deleted: 1, not_deleted: 1 } },
      errors: [{ value: "0" }],
    });
    await change({ delete: { values: ["tea"] } });
    expect((await list()).data.map(({ value }) => value)).toEqual(["milk"]);
    expect((await change({}, { delete_all: "true" })).body).toMatchObject({
      meta: { summary: { deleted: 1, not_deleted: 0 } },
    });
    expect((await list()).meta.result_count).toBe(0);
  });

  it.each<[unknown, Record<string, string>]>([
    [{}, {}],
    [{ add: [] }, {}],
    [{ delete: {} }, {}],
    [{ add: [{ value: "a" }], delete: { ids: ["1"] } }, {}],
    [{ add: [{ value: "a" }] }, { delete_all: "true" }],
    [{ add: [{ tag: "a" }] }, {}],
    [{ add: [{ value: "a" }] }, { dry_run: "perhaps" }],
  ])("refuse %j with %j", async (json, query) => {
    expect(await change(json, query)).toMatchObject({ status: 400, body: refused });
  });

  it("belong to the application", async () => {
    expect((await platform.asUser("GET", rules.list.path)).status).toBe(403);
  });
});

it("rules of the power stream are those that the application was given", async () => {
  const { body } = await platform.call("GET", powerstream.list.path);
  const { data } = powerstream.list.data.parse(body);
  expect(data.rules.length).toBeGreaterThan(0);
  for (const { value } of data.rules) expect(value.length).toBeLessThanOrEqual(2_048);
  expect((await platform.asUser("GET", powerstream.list.path)).status).toBe(403);
});
