import { IncomingMessage } from "node:http";
import { gunzipSync } from "node:zlib";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context, MiddlewareHandler } from "hono";
import type { Clock } from "../http/clock";
import { bytesOfAnswer } from "../http/sent-bytes";
import { applyDeliveryFault, applyFault } from "./fault-effects";
import { Faults } from "./faults";
import { LONGEST_LOGGED_BODY, RequestLog } from "./request-log";

interface Interceptor {
  readonly faults: Faults;
  readonly log: RequestLog;
  readonly middleware: MiddlewareHandler;
  reset(): void;
}

/** What happens to every request to the service before and after its route: it is logged, and faults are applied. */
export function createInterceptor(clock: Clock, terminate: () => void): Interceptor {
  const faults = new Faults();
  const log = new RequestLog();
  return {
    faults,
    log,
    reset: () => {
      faults.clear();
      log.clear();
    },
    middleware: async (c, next) => {
      if (isAboutTheEmulator(c.req.path)) return next();
      const startedAt = performance.now();
      const entry = log.add({
        at: clock.now(),
        method: c.req.method,
        url: c.req.url,
        headers: rawHeaders(c),
        body: hasShortText(c) ? await c.req.text() : undefined,
      });
      const fault = faults.isEmpty ? undefined : faults.take(c.req.method, new URL(c.req.url));
      if (fault) await applyFault(c, next, fault, { clock, terminate });
      else await next();
      // Clients correct their clocks by this header, so it holds the time that signatures are verified against.
      if (Math.abs(clock.now() - Date.now()) >= 1_000)
        c.res.headers.set("date", new Date(clock.now()).toUTCString());
      entry.status = c.res.status;
      entry.took = performance.now() - startedAt;
      if (log.keepsAnswers) entry.answer = await shortAnswer(c);
      if (fault) await applyDeliveryFault(c, fault);
    },
  };
}

/** Control and the pages about the emulator are no part of the service: neither logged nor befallen by faults. */
const isAboutTheEmulator = (path: string) =>
  path === "/" || path === "/favicon.ico" || /^\/(_emulator|inspector)(\/|$)/.test(path);

/** Faults answer with far more than a machine could hold. */
const LONGEST_READ_ANSWER = 1_048_576;
const LONGEST_UNPACKED_ANSWER = 16_777_216;

/** The beginning of an answer's text; undefined for what has no end, is no text, or is a page, which may hold secrets. */
async function shortAnswer(c: Context): Promise<string | undefined> {
  const type = c.res.headers.get("content-type") ?? "";
  const packing = c.res.headers.get("content-encoding") ?? "";
  const isText = /^(application\/(problem\+)?json|application\/x-www-form-urlencoded|text\/)/i.test(type);
  const isReadable = isText && /^(gzip)?$/.test(packing) && !c.req.path.endsWith("/stream");
  if (!isReadable || c.res === RESPONSE_ALREADY_SENT) return undefined;
  const bytes = bytesOfAnswer(c) ?? (await readAgain(c.res.clone(), packing));
  if (bytes === undefined) return undefined;
  const text = textOf(bytes);
  return /^\s*</.test(text) ? undefined : text;
}

/** The beginning of a text, without the character that a cut goes through: a slice of it would keep all of it. */
function textOf(bytes: Buffer): string {
  if (bytes.length <= LONGEST_LOGGED_BODY) return bytes.toString();
  return `${new TextDecoder().decode(bytes.subarray(0, LONGEST_LOGGED_BODY), { stream: true })}…`;
}

async function readAgain(response: Response, packing: string): Promise<Buffer | undefined> {
  const bytes = await beginningOf(response);
  return packing === "gzip" ? unpacked(bytes) : bytes;
}

async function beginningOf({ body }: Response): Promise<Buffer> {
  const reader = body?.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  while (reader && size < LONGEST_READ_ANSWER) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts);
    parts.push(value);
    size += value.length;
  }
  // Of two readers of one answer, each that goes early waits for the other.
  void reader?.cancel();
  return Buffer.concat(parts);
}

/** Undefined for what is packed wrongly, as by a fault, or not whole. */
function unpacked(bytes: Buffer): Buffer | undefined {
  try {
    return gunzipSync(bytes, { maxOutputLength: LONGEST_UNPACKED_ANSWER });
  } catch {
    return undefined;
  }
}

/** Names and values in turn, as they were sent. */
function rawHeaders(c: Context): readonly string[] {
  const incoming: unknown = c.env?.incoming;
  return incoming instanceof IncomingMessage ? incoming.rawHeaders : [...c.req.raw.headers].flat();
}

/** Whether a body is text and short enough to keep; the route reads the same text again without cost. */
function hasShortText(c: Context): boolean {
  if (c.req.method === "GET" || c.req.method === "HEAD") return false;
  const type = c.req.header("content-type");
  return (
    type !== undefined &&
    /^application\/(json|x-www-form-urlencoded)\b/i.test(type) &&
    Number(c.req.header("content-length") ?? 0) <= LONGEST_LOGGED_BODY
  );
}
