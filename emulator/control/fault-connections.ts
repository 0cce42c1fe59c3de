import { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";

/** The socket's side of an answer; undefined for calls within the process. */
const outgoingOf = (c: Context): ServerResponse | undefined => {
  const outgoing: unknown = c.env?.outgoing;
  return outgoing instanceof ServerResponse ? outgoing : undefined;
};

/** Breaks the connection without a word. Within the process, the body of the answer fails to be read. */
export function breakConnection(c: Context): Response {
  const outgoing = outgoingOf(c);
  if (!outgoing) return new Response(broken([]), { status: 200 });
  outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Sends a body's first bytes and breaks the connection, having promised the whole of it, or nothing (`chunked`). */
export async function cutShort(c: Context, bytes: number, chunked = false): Promise<Response> {
  const whole = new Uint8Array(await c.res.arrayBuffer());
  const start = whole.slice(0, bytes);
  const { status } = c.res;
  const { "content-length": _, ...headers } = Object.fromEntries(c.res.headers);
  const promised: Record<string, string> = chunked
    ? {}
    : { "content-length": String(Math.max(whole.length, bytes + 1)) };
  const outgoing = outgoingOf(c);
  if (!outgoing) return new Response(broken([start]), { status, headers: { ...headers, ...promised } });
  outgoing.writeHead(status, { ...headers, ...promised });
  outgoing.flushHeaders();
  if (start.length === 0) outgoing.destroy();
  else outgoing.write(start, () => outgoing.destroy());
  return RESPONSE_ALREADY_SENT;
}

function broken(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  const left = chunks.filter((chunk) => chunk.length > 0);
  return new ReadableStream({
    pull(controller) {
      const next = left.shift();
      if (next) controller.enqueue(next);
      else controller.error(new Error("The connection was cut"));
    },
  });
}

/** The answer byte by byte, with a pause after each. */
export function drip(response: Response, pauseMs: number): Response {
  const reader = response.body?.getReader();
  let rest = new Uint8Array();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (rest.length === 0) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done || !value) return controller.close();
        rest = new Uint8Array(value);
      } else await sleep(pauseMs);
      controller.enqueue(rest.slice(0, 1));
      rest = rest.slice(1);
    },
    cancel: () => reader?.cancel(),
  });
  return new Response(body, { status: response.status, headers: response.headers });
}

/** Resolves when the client has given up. */
export function untilHungUp(c: Context): Promise<void> {
  return new Promise((resolve) => {
    const { signal } = c.req.raw;
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
    outgoingOf(c)?.once("close", () => resolve());
  });
}
