import { beforeEach, describe, expect, it } from "vitest";
import { errorOf, everyPage, openAccount, type TestAccount } from "../../testing/account";
import { startService } from "../../testing/service";

let account: TestAccount;

beforeEach(async () => {
  account = openAccount(startService("empty"));
  await account.media("3_1", "3_2", "7_1", "7_2");
});

const KINDS = [
  ["image", "3_1", "7_1"],
  ["video", "7_1", "3_1"],
] as const;

const fields = (media_key: string) => ({
  name: "Launch",
  title: "What do you think?",
  first_cta: "#yes",
  first_cta_post: "Yes, please",
  thank_you_text: "Thank you!",
  media_key,
});

describe.each(KINDS)("%s conversation cards", (kind, media, wrongMedia) => {
  const path = `cards/${kind}_conversation`;
  const create = (query: Record<string, string> = {}, as = "mara_agency") =>
    account.post(path, { ...fields(media), ...query }, { as });

  it("are created with what they show", async () => {
    const { status, record } = await create({ second_cta: "#no", second_cta_post: "No, thanks" });
    expect(status).toBe(200);
    expect(record).toMatchObject({
      ...fields(media),
      second_cta: "#no",
      second_cta_post: "No, thanks",
      card_type: `${kind.toUpperCase()}_CONVERSATION`,
      card_uri: expect.stringMatching(/^card:\/\/\d+$/),
      media_url: expect.stringMatching(/^http:\/\/localhost\/media\//),
      deleted: false,
    });
    expect((await account.get(`${path}/${record.id}`)).record).toEqual(record);
    for (const name of ["third_cta", "thank_you_url"]) expect(record).not.toHaveProperty(name);
  });

  it("say what is required", async () => {
    const { body } = await account.post(path);
    expect(body.errors?.map(({ code, parameter }) => `${code} ${String(parameter)}`)).toEqual([
      "MISSING_PARAMETER first_cta",
      "MISSING_PARAMETER first_cta_post",
      "MISSING_PARAMETER media_key",
      "MISSING_PARAMETER name",
      "MISSING_PARAMETER thank_you_text",
    ]);
  });

  it("need a title or a second call to action", async () => {
    expect(errorOf(await create({ title: "" }))).toMatchObject({
      status: 400,
      code: "MISSING_PARAMETER",
      parameter: "title",
    });
    expect((await create({ title: "", second_cta: "#no", second_cta_post: "No" })).status).toBe(200);
  });

  it.each(["second", "third", "fourth"])("need a post with the %s call to action", async (which) => {
    expect(errorOf(await create({ [`${which}_cta`]: "#x" }))).toMatchObject({
      code: "MISSING_PARAMETER",
      parameter: `${which}_cta_post`,
    });
  });

  it.each(["second", "third", "fourth"])("need the %s call to action with its post", async (which) => {
    expect(errorOf(await create({ [`${which}_cta_post`]: "Yes" }))).toMatchObject({
      code: "MISSING_PARAMETER",
      parameter: `${which}_cta`,
    });
  });

  it("need hashtags that posts would have, and posts that readers could publish", async () => {
    for (const [wrong, parameter] of [
      [{ first_cta: "#1234" }, "first_cta"],
      [{ first_cta: "2026" }, "first_cta"],
      [{ first_cta_post: "あ".repeat(200) }, "first_cta_post"],
      [{ first_cta_post: "a\ufeffb" }, "first_cta_post"],
    ] as const) {
      expect(errorOf(await create(wrong))).toMatchObject({ status: 400, parameter });
    }
    const long = `https://www.example.com/${"a".repeat(400)}`;
    expect((await create({ first_cta_post: long })).status).toBe(200);
  });

  it("need fitting media of the library", async () => {
    for (const media_key of [wrongMedia, "3_9"]) {
      expect(errorOf(await create({ media_key }))).toMatchObject({ status: 400, parameter: "media_key" });
    }
    expect(errorOf(await create({ unlocked_image_media_key: "7_1" }))).toMatchObject({
      code: "INVALID_MEDIA",
      parameter: "unlocked_image_media_key",
    });
    account.connection.run("UPDATE media_library SET width = 500, height = 500 WHERE id = ?", [media]);
    expect(errorOf(await create())).toMatchObject({ status: 400, parameter: "media_key" });
  });

  it("do not show the key of an image to unlock", async () => {
    const { record } = await create({ unlocked_image_media_key: "3_2" });
    expect(record).not.toHaveProperty("unlocked_image_media_key");
    expect(record.unlocked_image_url).toMatch(/^http:\/\/localhost\/media\//);
  });

  it("are changed by what is given, under the same rules", async () => {
    const { record } = await create({ second_cta: "#no", second_cta_post: "No" });
    const card = `${path}/${record.id}`;
    const changed = await account.put(card, { title: "", thank_you_text: "See you" });
    expect(changed.status).toBe(200);
    const after = (await account.get(card)).record;
    const { title: _, ...before } = record;
    expect(after).toEqual({ ...before, thank_you_text: "See you" });
    expect(errorOf(await account.put(card, { second_cta: "" }))).toMatchObject({ parameter: "title" });
    expect(errorOf(await account.put(`${path}/nosuch`, {}))).toMatchObject({
      status: 404,
      parameter: "card_id",
    });
  });

  it("are found by name and id, page by page", async () => {
    const ids = [];
    for (const name of ["One", "Two", "only"]) ids.push((await create({ name })).record.id);
    const list = (query: Record<string, string>) => account.get(path, query);
    expect((await list({ q: "ON" })).records).toHaveLength(2);
    expect((await list({ card_ids: ids[1] ?? "" })).records).toHaveLength(1);
    expect(await everyPage(list, { count: "2" })).toEqual(ids);
    for (const { body } of [await list({}), await account.get(`${path}/${ids[0]}`)])
      expect(body.request).toMatchObject({ params: { card_type: `${kind}_conversation` } });
    const other = kind === "image" ? "video" : "image";
    expect((await account.get(`cards/${other}_conversation`)).records).toEqual([]);
  });

  it("are removed for good, by those who make creatives", async () => {
    const { record } = await create({}, "ines_creative");
    const card = `${path}/${record.id}`;
    expect(errorOf(await account.remove(card, { as: "leo_analyst" }))).toMatchObject({ status: 403 });
    const removed = await account.remove(card);
    expect(removed.body.request).toMatchObject({ params: { card_type: `${kind}_conversation` } });
    expect(removed.record).toEqual({
      id: record.id,
      name: "Launch",
      card_type: `${kind.toUpperCase()}_CONVERSATION`,
      created_at: "2026-11-21T10:00:00Z",
      updated_at: "2026-11-21T10:00:00Z",
      deleted: true,
    });
    expect(errorOf(await account.remove(card))).toMatchObject({ status: 404, parameter: "card_id" });
    expect((await account.get(card, { with_deleted: "true" })).status).toBe(404);
  });
});

it("answers a change of an image card with little, of a video card with all of it", async () => {
  const image = (await account.post("cards/image_conversation", fields("3_1"))).record;
  const partial = await account.put(`cards/image_conversation/${image.id}`, { name: "New" });
  expect(Object.keys(partial.record).toSorted()).toEqual(
    ["card_type", "card_uri", "created_at", "deleted", "id", "name", "updated_at"].toSorted(),
  );
  const video = (await account.post("cards/video_conversation", fields("7_1"))).record;
  const whole = await account.put(`cards/video_conversation/${video.id}`, {
    poster_media_key: "3_2",
    unlocked_video_media_key: "7_2",
  });
  expect(whole.record).toMatchObject({
    ...fields("7_1"),
    video_width: "1280",
    video_height: "720",
    video_owner_id: "2200000001",
    unlocked_video_media_key: "7_2",
    poster_media_url: "http://localhost/media/3_2.png",
  });
});

it("says whose the video is, whoever makes and changes the card", async () => {
  const made = await account.post("cards/video_conversation", fields("7_1"), { as: "ines_creative" });
  expect(made.record.video_owner_id).toBe("2200000001");
  const card = `cards/video_conversation/${made.record.id}`;
  const changed = await account.put(card, { name: "New" }, { as: "jon_marketer" });
  expect(changed.record.video_owner_id).toBe("2200000001");
  const demo = startService();
  const path = `/live/12/accounts/${demo.idOf("accounts", "name = 'Kestrel Air'")}/cards/video_conversation`;
  const { records } = await demo.get(path);
  expect(records.map(({ video_owner_id: owner }) => typeof owner)).toEqual(["string"]);
});
