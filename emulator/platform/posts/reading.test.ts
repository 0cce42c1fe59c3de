import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as posts from "@/lib/ads/endpoints/platform-posts";
import * as search from "@/lib/ads/endpoints/post-search";
import { startPlatform, type TestPlatform } from "../../testing/platform";
import { obtainAccessToken } from "../../testing/sign-in";

let platform: TestPlatform;

beforeAll(() => {
  platform = startPlatform("demo");
});
afterAll(() => platform.stop());

/** The brand whose account has posts of every kind. */
const BRAND = "2400000023";
const at = (path: string, id: string) => path.replace(":id", id);

async function write(text: string, more: object = {}) {
  const { body, text: answer } = await platform.asUser("POST", posts.create.path, {
    json: { text, ...more },
  });
  return posts.create.data.parse(body, { error: () => answer }).data.id;
}
const read = async (id: string, query: Record<string, string> = {}) =>
  posts.get.data.parse((await platform.call("GET", at(posts.get.path, id), { query })).body);
const find = async (query: string, more: Record<string, string> = {}) => {
  const answer = await platform.call("GET", search.recent.path, { query: { query, ...more } });
  expect(answer.status, answer.text).toBe(200);
  return search.recent.data.parse(answer.body);
};
const texts = ({ data = [] }: { data?: readonly { text: string }[] | undefined }) =>
  data.map(({ text }) => text);

describe("one post", () => {
  it("has its id, its text and its versions, and the fields that are asked for", async () => {
    const id = await write("Hello @jon_marketer, see https://example.com/a #tea");
    expect((await read(id)).data).toEqual({
      id,
      text: "Hello @jon_marketer, see https://example.com/a #tea",
      edit_history_post_ids: [id],
    });
    const fields = "author_id,created_at,conversation_id,entities,lang,public_metrics,edit_controls,geo";
    const { data } = await read(id, { "post.fields": fields });
    expect(data).toMatchObject({
      author_id: "2200000001",
      conversation_id: id,
      lang: "en",
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/),
      public_metrics: { like_count: 0, impression_count: expect.any(Number) },
      edit_controls: { edits_remaining: 5, is_edit_eligible: true },
      entities: {
        mentions: [{ start: 6, end: 19, username: "jon_marketer" }],
        urls: [{ start: 25, end: 46, expanded_url: "https://example.com/a", display_url: "example.com" }],
        hashtags: [{ start: 47, end: 51, tag: "tea" }],
      },
    });
    expect(data).not.toHaveProperty("geo");
  });

  it("brings its author and what it answers along", async () => {
    const first = await write("What belongs together?");
    const id = await write("Cup and saucer", { reply: { in_reply_to_post_id: first } });
    const expansions = "author_id,referenced_posts.id,in_reply_to_user_id";
    const { data, includes } = await read(id, { expansions, "user.fields": "verified" });
    expect(data).toMatchObject({ referenced_posts: [{ type: "replied_to", id: first }] });
    expect(includes?.users).toEqual([
      { id: "2200000001", name: "Mara Lindqvist", username: "mara_agency", verified: true },
    ]);
    expect(includes?.posts).toMatchObject([{ id: first, text: "What belongs together?" }]);
  });

  it("says who may reply", async () => {
    const settings = async (more: object) => {
      const id = await write(`Replies, please: ${JSON.stringify(more)}`, more);
      return (await read(id, { "post.fields": "reply_settings" })).data?.reply_settings;
    };
    expect(await settings({})).toBe("everyone");
    for (const reply_settings of ["following", "mentionedUsers", "subscribers", "verified"])
      expect(await settings({ reply_settings })).toBe(reply_settings);
  });

  it("of the seed is there before anybody asked for its account, with its pictures", async () => {
    const { data, includes } = await read("1890000000000023401", {
      expansions: "attachments.media_keys",
      "media.fields": "url,width,height,alt_text",
    });
    expect(data?.text).toContain("#Jacarandas");
    expect(includes?.media).toEqual([
      {
        media_key: "3_1870000000000023006",
        type: "photo",
        url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:4010\/media\/3_/),
        width: expect.any(Number),
        height: expect.any(Number),
      },
    ]);
    const picture = await platform.request("GET", new URL(includes?.media?.[0]?.url ?? "").pathname);
    expect(picture.headers.get("content-type")).toMatch(/^image\//);
  });

  it("that does not exist is listed as an error with success, beside the posts that do", async () => {
    const missing = { title: "Not Found Error", resource_type: "post", value: "12", parameter: "id" };
    expect((await read("12")).errors).toMatchObject([missing]);
    const id = await write("I am here");
    const { body } = await platform.call("GET", posts.list.path, { query: { ids: `12,${id}` } });
    expect(body).toMatchObject({ data: [{ id }], errors: [{ ...missing, parameter: "ids" }] });
    expect(await platform.call("GET", at(posts.get.path, "x1"))).toMatchObject({ status: 400 });
  });

  it("is deleted by its author only", async () => {
    const id = await write("Soon gone");
    const path = at(posts.remove.path, id);
    const other = await obtainAccessToken(platform.emulator.app, { username: "jon_marketer" });
    expect(await platform.asUser("DELETE", path, { token: other })).toMatchObject({ status: 403 });
    expect(await platform.asUser("DELETE", path)).toMatchObject({
      status: 200,
      body: { data: { deleted: true } },
    });
    expect((await read(id)).data).toBeUndefined();
    expect(await platform.asUser("DELETE", path)).toMatchObject({ status: 404 });
    expect(texts(await find("soon gone"))).toEqual([]);
  });

  it("brings its poll along, which takes votes until it ends", async () => {
    const poll = { options: ["Tea", "Coffee", "Neither"], duration_minutes: 90 };
    const id = await write("What do you drink?", { poll });
    const fields = "duration_minutes,end_datetime,voting_status";
    const ask = async (query: Record<string, string> = {}) =>
      read(id, { expansions: "attachments.poll_ids", ...query });
    const { data, includes } = await ask();
    const [shown] = includes?.polls ?? [];
    expect(data?.attachments).toEqual({ poll_ids: [shown?.id] });
    expect(shown).toEqual({
      id: expect.stringMatching(/^\d{19}$/),
      options: ["Tea", "Coffee", "Neither"].map((label, at) => ({ position: at + 1, label, votes: 0 })),
    });
    const { data: timed } = await read(id, { "post.fields": "created_at,edit_controls,attachments" });
    expect(timed).toMatchObject({
      attachments: data?.attachments,
      edit_controls: { is_edit_eligible: false },
    });
    const ends = new Date(Date.parse(timed?.created_at ?? "") + 90 * 60_000).toISOString();
    const at = async (minutes: number) => {
      platform.clock.advance(minutes * 60_000);
      const [one] = (await ask({ "poll.fields": fields })).includes?.polls ?? [];
      return { ...one, votes: one?.options.map(({ votes }) => votes) };
    };
    const during = await at(89);
    expect(during).toMatchObject({ duration_minutes: 90, end_datetime: ends, voting_status: "open" });
    const after = await at(2);
    expect(after).toMatchObject({ end_datetime: ends, voting_status: "closed" });
    expect(Math.max(...(after.votes ?? []))).toBeGreaterThan(0);
    expect((await at(60 * 24)).votes).toEqual(after.votes);
    const edit = { json: { text: "Changed", edit_options: { previous_post_id: id } } };
    expect(await platform.asUser("POST", posts.create.path, edit)).toMatchObject({ status: 403 });
  });

  it("gets more attention as time goes by, and never less", async () => {
    const id = await write("Growing");
    const likes = async () => (await read(id, { "post.fields": "public_metrics" })).data?.public_metrics;
    const before = await likes();
    platform.clock.advance(24 * 3_600_000);
    const after = await likes();
    expect(after?.impression_count).toBeGreaterThan(before?.impression_count ?? 0);
    expect(after?.like_count).toBeGreaterThanOrEqual(before?.like_count ?? 0);
  });
});

describe("what a user posted", () => {
  const ask = (query: Record<string, string> = {}, id = BRAND) =>
    platform.call("GET", at(posts.ofUser.path, id), { query });
  const page = async (query: Record<string, string> = {}) => posts.ofUser.data.parse((await ask(query)).body);

  it("is read page by page, the newest first, without what only advertising shows", async () => {
    const all = await page({ max_results: "100", "post.fields": "created_at" });
    const times = all.data?.map((post) => post.created_at ?? "") ?? [];
    expect(times.length).toBeGreaterThan(6);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(texts(all)).not.toContain("El mercado en tu bolsillo.");
    expect(all.meta).toMatchObject({ newest_id: all.data?.[0]?.id, oldest_id: all.data?.at(-1)?.id });

    const read: string[] = [];
    let token: string | undefined;
    do {
      const { data = [], meta } = await page({ max_results: "5", ...(token && { pagination_token: token }) });
      read.push(...data.map(({ id }) => id));
      token = meta.next_token;
    } while (token);
    expect(read).toEqual(all.data?.map(({ id }) => id));
  });

  it("is cut to a span of time, and to what came after or before a post", async () => {
    const all = (await page({ max_results: "100" })).data?.map(({ id }) => id) ?? [];
    const [newest = "", second = "", third = ""] = all;
    expect((await page({ since_id: third })).data?.map(({ id }) => id)).toEqual([newest, second]);
    expect((await page({ until_id: second, max_results: "100" })).data?.map(({ id }) => id)).toEqual(
      all.slice(2),
    );
    expect(
      (await page({ end_time: "2010-01-01T00:00:00Z", start_time: "2009-01-01T00:00:00Z" })).meta,
    ).toEqual({
      result_count: 0,
    });
    expect((await ask({ start_time: "2020-01-01T00:00:00Z", end_time: "2019-01-01T00:00:00Z" })).status).toBe(
      400,
    );
  });

  it("leaves answers out where asked to", async () => {
    const first = await write("Nobody excludes me");
    const answer = await write("An answer to myself", { reply: { in_reply_to_post_id: first } });
    const ids = async (query: Record<string, string>) =>
      posts.ofUser.data.parse((await ask(query, "2200000001")).body).data?.map(({ id }) => id);
    expect(await ids({})).toContain(answer);
    expect(await ids({ exclude: "replies,reposts" })).not.toContain(answer);
  });

  it("answers an error for an unknown user", async () =>
    expect((await ask({}, "77")).body).toMatchObject({ errors: [{ resource_type: "user", value: "77" }] }));
});

describe("a search of recent posts", () => {
  it("finds what was just written, and what the seed has of the last week", async () => {
    const id = await write("An unheard-of zebrafinch sings");
    expect((await find("zebrafinch -is:reply")).data?.map((post) => post.id)).toEqual([id]);
    expect(texts(await find("café from:MercadoJacaran OR café"))).toContain("Buenos días con café de olla.");
    expect((await find("guayaba")).meta).toEqual({ result_count: 0 });
  });

  it("is read page by page with the same token as other lists", async () => {
    for (let number = 0; number < 12; number += 1) await write(`Quokka number ${number}`);
    const first = await find("quokka", { max_results: "10" });
    const rest = await find("quokka", { next_token: first.meta.next_token ?? "" });
    expect([...texts(first), ...texts(rest)]).toHaveLength(12);
    expect(new Set([...texts(first), ...texts(rest)]).size).toBe(12);
    expect(rest.meta.next_token).toBeUndefined();
  });

  it.each([
    ["is:nonsense coffee", "is"],
    ["coffee OR", "OR stands"],
    ["-coffee", "not negated"],
    ["sample:10", "'sample'"],
  ])("refuses the query %s", async (query, said) => {
    const { status, body } = await platform.call("GET", search.recent.path, { query: { query } });
    expect(status).toBe(400);
    expect(body.detail).toContain(said);
  });

  it("goes seven days back, and not into the future", async () => {
    const now = platform.clock.now();
    const iso = (time: number) => new Date(time).toISOString();
    const day = 86_400_000;
    for (const [name, time] of [
      ["start_time", now - 8 * day],
      ["end_time", now + day],
    ] as const) {
      const query = { query: "tea", [name]: iso(time) };
      expect(await platform.call("GET", search.recent.path, { query })).toMatchObject({ status: 400 });
    }
  });

  it("counts by hours, so that the counts add up to what is found", async () => {
    await write("A capybara at noon");
    platform.clock.advance(3 * 3_600_000);
    await write("A capybara at three");
    const { body } = await platform.call("GET", search.counts.path, { query: { query: "capybara" } });
    const { data, meta } = search.counts.data.parse(body);
    expect(meta.total_post_count).toBe(2);
    expect(data.filter((hour) => hour.post_count > 0)).toHaveLength(2);
    expect(data.length).toBeGreaterThanOrEqual(168);
    for (const [index, { start }] of data.entries()) if (index > 0) expect(start).toBe(data[index - 1]?.end);
  });
});
