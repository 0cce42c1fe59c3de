import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { errorOf, everyPage, openAccount, type TestAccount } from "../../testing/account";
import { startService, type TestService } from "../../testing/service";
import { registerPreviewPage } from "../posts/preview-page";

const [MARA, JON] = ["2200000001", "2200000002"] as const;
const HOUR_MS = 3_600_000;

let service: TestService;
let account: TestAccount;

beforeEach(async () => {
  service = startService("empty");
  account = openAccount(service);
  await account.media("3_1", "7_1");
});

type Query = Record<string, string>;

const create = (query: Query = {}, as = "mara_agency") =>
  account.post(
    "scheduled_posts",
    { as_user_id: MARA, text: "Hello", scheduled_at: "2026-11-21T12:00:00Z", ...query },
    { as },
  );
const get = (id: string) => account.get(`scheduled_posts/${id}`);
const published = async (query: Query = {}) =>
  (await account.get("posts", { post_type: "PUBLISHED", user_id: MARA, ...query })).records;

describe("scheduling a post", () => {
  it("keeps it until its minute comes", async () => {
    const { status, record } = await create({ scheduled_at: "2026-11-21T13:30:45+0130", name: "Noon" });
    expect(status).toBe(200);
    expect(record).toEqual({
      id: expect.stringMatching(/^\d{19}$/),
      name: "Noon",
      text: "Hello",
      user_id: MARA,
      nullcast: true,
      card_uri: null,
      media_keys: [],
      scheduled_at: "2026-11-21T12:00:00Z",
      completed_at: null,
      scheduled_status: "SCHEDULED",
      post_id: null,
      created_at: "2026-11-21T10:00:00Z",
      updated_at: "2026-11-21T10:00:00Z",
    });
    service.clock.advance(2 * HOUR_MS - 1_000);
    expect((await get(record.id)).record.scheduled_status).toBe("SCHEDULED");
    expect(await published()).toEqual([]);
    service.clock.advance(1_000);
    const done = (await get(record.id)).record;
    expect(done).toMatchObject({
      scheduled_status: "SUCCESS",
      completed_at: "2026-11-21T12:00:00Z",
      post_id: expect.stringMatching(/^\d{19}$/),
    });
    expect(await published()).toMatchObject([
      { id_str: done.post_id, text: "Hello", name: "Noon", created_at: "Sat Nov 21 12:00:00 +0000 2026" },
    ]);
  });

  it("fails when what it shows is gone by then, or was said already", async () => {
    const { id } = (await create({ media_keys: "3_1" })).record;
    const again = (await create({ text: "Twice" })).record.id;
    const later = (await create({ text: " Twice ", scheduled_at: "2026-11-21T13:00:00Z" })).record.id;
    await account.remove("media_library/3_1");
    service.clock.advance(4 * HOUR_MS);
    expect((await get(id)).record).toMatchObject({ scheduled_status: "FAILED", post_id: null });
    expect((await get(again)).record.scheduled_status).toBe("SUCCESS");
    expect((await get(later)).record.scheduled_status).toBe("FAILED");
    expect(await published()).toHaveLength(1);
  });

  it("needs a time that is to come, within a year", async () => {
    expect(errorOf(await account.post("scheduled_posts", { as_user_id: MARA, text: "a" }))).toMatchObject({
      code: "MISSING_PARAMETER",
      parameter: "scheduled_at",
    });
    for (const scheduled_at of ["2026-11-21T10:00:30Z", "2026-11-20", "2027-11-21T10:01:00Z", "soon"]) {
      expect(errorOf(await create({ scheduled_at }))).toMatchObject({
        status: 400,
        code: "INVALID_PARAMETER",
        parameter: "scheduled_at",
      });
    }
    for (const scheduled_at of ["2026-11-21T10:01:00Z", "2027-11-21T10:00:59Z"]) {
      expect((await create({ scheduled_at })).status).toBe(200);
    }
  });

  it("takes thirty posts within a quarter of an hour", async () => {
    for (let made = 0; made < 30; made += 1) {
      expect(
        (await create({ scheduled_at: `2026-11-21T12:${String(made % 15).padStart(2, "0")}:00Z` })).status,
      ).toBe(200);
    }
    const first = (await account.get("scheduled_posts", { user_id: MARA, count: "1" })).records[0]?.id ?? "";
    expect(errorOf(await create({ scheduled_at: "2026-11-21T12:14:00Z" }))).toMatchObject({
      status: 400,
      code: "SCHEDULED_POST_LIMIT_EXCEEDED",
    });
    expect((await create({ scheduled_at: "2026-11-21T12:15:00Z" })).status).toBe(200);
    // One of the thirty may still move among them.
    expect(
      (await account.put(`scheduled_posts/${first}`, { scheduled_at: "2026-11-21T12:14:00Z" })).status,
    ).toBe(200);
  });

  it("holds it to the rules of every post", async () => {
    for (const [query, code] of [
      [{ text: "" }, "POST_CANNOT_BE_BLANK"],
      [{ text: "a".repeat(281) }, "INVALID_PARAMETER"],
      [{ media_keys: "3_404" }, "INVALID_MEDIA"],
      [{ media_keys: "3_1,7_1" }, "INVALID_MEDIA"],
      [{ card_uri: "card://1" }, "INVALID_PARAMETER"],
      [{ as_user_id: JON }, "INVALID_USER"],
    ] as const) {
      expect(errorOf(await create(query))).toMatchObject({ status: 400, code });
    }
  });

  it("is for admins and composers, and not for the sandbox", async () => {
    for (const as of ["jon_marketer", "ines_creative", "leo_analyst"]) {
      expect(errorOf(await create({}, as))).toMatchObject({ status: 403, code: "ACTION_NOT_ALLOWED" });
    }
    const sandbox = openAccount(service, "sandbox");
    expect((await sandbox.post("scheduled_posts", { as_user_id: MARA })).status).toBe(405);
  });
});

describe("scheduled posts", () => {
  it("change until they are published", async () => {
    const { record } = await create({ media_keys: "3_1", name: "One" });
    const address = `scheduled_posts/${record.id}`;
    const changed = await account.put(address, {
      media_keys: "",
      text: "Bye",
      name: "",
      nullcast: "false",
      scheduled_at: "2026-11-21T11:00:00Z",
    });
    expect(changed.record).toEqual({
      ...record,
      media_keys: [],
      text: "Bye",
      name: null,
      nullcast: false,
      scheduled_at: "2026-11-21T11:00:00Z",
    });
    expect(errorOf(await account.put(address, { text: "" })).code).toBe("POST_CANNOT_BE_BLANK");
    service.clock.advance(HOUR_MS);
    for (const late of [await account.put(address, { text: "Later" }), await account.remove(address)]) {
      expect(errorOf(late)).toMatchObject({ status: 400, code: "INVALID", parameter: "scheduled_post_id" });
    }
    expect(errorOf(await account.put("scheduled_posts/1", {}))).toMatchObject({ status: 404 });
  });

  it("are listed for one user, page by page, and removed for good", async () => {
    const ids = [];
    for (let made = 0; made < 5; made += 1) ids.push((await create({ text: `Post ${made}` })).record.id);
    const list = (query: Query) => account.get("scheduled_posts", query);
    expect(await everyPage(list, { count: "2" })).toEqual(ids);
    expect((await list({ user_id: JON })).records).toEqual([]);
    expect(errorOf(await list({ count: "201" })).parameter).toBe("count");
    const address = `scheduled_posts/${ids[0]}`;
    expect((await account.remove(address)).record).toMatchObject({ id: ids[0], scheduled_status: "DELETED" });
    for (const gone of [await account.get(address), await account.remove(address)]) {
      expect(errorOf(gone)).toMatchObject({ status: 404, code: "NOT_FOUND", parameter: "scheduled_post_id" });
    }
  });
});

describe("a post that is promoted once it is published", () => {
  it("waits with its line item, and is promoted from its minute on", async () => {
    const lineItem = await account.lineItem({ campaign_id: await account.campaign() });
    const post = (await create()).record.id;
    const query = { line_item_id: lineItem, scheduled_post_id: post };
    const { record, body } = await account.post("scheduled_promoted_posts", query);
    expect(record).toMatchObject({ ...query, post_id: null, deleted: false });
    expect(body.request).toMatchObject({ params: { line_item_id: lineItem } });
    expect((await account.post("scheduled_promoted_posts", query)).record.id).toBe(record.id);
    const promoted = () => account.get("promoted_posts", { line_item_ids: lineItem });
    expect((await promoted()).records).toEqual([]);
    service.clock.advance(2 * HOUR_MS);
    const at = `scheduled_promoted_posts/${record.id}`;
    const { post_id } = (await account.get(at)).record;
    expect((await promoted()).records).toMatchObject([{ line_item_id: lineItem, post_id }]);
    expect(errorOf(await account.remove(at))).toMatchObject({ status: 400, code: "INVALID" });
    expect(errorOf(await account.post("scheduled_promoted_posts", query))).toMatchObject({ code: "INVALID" });
  });

  it("is let go before its minute, and not promoted", async () => {
    const lineItem = await account.lineItem({ campaign_id: await account.campaign() });
    const query = { line_item_id: lineItem, scheduled_post_id: (await create()).record.id };
    const { record } = await account.post("scheduled_promoted_posts", query);
    expect((await account.remove(`scheduled_promoted_posts/${record.id}`)).record.deleted).toBe(true);
    service.clock.advance(2 * HOUR_MS);
    expect((await account.get("promoted_posts", { line_item_ids: lineItem })).records).toEqual([]);
    const { records } = await account.get("scheduled_promoted_posts", {
      line_item_ids: lineItem,
      with_deleted: "true",
    });
    expect(records).toHaveLength(1);
  });
});

it("previews posts in frames of a page that draws them", async () => {
  const { record } = await create({ text: "Look <b>here</b>", media_keys: "3_1" });
  const ask = (post_type: string) => account.get("post_previews", { post_ids: record.id, post_type });
  expect((await ask("PUBLISHED")).body.data).toEqual([]);
  const [frame] = z
    .array(z.object({ post_id: z.string(), preview: z.string() }))
    .parse((await ask("SCHEDULED")).body.data);
  expect(frame?.post_id).toBe(record.id);
  const address = /^<iframe class='post-preview' src='(http[^']+)'><\/iframe>$/.exec(
    frame?.preview ?? "",
  )?.[1];
  const app = new Hono();
  registerPreviewPage(app);
  const page = await app.request(address ?? "");
  expect(page.headers.get("content-security-policy")).toContain("frame-ancestors *");
  expect(await page.text()).toContain("Look &lt;b&gt;here&lt;/b&gt;");
  expect((await app.request("/ads-manager/post-preview/index.html?data=nonsense")).status).toBe(404);
});
