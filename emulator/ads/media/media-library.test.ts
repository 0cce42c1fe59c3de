import { beforeEach, describe, expect, it } from "vitest";
import { errorOf, openAccount, type TestAccount } from "../../testing/account";
import { startService, type TestService } from "../../testing/service";
import { uploaded } from "../../testing/uploaded-media";

let service: TestService;
let account: TestAccount;

beforeEach(() => {
  service = startService("empty");
  account = openAccount(service);
});

const IMAGE = "3_1029825579531807971";
const VIDEO = "7_1029825579531807972";
const AMPLIFY = "13_1029825579531807973";
const GIF = "16_1029825579531807974";

const add = (media_key: string, query: Record<string, string> = {}, as = "mara_agency") => {
  uploaded(media_key, { connection: account.connection, now: service.clock.now(), as });
  return account.post("media_library", { media_key, ...query }, { as });
};

describe("adding to the media library", () => {
  it("finds a medium by its key, and transcodes videos and GIFs over time", async () => {
    const { record } = await add(VIDEO, {
      name: "Spot",
      title: "Title",
      description: "Words",
      file_name: "a.mp4",
    });
    expect(record).toMatchObject({
      media_key: VIDEO,
      media_type: "VIDEO",
      media_category: "POST_VIDEO",
      media_status: "TRANSCODE_IN_PROGRESS",
      name: "Spot",
      title: "Title",
      description: "Words",
      file_name: "a.mp4",
      aspect_ratio: "16:9",
      posted: false,
      deleted: false,
    });
    const status = async () => (await account.get(`media_library/${VIDEO}`)).record.media_status;
    expect(await status()).toBe("TRANSCODE_IN_PROGRESS");
    service.clock.advance(60_000);
    expect(await status()).toBe("TRANSCODE_COMPLETED");
  });

  it("leaves out of images what only videos have", async () => {
    const { body, record } = await add(IMAGE);
    expect(record).toMatchObject({ media_type: "IMAGE", media_status: "TRANSCODE_COMPLETED" });
    for (const name of ["duration", "description", "poster_media_key", "title", "aspect_ratio"]) {
      expect(body.data).not.toHaveProperty(name);
    }
    for (const name of ["title", "description", "poster_media_key"]) {
      expect(errorOf(await account.put(`media_library/${IMAGE}`, { [name]: "x" }))).toMatchObject({
        status: 400,
        parameter: name,
        message: `setting ${name} is not allowed`,
      });
    }
    expect(errorOf(await add(GIF, { title: "x" }))).toMatchObject({ status: 400, parameter: "title" });
  });

  it("makes a preroll of an amplify video", async () => {
    await add(AMPLIFY);
    const { records } = await account.get("account_media");
    expect(records).toMatchObject([{ creative_type: "PREROLL", video_id: "1029825579531807973" }]);
  });

  it("refuses keys that no upload gives, and those it has", async () => {
    for (const media_key of ["99_1", "3-1", "3_x", IMAGE]) {
      expect(errorOf(await account.post("media_library", { media_key }))).toMatchObject({
        status: 400,
        code: "INVALID_MEDIA",
        parameter: "media_key",
      });
    }
    await add(IMAGE);
    expect(errorOf(await add(IMAGE))).toMatchObject({ status: 400, code: "INVALID_MEDIA" });
    expect(errorOf(await add(VIDEO, {}, "leo_analyst"))).toMatchObject({ status: 403 });
    expect((await add(AMPLIFY, {}, "ines_creative")).status).toBe(200);
  });

  it("takes what the caller uploaded or may use, and only while it is good", async () => {
    const { connection } = account;
    const now = service.clock.now();
    const take = (media_key: string, as: string) => account.post("media_library", { media_key }, { as });
    uploaded("3_11", { connection, now, as: "mara_agency", owners: ["2200000003"] });
    expect(errorOf(await take("3_11", "jon_marketer"))).toMatchObject({ status: 400, code: "INVALID_MEDIA" });
    expect((await take("3_11", "ines_creative")).status).toBe(200);
    uploaded("7_12", { connection, now, readyAt: now + 5_000 });
    expect(errorOf(await take("7_12", "mara_agency")).message).toContain("still being processed");
    service.clock.advance(5_000);
    expect((await take("7_12", "mara_agency")).status).toBe(200);
    uploaded("3_13", { connection, now });
    service.clock.advance(86_400_000);
    expect(errorOf(await take("3_13", "mara_agency")).message).toContain("expired");
  });

  it("says what the bytes said of size and ratio", async () => {
    uploaded("7_21", { connection: account.connection, now: service.clock.now(), width: 720, height: 1_280 });
    expect((await add("7_21")).record).toMatchObject({
      aspect_ratio: "9:16",
      duration: 15_000,
      media_url: "http://localhost/media/7_21.mp4",
      poster_media_url: "http://localhost/media/7_21-poster.png",
    });
    uploaded("16_22", { connection: account.connection, now: service.clock.now(), width: 500, height: 300 });
    expect((await add("16_22")).record).toMatchObject({
      aspect_ratio: "5:3",
      media_url: "http://localhost/media/16_22.gif",
    });
  });
});

describe("media in the library", () => {
  it("change what is given and unset what is empty", async () => {
    await add(IMAGE);
    await add(VIDEO, { name: "One", title: "Two" });
    const { record } = await account.put(`media_library/${VIDEO}`, { title: "", poster_media_key: IMAGE });
    expect(record).toMatchObject({ name: "One", title: null, poster_media_key: IMAGE });
    for (const poster_media_key of [VIDEO, "3_1"]) {
      expect(errorOf(await account.put(`media_library/${VIDEO}`, { poster_media_key }))).toMatchObject({
        code: "INVALID_MEDIA",
        parameter: "poster_media_key",
      });
    }
    expect(errorOf(await account.put("media_library/3_1"))).toMatchObject({
      status: 404,
      parameter: "media_key",
    });
  });

  it("are found by type and by any of their words, 20 to a page", async () => {
    for (let made = 0; made < 25; made += 1) await add(`3_${made}`, { file_name: `File ${made}.JPG` });
    await add(VIDEO, { description: "Made of jpg files" });
    const first = await account.get("media_library");
    expect(first.records).toHaveLength(20);
    const second = await account.get("media_library", { cursor: first.body.next_cursor ?? "" });
    expect(second.records).toHaveLength(6);
    expect(second.body.next_cursor).toBeNull();
    const found = async (query: Record<string, string>) =>
      (await account.get("media_library", { count: "50", ...query })).records.length;
    expect(await found({ q: "jpg" })).toBe(26);
    expect(await found({ q: "JPG", media_type: "VIDEO" })).toBe(1);
    expect(await found({ q: "file 24" })).toBe(1);
    expect(errorOf(await account.get("media_library", { count: "51" }))).toMatchObject({
      parameter: "count",
    });
  });

  it("are deleted once and then gone", async () => {
    await add(IMAGE);
    expect((await account.remove(`media_library/${IMAGE}`)).record.deleted).toBe(true);
    expect(errorOf(await account.remove(`media_library/${IMAGE}`))).toMatchObject({ status: 404 });
    expect((await account.get(`media_library/${IMAGE}`)).status).toBe(404);
    expect((await account.get("media_library")).records).toEqual([]);
  });
});
