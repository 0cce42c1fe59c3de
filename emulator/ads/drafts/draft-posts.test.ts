import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { errorOf, everyPage, openAccount, type TestAccount } from "../../testing/account";
import { startService, type TestService } from "../../testing/service";
import { registerDevicePage } from "./device-page";

const [MARA, JON] = ["2200000001", "2200000002"] as const;

let service: TestService;
let account: TestAccount;

beforeEach(async () => {
  service = startService("empty");
  account = openAccount(service);
  await account.media("3_1", "3_2", "3_3", "3_4", "3_5", "7_1", "16_1");
});

const create = (query: Record<string, string> = {}, as = "mara_agency") =>
  account.post("draft_posts", { as_user_id: MARA, text: "Hello", ...query }, { as });

describe("writing a draft post", () => {
  it("is promoted-only by default", async () => {
    const { status, record } = await create();
    expect(status).toBe(200);
    expect(record).toEqual({
      id: expect.stringMatching(/^\d{19}$/),
      name: null,
      text: "Hello",
      user_id: MARA,
      nullcast: true,
      card_uri: null,
      media_keys: [],
      created_at: "2026-11-21T10:00:00Z",
      updated_at: "2026-11-21T10:00:00Z",
    });
    expect((await account.get(`draft_posts/${record.id}`)).record).toEqual(record);
  });

  it("needs text or media, and a user who may be posted for", async () => {
    expect(errorOf(await create({ text: "" }))).toMatchObject({
      status: 400,
      code: "POST_CANNOT_BE_BLANK",
      parameter: "text",
    });
    expect((await create({ text: "", media_keys: "3_1" })).status).toBe(200);
    expect(errorOf(await create({ as_user_id: JON }))).toMatchObject({ status: 400, code: "INVALID_USER" });
    expect(errorOf(await account.post("draft_posts", { text: "Hello" }))).toMatchObject({
      code: "MISSING_PARAMETER",
      parameter: "as_user_id",
    });
    expect(errorOf(await create({}, "leo_analyst"))).toMatchObject({ status: 403 });
  });

  it("takes up to four images, or one GIF, or one video, of the library", async () => {
    for (const media_keys of ["3_1,3_2,3_3,3_4", "16_1", "7_1"]) {
      expect((await create({ media_keys })).record.media_keys).toEqual(media_keys.split(","));
    }
    for (const media_keys of ["3_1,7_1", "7_1,16_1", "3_9"]) {
      expect(errorOf(await create({ media_keys }))).toMatchObject({ status: 400, code: "INVALID_MEDIA" });
    }
    expect(errorOf(await create({ media_keys: "3_1,3_2,3_3,3_4,3_5" }))).toMatchObject({
      parameter: "media_keys",
    });
  });

  it("takes a card of the account, of whatever kind", async () => {
    const poll = await account.post("cards/poll", {
      name: "Colours",
      duration_in_minutes: "60",
      first_choice: "Blue",
      second_choice: "Green",
    });
    const card_uri = String(poll.record.card_uri);
    expect((await create({ card_uri })).record.card_uri).toBe(card_uri);
    expect(errorOf(await create({ card_uri: "card://1" }))).toMatchObject({
      status: 400,
      parameter: "card_uri",
    });
  });
});

describe("draft posts", () => {
  it("change by what is given; an empty value removes card and media", async () => {
    const { record } = await create({ media_keys: "3_1", name: "Teaser" });
    const draft = `draft_posts/${record.id}`;
    const changed = await account.put(draft, { media_keys: "", text: "Bye", nullcast: "false" });
    expect(changed.record).toEqual({ ...record, media_keys: [], text: "Bye", nullcast: false });
    expect(errorOf(await account.put(draft, { text: "" }))).toMatchObject({ code: "POST_CANNOT_BE_BLANK" });
    expect(errorOf(await account.put("draft_posts/1", {}))).toMatchObject({
      status: 404,
      parameter: "draft_post_id",
    });
  });

  it("are listed for one user, page by page", async () => {
    const ids = [];
    for (let made = 0; made < 5; made += 1) ids.push((await create()).record.id);
    await create({ as_user_id: JON }, "jon_marketer");
    const list = (query: Record<string, string>) => account.get("draft_posts", query);
    expect(await everyPage(list, { count: "2" })).toEqual(ids);
    expect((await list({ user_id: JON })).records).toHaveLength(1);
    expect(errorOf(await list({ count: "201" }))).toMatchObject({ parameter: "count" });
  });

  it("are removed for good", async () => {
    const { record } = await create();
    const draft = `draft_posts/${record.id}`;
    expect((await account.remove(draft)).record).toEqual({ ...record, status: "DELETED" });
    for (const again of [await account.remove(draft), await account.get(draft)]) {
      expect(errorOf(again)).toMatchObject({ status: 404, code: "NOT_FOUND", parameter: "draft_post_id" });
    }
  });
});

describe("a preview", () => {
  it("reaches the devices of the user who asked for it, and no others", async () => {
    const { id } = (await create({ text: "Only for my eyes" })).record;
    const { status, body } = await account.post(`draft_posts/preview/${id}`);
    expect(status).toBe(200);
    expect(body.message).toEqual(expect.any(String));
    expect(body.data).toEqual({ message: body.message });
    const pages = new Hono();
    registerDevicePage(pages, service.db);
    const screenOf = async (handle: string) => (await pages.request(`/device/${handle}`)).text();
    expect(await screenOf("mara_agency")).toContain("Only for my eyes");
    expect(await screenOf("jon_marketer")).not.toContain("Only for my eyes");
    expect((await pages.request("/device/nobody")).status).toBe(404);
  });

  it("shows the post with its pictures, or with its card", async () => {
    const send = async (query: Record<string, string>) =>
      account.post(`draft_posts/preview/${(await create(query)).record.id}`);
    const poll = {
      name: "Poll",
      duration_in_minutes: "60",
      first_choice: "Mango <b>",
      second_choice: "Guava",
    };
    const details = {
      type: "DETAILS",
      title: "See more",
      destination: { type: "WEBSITE", url: "https://www.example.com/a" },
    };
    const card = await account.post(
      "cards",
      {},
      {
        json: { name: "Card", components: [{ type: "MEDIA", media_key: "3_1" }, details] },
      },
    );
    await send({ media_keys: "3_1,3_2", text: "Two pictures" });
    await send({ media_keys: "7_1", text: "" });
    await send({ card_uri: String((await account.post("cards/poll", poll)).record.card_uri) });
    await send({ card_uri: String(card.record.card_uri), text: "مرحبا" });
    const pages = new Hono();
    registerDevicePage(pages, service.db);
    const response = await pages.request("/device/mara_agency");
    const page = await response.text();
    for (const text of [
      "@mara_agency",
      "Two pictures",
      'src="/media/3_2.png"',
      'src="/media/7_1.mp4"',
      'poster="/media/7_1-poster.png"',
      "Mango &lt;b&gt;",
      "Poll until 2026-11-21T11:00:00Z",
      "See more",
      "www.example.com",
      "مرحبا",
    ]) {
      expect(page).toContain(text);
    }
    expect(page.indexOf("مرحبا")).toBeLessThan(page.indexOf("Two pictures"));
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain("img-src 'self'");
    expect(policy).toContain("default-src 'none'");
  });

  it("needs a draft and someone who makes creatives", async () => {
    expect(errorOf(await account.post("draft_posts/preview/1"))).toMatchObject({ status: 404 });
    const { id } = (await create()).record;
    const analyst = await account.post(`draft_posts/preview/${id}`, {}, { as: "leo_analyst" });
    expect(errorOf(analyst)).toMatchObject({ status: 403 });
  });
});
