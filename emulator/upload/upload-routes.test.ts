import { beforeEach, describe, expect, it } from "vitest";
import * as mediaUpload from "@/lib/ads/endpoints/media-upload";
import { openDatabase } from "../database/database";
import { createSchema } from "../database/schema";
import { createClock } from "../http/clock";
import { gifOf, jpegOf, mp4Of, pngOf } from "../testing/media-files";
import { startUploads } from "../testing/upload";

const clock = createClock(() => Date.parse("2026-11-21T10:00:00Z"));
let service: ReturnType<typeof startUploads>;

beforeEach(() => {
  clock.reset();
  const db = openDatabase(":memory:");
  createSchema(db);
  service = startUploads({ db, clock });
});

const call: (typeof service)["call"] = (...sent) => service.call(...sent);

const video = mp4Of({ width: 1_280, height: 720, milliseconds: 15_000, bytes: 2_000 });

async function begin(total = video.length, more: Record<string, string> = {}): Promise<string> {
  const terms = { total_bytes: String(total), media_type: "video/mp4", media_category: "amplify_video" };
  const { command = "INIT" } = mediaUpload.init;
  return (await call({ command, ...terms, ...more })).record.media_id_string;
}

const append = (media_id: string, segment_index: number, media: Buffer, as = "mara_agency") =>
  call({ command: "APPEND", media_id, segment_index: String(segment_index) }, { media, as });
const finalize = (media_id: string) => call({ command: "FINALIZE", media_id });
const status = (media_id: string, as = "mara_agency") => call({ command: "STATUS", media_id }, { as });

describe("a picture in one call", () => {
  it("is known by its bytes, and gets a key when it has a category", async () => {
    const {
      status: code,
      record,
      text,
    } = await call({ media_category: "post_image" }, { media: pngOf(1_200, 628) });
    expect(code).toBe(200);
    expect(record).toEqual({
      media_id: record.media_id_string,
      media_id_string: expect.stringMatching(/^\d{19}$/),
      media_key: `3_${record.media_id_string}`,
      size: pngOf(1_200, 628).length,
      expires_after_secs: 86_400,
      image: { image_type: "image/png", w: 1_200, h: 628 },
    });
    expect(text).toContain(`"media_id":${record.media_id_string},`);
    expect((await call({}, { media: jpegOf(640, 480) })).record).toMatchObject({
      image: { image_type: "image/jpeg", w: 640, h: 480 },
    });
    expect((await call({}, { media: jpegOf(640, 480) })).record.media_key).toBeUndefined();
  });

  it.each(["POST_IMAGE", "PostImage"])("may name its category as %s", async (media_category) => {
    const { record } = await call({ media_category }, { media: pngOf(20, 10) });
    expect(record.media_key).toMatch(/^3_/);
    const { error } = await call({ media_category: "Poster" }, { media: pngOf(20, 10) });
    expect(error).toMatchObject({ status: 400, parameter: "media_category" });
  });

  it.each(["media_data", "media"])("may come in base64, as %s", async (name) => {
    const text = pngOf(20, 10).toString("base64");
    const { record } = await call({}, { form: { [name]: text, media_category: "post_image" } });
    expect(record).toMatchObject({ image: { w: 20, h: 10 }, media_key: expect.stringMatching(/^3_/) });
    expect((await call({}, { form: { media_data: "%%" } })).error).toMatchObject({
      status: 400,
      parameter: "media_data",
    });
  });

  it("may come in a part without a file name and a type", async () => {
    const { record } = await call({}, { bareParts: { media_category: "post_image", media: pngOf(20, 10) } });
    expect(record).toMatchObject({ image: { w: 20, h: 10 }, media_key: expect.stringMatching(/^3_/) });
  });

  it("is refused when it is damaged, too large, of another kind, or missing", async () => {
    const half = pngOf(1_200, 628).subarray(0, 40);
    for (const media of [half, Buffer.from("hello"), video]) {
      expect((await call({}, { media })).error).toMatchObject({ status: 400, code: "INVALID_IMAGE" });
    }
    const gif = await call({ media_category: "post_image" }, { media: gifOf(10, 10, [10]) });
    expect(gif.error).toMatchObject({ status: 400, code: "INVALID_MEDIA", parameter: "media_category" });
    const large = Buffer.concat([pngOf(10, 10), Buffer.alloc(mediaUpload.UPLOAD_CHUNK_MAX)]);
    expect((await call({}, { media: large })).error).toMatchObject({ status: 400, code: "INVALID_MEDIA" });
    expect((await call({})).error).toMatchObject({ code: "MISSING_PARAMETER", parameter: "media" });
  });
});

describe("a file in pieces", () => {
  it("is put together in the order of its segments and processed with time", async () => {
    const id = await begin();
    const parts = [video.subarray(0, 900), video.subarray(900, 1_800), video.subarray(1_800)];
    // The last first, the first twice: once with bytes that a broken line has spoilt.
    await append(id, 2, parts[2] ?? video);
    await append(id, 0, Buffer.alloc(900));
    const answer = await append(id, 0, parts[0] ?? video);
    expect([answer.status, answer.text]).toEqual([204, ""]);
    await append(id, 1, parts[1] ?? video);

    const finalized = await finalize(id);
    expect(finalized.status).toBe(201);
    expect(finalized.record).toMatchObject({
      media_key: `13_${id}`,
      size: video.length,
      video: { video_type: "video/mp4" },
      processing_info: { state: "pending", check_after_secs: 5 },
    });
    clock.advance(2_000);
    const info = async () => (await status(id)).record.processing_info;
    expect(await info()).toEqual({ state: "in_progress", progress_percent: 20, check_after_secs: 4 });
    clock.advance(3_500);
    expect(await info()).toEqual({ state: "in_progress", progress_percent: 90, check_after_secs: 1 });
    clock.advance(500);
    expect(await info()).toEqual({ state: "succeeded", progress_percent: 100 });
    // Said again, it does no harm.
    expect((await finalize(id)).record.processing_info).toEqual(await info());
  });

  it("may come with everything in parts that say only their names", async () => {
    const terms = {
      total_bytes: String(video.length),
      media_type: "video/mp4",
      media_category: "amplify_video",
    };
    const begun = await call({}, { bareParts: { command: "INIT", ...terms } });
    const { media_id_string: media_id } = begun.record;
    const piece = { command: "APPEND", media_id, segment_index: "0", media: video };
    expect((await call({}, { bareParts: piece })).status).toBe(204);
    expect((await call({}, { bareParts: { command: "FINALIZE", media_id } })).record).toMatchObject({
      size: video.length,
      video: { video_type: "video/mp4" },
    });
  });

  it("takes GIFs and QuickTime, and needs no processing for pictures", async () => {
    const gif = await service.whole(gifOf(480, 270, [50, 100]), { type: "image/gif", category: "post_gif" });
    expect(gif.record).toMatchObject({
      media_key: expect.stringMatching(/^16_/),
      processing_info: { state: "pending" },
    });
    const movie = mp4Of({ width: 720, height: 720, milliseconds: 500, brand: "qt  " });
    const film = await service.whole(movie, { type: "video/quicktime", category: "post_video", chunk: 100 });
    expect(film.record).toMatchObject({ video: { video_type: "video/quicktime" } });
    expect(film.record.media_key).toMatch(/^7_/);
    const still = await service.whole(pngOf(800, 418), { type: "image/png", category: "post_image" });
    expect(still.record.image).toEqual({ image_type: "image/png", w: 800, h: 418 });
    expect(still.record.processing_info).toBeUndefined();
  });

  it("is held to what was announced of it", async () => {
    const id = await begin(100);
    await append(id, 0, Buffer.alloc(60));
    expect((await append(id, 1, Buffer.alloc(41))).error).toMatchObject({
      status: 400,
      code: "INVALID_MEDIA",
      parameter: "media",
    });
    expect((await finalize(id)).error).toMatchObject({ code: "INVALID_MEDIA", parameter: "media_id" });
    await append(id, 2, Buffer.alloc(40));
    expect((await finalize(id)).error.code).toBe("INVALID_MEDIA");
    const whole = await begin();
    await append(whole, 0, video);
    await finalize(whole);
    expect((await append(whole, 1, Buffer.alloc(1))).error.code).toBe("INVALID_MEDIA");
    expect((await status(await begin())).error).toMatchObject({ status: 400, parameter: "media_id" });
  });

  it.each([
    ["image/png", "post_image", 5_242_880],
    ["image/gif", "post_gif", 15_728_640],
    ["video/mp4", "post_video", 536_870_912],
    ["video/mp4", "amplify_video", 524_288_000],
  ])("of %s as %s has at most %i bytes", async (media_type, media_category, most) => {
    const init = (bytes: number) =>
      call({ command: "INIT", total_bytes: String(bytes), media_type, media_category });
    expect((await init(most)).status).toBe(202);
    expect((await init(most + 1)).error).toMatchObject({ status: 400, parameter: "total_bytes" });
  });

  it("needs a category that fits, a type that is known, and sensible numbers", async () => {
    const init = (more: Record<string, string>) =>
      call({ command: "INIT", total_bytes: "10", media_type: "video/mp4", ...more });
    expect((await init({ media_category: "post_gif" })).error).toMatchObject({
      code: "INVALID_MEDIA",
      parameter: "media_category",
    });
    expect((await init({ media_type: "text/plain" })).error.parameter).toBe("media_type");
    expect((await init({ total_bytes: "0" })).error.parameter).toBe("total_bytes");
    expect((await call({ command: "INIT" })).error.code).toBe("MISSING_PARAMETER");
    const id = await begin();
    expect((await append(id, 1_000, video)).error.parameter).toBe("segment_index");
    expect((await call({ command: "BEGIN" })).error.parameter).toBe("command");
    expect((await call({}, { method: "GET" })).error).toMatchObject({ code: "MISSING_PARAMETER" });
  });

  it("fails when its bytes are damaged, something else, or too long to be promoted", async () => {
    const long = mp4Of({ width: 1_280, height: 720, milliseconds: 600_001 });
    const cut = video.subarray(0, video.length - 100);
    for (const [bytes, message] of [
      [cut, /damaged/],
      [pngOf(10, 10), /damaged/],
      [long, /10 minutes/],
    ] as const) {
      const { record } = await service.whole(bytes, { type: "video/mp4", category: "amplify_video" });
      expect(record.processing_info?.state).toBe("pending");
      clock.advance(6_000);
      expect((await status(record.media_id_string)).record.processing_info).toMatchObject({
        state: "failed",
        error: {
          code: expect.any(Number),
          name: expect.any(String),
          message: expect.stringMatching(message),
        },
      });
    }
    const swapped = await service.whole(jpegOf(10, 10), { type: "image/gif", category: "post_gif" });
    clock.advance(6_000);
    expect((await status(swapped.record.media_id_string)).record.processing_info?.error?.message).toContain(
      "image/jpeg",
    );
    const broken = await service.whole(Buffer.from("no picture"), {
      type: "image/png",
      category: "post_image",
    });
    expect(broken.error).toMatchObject({ status: 400, code: "INVALID_IMAGE" });
  });
});

describe("an upload", () => {
  it("belongs to who began it, and is forgotten after a day", async () => {
    const id = await begin();
    expect((await append(id, 0, video, "jon_marketer")).error).toMatchObject({
      status: 400,
      code: "INVALID_MEDIA_ID",
      parameter: "media_id",
    });
    await append(id, 0, video);
    await finalize(id);
    expect((await status(id, "jon_marketer")).error.code).toBe("INVALID_MEDIA_ID");
    expect((await status("1")).error.code).toBe("INVALID_MEDIA_ID");
    clock.advance(86_399_000);
    expect((await status(id)).record.expires_after_secs).toBe(1);
    clock.advance(1_000);
    expect((await status(id)).error.code).toBe("INVALID_MEDIA_ID");
    await begin();
    expect((await status(id)).error.code).toBe("INVALID_MEDIA_ID");
  });

  it("is closed to tokens that may only read", async () => {
    const terms = { command: "INIT", total_bytes: "10", media_type: "video/mp4" };
    expect((await call(terms, { access: "read" })).error).toMatchObject({
      status: 403,
      code: "READONLY_CLIENT_APPLICATION",
    });
  });
});
