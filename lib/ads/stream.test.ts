import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "@/lib/time/test-eventually";
import { callStore } from "./call-log";
import * as activityStream from "./endpoints/activity-stream";
import { RefusedError, UnreachableError } from "./errors";
import { FORWARD_HEADER } from "./scope";
import { openStream } from "./stream";

const scope = { environment: "live", handle: "mara_agency" } as const;

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Opens a stream whose answer the test writes piece by piece. */
function listen() {
  const stop = new AbortController();
  const lines: string[] = [];
  const opened = vi.fn();
  let service: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      service = controller;
    },
  });
  const fetched = vi.fn<typeof fetch>(async (_, init) => {
    init?.signal?.addEventListener("abort", () => service?.error(init.signal?.reason));
    return new Response(body);
  });
  vi.stubGlobal("fetch", fetched);
  const ended = openStream(
    activityStream.connect,
    scope,
    { backfill_minutes: 5 },
    { signal: stop.signal, onOpen: opened, onLine: (line) => lines.push(line) },
  );
  return {
    ended,
    fetched,
    lines,
    opened,
    stop,
    write: (text: string) => service?.enqueue(new TextEncoder().encode(text)),
    end: () => service?.close(),
    breakOff: () => service?.error(new TypeError("network error")),
  };
}

const lastCall = () => callStore.get().at(-1)?.end;

test("hands over each line when it is whole, and none that is empty", async () => {
  const stream = listen();
  for (const piece of ['\n{"a":', '1}\n{"b":2}\n', "\n"]) stream.write(piece);
  await eventually(() => expect(stream.lines).toEqual(['{"a":1}', '{"b":2}']));
  stream.end();
  await stream.ended;
  expect(stream.opened).toHaveBeenCalledOnce();
  const [url, init] = stream.fetched.mock.calls[0] ?? [];
  expect(url).toBe("/api/ads/live/mara_agency/2/activity/stream?backfill_minutes=5");
  expect(new Headers(init?.headers).get(FORWARD_HEADER)).toBe("1");
  expect(lastCall()).toMatchObject({ status: 200, error: undefined, answer: undefined });
});

test("ends without an error when it is stopped, and with one when it breaks off", async () => {
  const stopped = listen();
  await eventually(() => expect(stopped.opened).toHaveBeenCalled());
  stopped.stop.abort();
  await stopped.ended;
  expect(lastCall()).toMatchObject({ status: 200, error: undefined });

  const broken = listen();
  await eventually(() => expect(broken.opened).toHaveBeenCalled());
  broken.breakOff();
  await expect(broken.ended).rejects.toThrow(UnreachableError);
  expect(lastCall()?.error).toBeInstanceOf(UnreachableError);
});

test("is refused in the service's words, which the log keeps", async () => {
  const body = { errors: [{ code: "streaming-connection", message: "At the most it may have" }] };
  vi.stubGlobal("fetch", async () => Response.json(body, { status: 429 }));
  const opened = vi.fn();
  const refused = openStream(
    activityStream.connect,
    scope,
    {},
    { signal: new AbortController().signal, onOpen: opened, onLine: opened },
  );
  await expect(refused).rejects.toThrow(RefusedError);
  expect(opened).not.toHaveBeenCalled();
  expect(lastCall()).toMatchObject({ status: 429, answer: JSON.stringify(body) });
});
