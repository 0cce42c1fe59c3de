import { beforeEach, describe, expect, it } from "vitest";
import { errorOf, everyPage, openAccount, type TestAccount } from "../../testing/account";
import { startService, type TestService } from "../../testing/service";

let service: TestService;
let account: TestAccount;

beforeEach(() => {
  service = startService("empty");
  account = openAccount(service);
});

const create = (query: Record<string, string> = {}, as = "mara_agency") =>
  account.post(
    "cards/poll",
    { name: "Colours", duration_in_minutes: "60", first_choice: "Blue", second_choice: "Green", ...query },
    { as },
  );

describe("creating a poll card", () => {
  it("starts the poll's time at once and writes numbers as text", async () => {
    service.clock.advance(5_000);
    const { status, record } = await create({ third_choice: "Red" });
    expect(status).toBe(200);
    expect(record).toEqual({
      id: expect.stringMatching(/^[a-z0-9]+$/),
      name: "Colours",
      card_uri: expect.stringMatching(/^card:\/\/\d+$/),
      card_type: "TEXT_POLLS",
      start_time: "2026-11-21T10:00:05Z",
      end_time: "2026-11-21T11:00:05Z",
      duration_in_minutes: "60",
      first_choice: "Blue",
      second_choice: "Green",
      third_choice: "Red",
      created_at: "2026-11-21T10:00:05Z",
      updated_at: "2026-11-21T10:00:05Z",
      deleted: false,
    });
    expect((await account.get(`cards/poll/${record.id}`)).record).toEqual(record);
  });

  it("needs a third choice before a fourth, and two at least", async () => {
    expect(errorOf(await create({ fourth_choice: "Red" }))).toMatchObject({
      status: 400,
      code: "INCLUSIVE_PARAMETERS",
      parameter: "fourth_choice",
    });
    const { body } = await account.post("cards/poll");
    expect(body.errors?.map(({ parameter }) => parameter)).toEqual([
      "duration_in_minutes",
      "first_choice",
      "second_choice",
      "name",
    ]);
    expect(errorOf(await create({}, "leo_analyst"))).toMatchObject({ status: 403 });
  });

  describe("with media", () => {
    const allow = () =>
      account.connection.run("INSERT INTO account_features VALUES (?, 'PROMOTED_MEDIA_POLLS')", [account.id]);

    it("needs the feature of the account", async () => {
      await account.media("7_1");
      expect(errorOf(await create({ media_key: "7_1" }))).toMatchObject({
        status: 400,
        code: "FEATURE_NOT_AVAILABLE",
        parameter: "media_key",
      });
      allow();
      expect((await create({ media_key: "7_1" })).status).toBe(200);
    });

    it("answers with addresses instead of the key", async () => {
      allow();
      await account.media("7_1", "3_1", "16_1");
      const video = (await create({ media_key: "7_1" })).record;
      expect(video).toMatchObject({
        card_type: "VIDEO_POLLS",
        video_width: "1280",
        video_height: "720",
        content_duration_seconds: "15",
        video_url: expect.stringMatching(/^http:\/\/localhost\/media\//),
        video_hls_url: expect.stringMatching(/^http:\/\/localhost\/media\//),
        video_poster_url: expect.stringMatching(/^http:\/\/localhost\/media\//),
        video_poster_width: "1280",
        video_poster_height: "720",
      });
      expect(video).not.toHaveProperty("media_key");
      expect((await create({ media_key: "3_1" })).record.card_type).toBe("IMAGE_POLLS");
      expect(errorOf(await create({ media_key: "16_1" }))).toMatchObject({ code: "INVALID_MEDIA" });
      expect(errorOf(await create({ media_key: "3_9" }))).toMatchObject({ code: "INVALID_MEDIA" });
      for (const [width, height] of [
        [799, 418],
        [1_000, 1_000],
      ]) {
        account.connection.run("UPDATE media_library SET width = ?, height = ? WHERE id = '3_1'", [
          width ?? 0,
          height ?? 0,
        ]);
        expect(errorOf(await create({ media_key: "3_1" }))).toMatchObject({ code: "INVALID_IMAGE" });
      }
    });
  });
});

describe("poll cards", () => {
  it("are no components cards, though their addresses look alike", async () => {
    const { id } = (await create()).record;
    expect((await account.get("cards/poll")).records.map((one) => one.id)).toEqual([id]);
    expect((await account.get("cards")).records).toEqual([]);
    expect((await account.get(`cards/${id}`)).status).toBe(404);
  });

  it("are found by name and id, page by page", async () => {
    const ids = [];
    for (const name of ["Colours", "colder", "Warm"]) ids.push((await create({ name })).record.id);
    const list = (query: Record<string, string>) => account.get("cards/poll", query);
    expect((await list({ q: "COL" })).records).toHaveLength(2);
    expect((await list({ card_ids: ids[2] ?? "" })).records).toHaveLength(1);
    expect(await everyPage(list, { count: "2", sort_by: "name-asc" })).toEqual([ids[1], ids[0], ids[2]]);
    expect((await list({ with_total_count: "true" })).body.total_count).toBe(3);
    const one = await account.get(`cards/poll/${ids[0]}`);
    expect(one.body.request).toEqual({
      params: { account_id: account.id, card_id: ids[0], card_type: "poll" },
    });
  });

  it("cannot be changed", async () => {
    const { id } = (await create()).record;
    expect(errorOf(await account.put(`cards/poll/${id}`, { name: "New" }))).toMatchObject({ status: 405 });
  });

  it("are removed for good", async () => {
    const { id } = (await create()).record;
    expect((await account.remove(`cards/poll/${id}`)).record).toEqual({
      id,
      name: "Colours",
      card_type: "TEXT_POLLS",
      start_time: "2026-11-21T10:00:00Z",
      created_at: "2026-11-21T10:00:00Z",
      updated_at: "2026-11-21T10:00:00Z",
      deleted: true,
    });
    expect(errorOf(await account.remove(`cards/poll/${id}`))).toMatchObject({
      status: 404,
      parameter: "card_id",
    });
    expect((await account.get(`cards/poll/${id}`, { with_deleted: "true" })).status).toBe(404);
    expect((await account.get("cards/poll", { with_deleted: "true" })).records).toEqual([]);
  });
});
