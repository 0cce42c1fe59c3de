import { once } from "node:events";
import { type IncomingMessage, type ServerResponse, request as send } from "node:http";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { eventually } from "@/lib/time/test-eventually";
import { codeOf, type Handler, startForward } from "./test-forward";

let forward: Awaited<ReturnType<typeof startForward>>;

beforeAll(async () => {
  forward = await startForward();
});

afterAll(() => forward.stop());

const JSON_TYPE = { "content-type": "application/json" };
const path = "/api/ads/live/mara/2/activity/stream";

/** Answers for the credential service and for the caller's own user, and passes on requests for the stream. */
const streamingWith =
  (stream: (response: ServerResponse) => void): Handler =>
  ({ url }, response) => {
    if (url === "/oauth2/token") {
      response.writeHead(200, JSON_TYPE).end('{"token_type":"bearer","access_token":"AAAA"}');
    } else if (url.startsWith("/platform/1.1/")) {
      response.writeHead(200, JSON_TYPE).end("[]");
    } else stream(response);
  };

/** Opens a stream, and returns its answer as soon as it starts. */
async function open(): Promise<IncomingMessage> {
  const headers = await forward.asMara();
  return new Promise((resolve, reject) => {
    send({ host: "127.0.0.1", port: forward.port, path, headers }, resolve).on("error", reject).end();
  });
}

describe("a stream of the platform", () => {
  it("comes line by line, and gives its connection back when the reader goes, which is no error", async () => {
    const { log } = await import("@/lib/log");
    const [logged, failed] = [vi.spyOn(log(), "info"), vi.spyOn(log(), "error")];
    const opened = new Promise<ServerResponse>((resolve) => {
      forward.answerWith(
        streamingWith((response) => {
          response.writeHead(200, JSON_TYPE).write("\r\n");
          resolve(response);
        }),
      );
    });
    const answer = await open();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "application/x-ndjson; charset=utf-8",
      "cache-control": "private, no-store, no-transform",
      "x-content-type-options": "nosniff",
    });
    const service = await opened;
    const lines = answer.setEncoding("utf8")[Symbol.asyncIterator]();
    expect(await lines.next()).toMatchObject({ value: "\n" });
    service.write('{"data":{"event_type":"profile.up');
    service.write('date.bio"}}\r\n');
    expect(await lines.next()).toMatchObject({ value: '{"data":{"event_type":"profile.update.bio"}}\n' });
    answer.destroy();
    await once(service, "close");
    await eventually(() => expect(logged).toHaveBeenCalledWith(expect.anything(), "reader hung up"));
    expect(failed).not.toHaveBeenCalled();
  });

  it("ends when the service ends it, and breaks off when that breaks off", async () => {
    forward.answerWith(streamingWith((response) => response.writeHead(200, JSON_TYPE).end("{}\r\n")));
    expect(await text(await open())).toBe("{}\n");
    forward.answerWith(
      streamingWith((response) =>
        response.writeHead(200, JSON_TYPE).write("{}\r\n", () => response.destroy()),
      ),
    );
    await expect(text(await open())).rejects.toThrow();
  });

  it("is refused where it is no stream of JSON", async () => {
    forward.answerWith(
      streamingWith((response) => response.writeHead(200, { "content-type": "text/html" }).end("<html>")),
    );
    const refused = await forward.call(path, { headers: await forward.asMara() });
    expect([refused.status, codeOf(refused)]).toEqual([502, "UPSTREAM_UNUSABLE"]);
  });
});

describe("the lines that are passed on", () => {
  const passed = async (lines: readonly string[], rules: { mayGoOn?: () => boolean } = {}) => {
    const { forwardStream } = await import("./forward-stream");
    const body = Readable.from(lines.map((line) => Buffer.from(line)));
    const answer = forwardStream(
      { ok: true, status: 200, headers: JSON_TYPE, body },
      { mayGoOn: () => true, inOurWords: (line) => line.replace("tweet", "post"), ...rules },
    );
    return answer?.body instanceof Readable ? text(answer.body) : undefined;
  };

  it("are whole, and in the specification's words", async () => {
    expect(await passed(['{"tweet":1}\n\n{"t', 'weet":"ä"}\r\n'])).toBe('{"post":1}\n\n{"post":"ä"}\n');
  });

  it.each([
    ["no JSON", ["<html>\n"]],
    ["half a line", ['{"a":']],
    ["a line without an end", Array.from({ length: 11 }, () => "1".repeat(100_000))],
  ])("are never %s", async (_, lines) => {
    await expect(passed(lines)).rejects.toThrow();
  });

  it("end with the session of their reader", async () => {
    await expect(passed(["{}\n", "\n"], { mayGoOn: () => false })).rejects.toThrow(/session/);
  });
});
