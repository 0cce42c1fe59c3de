import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { openAccount, type TestAccount } from "../testing/account";
import { pngOf } from "../testing/media-files";
import { startService, type TestService } from "../testing/service";
import { startUploads } from "../testing/upload";
import { bytesIn } from "./byte-source";
import { registerMediaFiles } from "./media-files";
import { probePicture } from "./pictures";
import { probeVideo } from "./videos";

let service: TestService;
let pages: Hono;
let account: TestAccount;

beforeEach(() => {
  service = startService();
  account = openAccount(service);
  pages = new Hono();
  registerMediaFiles(pages, service.db);
});

const load = async (address: unknown, range?: string) => {
  const path = new URL(z.string().parse(address)).pathname;
  return pages.request(path, range === undefined ? {} : { headers: { range } });
};

describe("files of the media library", () => {
  it("are the bytes that were uploaded, for pages of any origin, and run nothing", async () => {
    const uploads = startUploads(service);
    const bytes = pngOf(1_200, 628);
    const { media_key } = (await uploads.call({ media_category: "post_image" }, { media: bytes })).record;
    const { media_url } = (await account.post("media_library", { media_key: media_key ?? "" })).record;
    const answer = await load(media_url);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "content-length": String(bytes.length),
      "cross-origin-resource-policy": "cross-origin",
      "access-control-allow-origin": "*",
      "content-security-policy": expect.stringContaining("sandbox"),
      "x-content-type-options": "nosniff",
    });
  });

  it("can be taken within the second in which they became ready", async () => {
    const uploads = startUploads(service);
    // To the end of a second: what is called right after is in the same one.
    service.clock.advance(900 - (service.clock.now() % 1_000));
    const { media_key } = (await uploads.call({ media_category: "post_image" }, { media: pngOf(800, 418) }))
      .record;
    expect((await account.post("media_library", { media_key: media_key ?? "" })).status).toBe(200);
  });

  it("come in the parts that a player asks for", async () => {
    const { records } = await demoMedia();
    const film = records.find(({ media_type }) => media_type === "VIDEO");
    const whole = Buffer.from(await (await load(film?.media_url)).arrayBuffer());
    const part = async (range: string) => {
      const answer = await load(film?.media_url, range);
      return [answer.status, answer.headers.get("content-range"), Buffer.from(await answer.arrayBuffer())];
    };
    const { length } = whole;
    expect(await part("bytes=0-9")).toEqual([206, `bytes 0-9/${length}`, whole.subarray(0, 10)]);
    expect(await part("bytes=-5")).toEqual([
      206,
      `bytes ${length - 5}-${length - 1}/${length}`,
      whole.subarray(length - 5),
    ]);
    expect(await part("bytes=100-")).toEqual([206, `bytes 100-${length - 1}/${length}`, whole.subarray(100)]);
    expect((await part(`bytes=${length}-`)).slice(0, 2)).toEqual([416, `bytes */${length}`]);
  });

  it("have posters and a list for players that want one", async () => {
    await account.media("7_1");
    const { poster_media_url, media_url } = (await account.get("media_library/7_1")).record;
    const poster = Buffer.from(await (await load(poster_media_url)).arrayBuffer());
    expect(probePicture(bytesIn(poster))).toMatchObject({ type: "image/png", width: 640, height: 360 });
    const list = await load(String(media_url).replace(".mp4", ".m3u8"));
    expect(await list.text()).toContain("7_1.mp4");
  });

  it.each([
    "/media/3_404.png",
    "/media/demo/none.jpg",
    "/media/demo/..%2fseed-media.ts",
    "/media/3_1.exe",
    "/media/..%2fseed.ts",
    "/media/3_1",
  ])("are not at %s", async (path) => {
    expect((await pages.request(path)).status).toBe(404);
  });

  const demoMedia = () =>
    service.get(`/live/12/accounts/${service.idOf("accounts", "name = 'Mercado Jacarandá'")}/media_library`, {
      count: "50",
    });

  it("are there for the demo's account media", async () => {
    const id = service.idOf("accounts", "name = 'Mercado Jacarandá'");
    const { records } = await service.get(`/live/12/accounts/${id}/account_media`);
    const own = records.filter(({ media_url }) => String(media_url).startsWith("http://localhost/"));
    expect(own.length).toBeGreaterThanOrEqual(6);
    for (const { media_url } of own) expect((await load(media_url)).status, String(media_url)).toBe(200);
  });

  it("are, in the demo, what its records say", async () => {
    const { records } = await demoMedia();
    const types = records.map(({ media_type }) => media_type);
    expect(types.filter((type) => type === "IMAGE").length).toBeGreaterThanOrEqual(12);
    expect(types.filter((type) => type === "VIDEO").length).toBeGreaterThanOrEqual(4);
    expect(types).toContain("GIF");
    const row = z.object({ width: z.number(), height: z.number(), duration: z.number().nullable() });
    for (const { media_key, media_url, media_type, poster_media_url } of records) {
      const said = row.parse(
        service.db
          .prepare("SELECT width, height, duration FROM media_library WHERE id = ?")
          .get([String(media_key)]),
      );
      const answer = await load(media_url);
      const source = bytesIn(Buffer.from(await answer.arrayBuffer()));
      const found = media_type === "VIDEO" ? probeVideo(source) : probePicture(source);
      expect(found, String(media_url)).toEqual({ type: answer.headers.get("content-type"), ...said });
      if (poster_media_url) expect((await load(poster_media_url)).status).toBe(200);
    }
  });
});
