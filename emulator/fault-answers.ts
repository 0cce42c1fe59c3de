import { ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import { ERROR_CODES } from "@/lib/ads/error-codes";
import type { Fault } from "./faults";

const MESSAGE = "This fault was set through /_emulator/faults";

/** The answer of a fault that stands in for the route. Without a body it is an error in the service's shape. */
export function answerFault(path: string, { status = 200, body }: Fault): Response {
  if (typeof body === "string") return new Response(empty(status) ? null : body, { status });
  const value = body === undefined ? errorBody(path, status) : body;
  return new Response(empty(status) ? null : JSON.stringify(value), {
    status,
    headers: { "content-type": "application/json;charset=utf-8" },
  });
}

const empty = (status: number) => status === 204 || status === 205 || status === 304;

function errorBody(path: string, status: number): unknown {
  if (status < 400) return {};
  const isAdvertising = /^\/(live|sandbox)\//.test(path);
  const codes: readonly string[] =
    Object.entries(ERROR_CODES).find(([key]) => Number(key) === status)?.[1] ?? [];
  const code = isAdvertising ? (codes[0] ?? "INTERNAL_ERROR") : status === 429 ? 88 : 131;
  return { errors: [{ code, message: MESSAGE }], ...(isAdvertising ? { request: { params: {} } } : {}) };
}

/** Promises the whole body, sends its first bytes and breaks the connection. */
export async function cutShort(c: Context, bytes: number): Promise<Response> {
  const whole = new Uint8Array(await c.res.arrayBuffer());
  const start = whole.slice(0, bytes);
  const { status } = c.res;
  const headers = {
    ...Object.fromEntries(c.res.headers),
    "content-length": String(Math.max(whole.length, bytes + 1)),
  };
  const outgoing: unknown = c.env?.outgoing;
  if (outgoing instanceof ServerResponse) {
    outgoing.writeHead(status, headers);
    outgoing.flushHeaders();
    if (start.length === 0) outgoing.destroy();
    else outgoing.write(start, () => outgoing.destroy());
    return RESPONSE_ALREADY_SENT;
  }
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (start.length > 0) controller.enqueue(start);
      controller.error(new Error("The connection was cut"));
    },
  });
  return new Response(broken, { status, headers });
}
