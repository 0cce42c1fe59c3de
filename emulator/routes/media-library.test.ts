import { beforeEach, describe, expect, it } from "vitest";
import { errorOf, openAccount, type TestAccount } from "./test-account";
import { startService, type TestService } from "./test-service";

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

const add = (media_key: string, query: Record<string, string> = {}, as = "mara_agency") =>
  account.post("media_library", { media_key, ...query }, { as });

describe("adding to the media library", () => {
  it("knows a medium by its key, and transcodes moving ones with time", async () => {
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
    for (const key of ["99_1", "3-1", "3_x"]) {
      expect(errorOf(await add(key))).toMatchObject({ status: 400, code: "INVALID_MEDIA" });
    }
    await add(IMAGE);
    expect(errorOf(await add(IMAGE))).toMatchObject({ status: 400, code: "INVALID_MEDIA" });
    expect(errorOf(await add(VIDEO, {}, "leo_analyst"))).toMatchObject({ status: 403 });
    expect((await add(VIDEO, {}, "ines_creative")).status).toBe(200);
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
