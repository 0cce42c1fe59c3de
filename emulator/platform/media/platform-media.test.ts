import { afterAll, beforeAll, expect, it } from "vitest";
import * as media from "@/lib/ads/endpoints/platform-media";
import { pngOf } from "../../testing/media-files";
import { startPlatform, type TestPlatform } from "../../testing/platform";
import { bareForm } from "../../testing/upload";

let platform: TestPlatform;

beforeAll(() => {
  platform = startPlatform();
});
afterAll(() => platform.stop());

const at = (path: string, id: string) => path.replace(":id", id);

async function begin(total: number) {
  const json = { media_type: "image/png", total_bytes: total, media_category: "post_image" };
  const { body, text } = await platform.asUser("POST", media.initialize.path, { json });
  return media.initialize.data.parse(body, { error: () => text }).data.id;
}

it("takes a picture in pieces, and posts it with the words for those who do not see it", async () => {
  const png = pngOf(80, 40);
  const id = await begin(png.length);
  for (const [index, part] of [png.subarray(0, 30), png.subarray(30)].entries()) {
    const sent = await platform.asUser("POST", at(media.append.path, id), {
      body: bareForm({ segment_index: String(index), media: part }),
    });
    expect(sent.status, sent.text).toBe(200);
    expect(media.append.data.parse(sent.body).data.expires_at).toBeGreaterThan(platform.clock.now() / 1_000);
  }
  const { body } = await platform.asUser("POST", at(media.finalize.path, id));
  expect(body.data).toMatchObject({ id, media_key: `3_${id}`, size: png.length });
  const status = await platform.asUser("GET", media.status.path, {
    query: { command: "STATUS", media_id: id },
  });
  expect(status.body.data).toMatchObject({ id });

  const old = await platform.asUser("POST", media.describe.path, {
    json: { media_id: id, alt_text: { text: "A red square" } },
  });
  expect([old.status, old.text]).toEqual([200, ""]);
  const newer = await platform.asUser("POST", media.describeById.path, {
    json: { id, metadata: { alt_text: { text: "A red oblong" } } },
  });
  expect(newer.body).toEqual({ data: { id, associated_metadata: { alt_text: { text: "A red oblong" } } } });

  const json = { text: "With a picture", media: { media_ids: [id] } };
  const made = await platform.asUser("POST", "/2/posts", { json });
  const post = await platform.call("GET", `/2/posts/${Object(made.body.data).id}`, {
    query: { expansions: "attachments.media_keys", "media.fields": "alt_text,width,height" },
  });
  expect(post.body).toMatchObject({
    data: { attachments: { media_keys: [`3_${id}`] } },
    includes: { media: [{ type: "photo", alt_text: "A red oblong", width: 80, height: 40 }] },
  });
});

it("takes a picture in one call, as a file or in base64", async () => {
  const png = pngOf(20, 10);
  const media_category = "post_image";
  const calls = [
    { body: bareForm({ media_category, media: png }) },
    { json: { media_category, media: png.toString("base64") } },
  ];
  for (const call of calls) {
    const sent = await platform.asUser("POST", media.upload.path, call);
    expect(sent.status, sent.text).toBe(200);
    const { id } = media.upload.data.parse(sent.body).data;
    expect(sent.body).toMatchObject({ data: { media_key: `3_${id}`, size: png.length } });
  }
  const refused = [
    await platform.asUser("POST", media.upload.path, { json: { media_category } }),
    await platform.asUser("POST", media.upload.path, { json: { media_category, media: "~" } }),
    await platform.asUser("POST", media.upload.path, { body: bareForm({ media: png }) }),
    await platform.asUser("POST", media.upload.path, { json: [] }),
  ];
  for (const { status, body } of refused) {
    expect(status).toBe(400);
    expect(body).toMatchObject({ title: "Invalid Request" });
  }
});

it("refuses pieces of unknown uploads, missing pieces, and pieces that come too early", async () => {
  const id = await begin(100);
  const form = bareForm({ segment_index: "0", media: Buffer.from("x") });
  const refused = [
    await platform.asUser("POST", at(media.append.path, "12"), { body: form }),
    await platform.asUser("POST", at(media.append.path, id), { body: bareForm({ segment_index: "0" }) }),
    await platform.asUser("POST", at(media.append.path, id), { body: bareForm({ media: Buffer.from("x") }) }),
    await platform.asUser("POST", at(media.finalize.path, id)),
    await platform.asUser("GET", media.status.path, { query: { media_id: id } }),
    await platform.asUser("POST", media.describeById.path, {
      json: { id: "12", metadata: { alt_text: { text: "A cup" } } },
    }),
    await platform.asUser("POST", media.initialize.path, {
      json: { media_type: "text/plain", total_bytes: 1 },
    }),
  ];
  for (const { status, body, text } of refused) {
    expect(status, text).toBe(400);
    expect(body).toMatchObject({ title: "Invalid Request" });
  }
  expect((await platform.call("POST", media.initialize.path, { json: {} })).status).toBe(403);
});
