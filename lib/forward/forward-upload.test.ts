// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { UPLOAD_CHUNK_MAX } from "@/lib/ads/endpoints/media-upload";
import { codeOf, type Handler, startForward } from "./test-forward";

const UPLOAD = "/api/ads/live/mara/1.1/media/upload.json";

let forward: Awaited<ReturnType<typeof startForward>>;
beforeAll(async () => {
  forward = await startForward();
});
afterAll(() => forward.stop());
beforeEach(() => {
  forward.arrived.length = 0;
});

const answerRecord: Handler = (_, response) => {
  response
    .writeHead(202, { "content-type": "application/json" })
    .end('{"media_id":1,"media_id_string":"1","expires_after_secs":60}');
};

const append = async (body: string | Buffer, query = "command=APPEND&media_id=12&segment_index=3") =>
  forward.call(`${UPLOAD}?${query}`, {
    method: "POST",
    headers: await forward.asMara({ "content-type": "application/octet-stream" }),
    body,
  });

describe("uploads through the forward", () => {
  it("carries bytes as one part of a form of its own, and passes an empty answer on", async () => {
    forward.answerWith((_, response) => response.writeHead(204).end());
    const answer = await append("the bytes of a piece");
    expect([answer.status, answer.body.length]).toEqual([204, 0]);
    const [sent] = forward.arrived;
    expect(sent?.url).toBe("/upload/1.1/media/upload.json?command=APPEND&media_id=12&segment_index=3");
    expect(sent?.headers.authorization).toMatch(/^OAuth .*oauth_signature=/);
    const boundary = /^multipart\/form-data; boundary=(\S+)$/.exec(sent?.headers["content-type"] ?? "")?.[1];
    const form = await new Response(sent?.body, {
      headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    }).formData();
    expect([...form.keys()]).toEqual(["media"]);
    const part = form.get("media");
    expect(part instanceof File && (await part.text())).toBe("the bytes of a piece");
  });

  it("distinguishes the calls of one address by their command", async () => {
    forward.answerWith(answerRecord);
    const call = async (query: string, method = "POST") =>
      forward.call(`${UPLOAD}?${query}`, { method, headers: await forward.asMara() });
    const init = await call("command=INIT&total_bytes=10&media_type=image%2Fgif&media_category=post_gif");
    expect(init.status).toBe(202);
    expect((await call("command=STATUS&media_id=12", "GET")).status).toBe(202);
    expect((await call("command=FINALIZE&media_id=12")).status).toBe(202);
    expect(forward.arrived.map(({ method, url }) => `${method} ${url.split("?")[1]}`)).toEqual([
      "POST command=INIT&total_bytes=10&media_type=image%2Fgif&media_category=post_gif",
      "GET command=STATUS&media_id=12",
      "POST command=FINALIZE&media_id=12",
    ]);
    expect(codeOf(await call("command=DELETE&media_id=12"))).toBe("FORWARD_NO_SUCH_ENDPOINT");
    expect(codeOf(await call("command=STATUS&media_id=12"))).toBe("FORWARD_NO_SUCH_ENDPOINT");
  });

  it("takes five megabytes at a time, and no unknown parameter", async () => {
    forward.answerWith((_, response) => response.writeHead(204).end());
    expect((await append(Buffer.alloc(UPLOAD_CHUNK_MAX, 97))).status).toBe(204);
    const tooLarge = await append(Buffer.alloc(UPLOAD_CHUNK_MAX + 1));
    expect([tooLarge.status, codeOf(tooLarge)]).toEqual([413, "REQUEST_TOO_LARGE"]);
    expect((await append("")).status).toBe(400);
    expect((await append("x", "command=APPEND&media_id=12&segment_index=1000")).status).toBe(400);
    expect((await append("x", "command=APPEND&media_id=a/b&segment_index=1")).status).toBe(400);
    expect((await append("x", "command=APPEND&media_id=1&segment_index=1&media_data=x")).status).toBe(400);
    expect(forward.arrived).toHaveLength(1);
  });

  it("is closed to those who are not signed in", async () => {
    const answer = await forward.call(`${UPLOAD}?command=STATUS&media_id=12`, {
      headers: { "x-forward": "1" },
    });
    expect([answer.status, codeOf(answer)]).toEqual([401, "SIGNED_OUT"]);
    expect(forward.arrived).toHaveLength(0);
  });
});
