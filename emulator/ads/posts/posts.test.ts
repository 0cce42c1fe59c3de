import { beforeEach, describe, expect, it } from "vitest";
import { errorOf, everyPage, openAccount, type TestAccount } from "../../testing/account";
import { startService, type TestService } from "../../testing/service";

const [MARA, JON, BRAND] = ["2200000001", "2200000002", "2400000777"] as const;

let service: TestService;
let account: TestAccount;

beforeEach(async () => {
  service = startService("empty");
  account = openAccount(service);
  account.mayPromote(BRAND);
  account.mayPromote("2400000778", "REPOSTS_ONLY");
  await account.media("3_1", "3_2", "7_1", "16_1");
});

type Query = Record<string, string>;

const publish = (query: Query = {}, as = "mara_agency") =>
  account.post("post", { as_user_id: MARA, text: "Hello", ...query }, { as });
const list = (query: Query) => account.get("posts", { post_type: "PUBLISHED", user_id: MARA, ...query });
const compose = (role: string, handle: string) =>
  account.connection.run("UPDATE permissions SET permissions = ? WHERE account_id = ? AND user_id = ?", [
    role,
    account.id,
    handle,
  ]);

describe("publishing a post", () => {
  it("answers as the platform shows posts", async () => {
    const { status, record, text } = await publish({ media_keys: "3_1,3_2", name: "Launch" });
    expect(status).toBe(200);
    expect(record).toMatchObject({
      id_str: expect.stringMatching(/^\d{19}$/),
      post_id: record.id_str,
      created_at: "Sat Nov 21 10:00:00 +0000 2026",
      name: "Launch",
      text: "Hello",
      full_text: "Hello",
      nullcast: true,
      card_uri: null,
      media_keys: ["3_1", "3_2"],
      conversation_settings: "EVERYONE",
      post_type: "PUBLISHED",
      user: { id_str: MARA, screen_name: "mara_agency" },
    });
    // A number, as version 1.1 has it, beside the text of it.
    expect(text).toContain(`"id":${record.id_str},`);
    expect((await account.get("media_library/3_1")).record.posted).toBe(true);
    const trimmed = await publish({ text: "Trimmed", trim_user: "true", conversation_settings: "FOLLOWING" });
    expect(Object.keys(trimmed.record.user ?? {})).toEqual(["id", "id_str"]);
    expect(trimmed.record.conversation_settings).toBe("FOLLOWING");
  });

  it("takes a card or media, not both", async () => {
    const poll = { name: "Poll", duration_in_minutes: "60", first_choice: "a", second_choice: "b" };
    const card_uri = String((await account.post("cards/poll", poll)).record.card_uri);
    expect((await publish({ card_uri })).record.card_uri).toBe(card_uri);
    expect(errorOf(await publish({ card_uri, media_keys: "3_1" }))).toMatchObject({
      status: 400,
      code: "EXCLUSIVE_PARAMETERS",
    });
    expect(errorOf(await publish({ card_uri: "card://1" })).parameter).toBe("card_uri");
  });

  it("refuses what no post may be", async () => {
    for (const [query, code] of [
      [{ text: "" }, "POST_CANNOT_BE_BLANK"],
      [{ text: " \n", media_keys: "" }, "POST_CANNOT_BE_BLANK"],
      [{ text: "a\u0000b" }, "ILLEGAL_CHARACTERS"],
      [{ text: "Two\nlines", name: "two\nlines" }, "ILLEGAL_CHARACTERS"],
      [{ text: "💜".repeat(141) }, "INVALID_PARAMETER"],
      [{ text: "a\ufeffb" }, "ILLEGAL_CHARACTERS"],
      [{ text: "a\ufffeb" }, "ILLEGAL_CHARACTERS"],
      [{ text: "a\uffff" }, "ILLEGAL_CHARACTERS"],
      [{ media_keys: "3_404" }, "INVALID_MEDIA"],
      [{ media_keys: "16_1,3_1" }, "INVALID_MEDIA"],
    ] as const) {
      expect(errorOf(await publish(query))).toMatchObject({ status: 400, code });
    }
    expect((await publish({ text: "⚡\ufe0f".repeat(140) })).status).toBe(200);
    const link = `https://www.example.com/${"a".repeat(300)}`;
    expect((await publish({ text: `${"a".repeat(256)} ${link}` })).status).toBe(200);
  });

  it("keeps the lines of a text apart", async () => {
    expect((await publish({ text: "One\n\nTwo" })).record.text).toBe("One\n\nTwo");
  });

  it("says the same only once a day", async () => {
    await publish();
    expect(errorOf(await publish({ text: "  Hello " }))).toMatchObject({
      status: 400,
      code: "DUPLICATE_POST",
    });
    expect((await publish({ text: "Hello!" })).status).toBe(200);
    expect((await publish({ as_user_id: BRAND })).status).toBe(200);
    service.clock.advance(24 * 3_600_000);
    expect((await publish()).status).toBe(200);
    for (const again of [1, 2]) {
      expect((await publish({ text: "", media_keys: "3_1" })).status, String(again)).toBe(200);
    }
  });

  it("is done in the name of who allows it", async () => {
    for (const as_user_id of [JON, "2400000778", "1"]) {
      expect(errorOf(await publish({ as_user_id }))).toMatchObject({
        status: 400,
        code: "INVALID_USER",
        parameter: "as_user_id",
      });
    }
    expect((await publish({ as_user_id: BRAND, nullcast: "false" })).record.nullcast).toBe(false);
  });

  it("is for admins, and for composers as long as it is promoted only", async () => {
    const asJon = (query: Query) => publish({ as_user_id: BRAND, ...query }, "jon_marketer");
    expect(errorOf(await asJon({}))).toMatchObject({ status: 403, code: "ACTION_NOT_ALLOWED" });
    compose("AD_MANAGER,POST_COMPOSER", JON);
    service.service.reset();
    expect((await asJon({})).status).toBe(200);
    expect(errorOf(await asJon({ text: "Organic", nullcast: "false" }))).toMatchObject({ status: 403 });
    expect((await asJon({ as_user_id: JON, text: "Mine", nullcast: "false" })).status).toBe(200);
    const sandbox = openAccount(service, "sandbox");
    expect((await sandbox.post("post", { as_user_id: MARA, text: "a" })).status).toBe(405);
  });

  it("says of a video what only videos have", async () => {
    const video = { media_keys: "7_1", video_title: "Spot", video_cta: "SHOP" };
    const video_cta_value = "https://www.example.com/";
    expect((await publish({ ...video, video_cta_value })).record).toMatchObject({
      video_title: "Spot",
      video_cta: "SHOP",
      video_cta_value,
    });
    expect(errorOf(await publish({ ...video, text: "b" }))).toMatchObject({ code: "INCLUSIVE_PARAMETERS" });
    expect(errorOf(await publish({ text: "c", video_title: "Spot" }))).toMatchObject({
      code: "INVALID_PARAMETER",
      parameter: "video_title",
    });
  });
});

describe("the list of posts", () => {
  it("distinguishes drafts, scheduled and published posts", async () => {
    await publish({ text: "Live" });
    await account.post("draft_posts", { as_user_id: MARA, text: "Draft" });
    await account.post("scheduled_posts", { as_user_id: MARA, text: "Later", scheduled_at: "2026-11-22" });
    const texts = async (post_type: string) => (await list({ post_type })).records.map(({ text }) => text);
    expect(await texts("PUBLISHED")).toEqual(["Live"]);
    expect(await texts("DRAFT")).toEqual(["Draft"]);
    expect((await list({ post_type: "SCHEDULED" })).records).toMatchObject([
      { text: "Later", scheduled_at: "2026-11-22T00:00:00Z", scheduled_status: "SCHEDULED" },
    ]);
    expect(errorOf(await account.get("posts"))).toMatchObject({
      code: "MISSING_PARAMETER",
      parameter: "post_type",
    });
  });

  it("filters by timeline, name, id and user, newest first, page by page", async () => {
    const ids = [];
    for (let made = 0; made < 5; made += 1) {
      ids.push(
        String(
          (await publish({ text: `Post ${made}`, name: made < 2 ? `Spring ${made}` : "" })).record.id_str,
        ),
      );
    }
    const organic = (await publish({ text: "Organic", nullcast: "false" })).record.id_str;
    const brand = (await publish({ text: "Brand", as_user_id: BRAND })).record.id_str;
    const found = async (query: Query) => (await list(query)).records.map(({ id_str }) => id_str);
    expect(await everyPage((query) => list(query), { count: "2" })).toEqual(ids.toReversed());
    expect(await found({ timeline_type: "ORGANIC" })).toEqual([organic]);
    expect(await found({ timeline_type: "ALL" })).toEqual([organic, ...ids.toReversed()]);
    expect(await found({ name: "spring" })).toEqual([ids[1], ids[0]]);
    expect(await found({ post_ids: `${ids[2]},${organic}` })).toEqual([ids[2]]);
    expect(await found({ user_id: BRAND })).toEqual([brand]);
    // Without a user: the one who gave the account full leave.
    const own = await account.get("posts", { post_type: "PUBLISHED" });
    expect(own.records.map(({ id_str }) => id_str)).toEqual([brand]);
    expect(errorOf(await list({ count: "1001" })).parameter).toBe("count");
    expect((await account.get("posts", { post_type: "PUBLISHED" }, { as: "pia_partner" })).status).toBe(403);
  });
});
