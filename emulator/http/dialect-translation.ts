import { gunzipSync, gzipSync } from "node:zlib";
import type { Context, Handler, Hono } from "hono";
import type { Dialect, Said } from "@/lib/ads/dialect";
import { versionedPath } from "@/lib/ads/endpoint";
import * as statistics from "@/lib/ads/endpoints/statistics";
import { JOB_FILES } from "./job-file-address";
import { readParts } from "./multipart";

/** A request as it arrived, before its translation: signatures are verified against that. */
interface Arrival {
  readonly url: string;
  /** The body, where it is a form. */
  readonly form: string | undefined;
}

const arrivals = new WeakMap<Request, Arrival>();

/** How a request arrived; undefined without a dialect. */
export const arrivalOf = (request: Request): Arrival | undefined => arrivals.get(request);

const BASE = /^\/(?:live|sandbox|upload)(?=\/)/;
const FORM = /^application\/x-www-form-urlencoded\b/i;
const PARTS = /^multipart\/form-data\b/i;
const JSON_TYPE = /^application\/(?:problem\+)?json\b/i;

/** Translates requests in a provider's words for a service that uses the specification's, and its answers back. */
export function interpret(dialect: Dialect, service: Hono): Handler {
  return async (c) => {
    const { method, path } = c.req;
    const base = BASE.exec(path)?.[0] ?? "";
    const said = dialect.fromProvider(method, path.slice(base.length));
    const request = await translateRequest(c, said, base);
    const response = await service.fetch(request, c.env);
    if (path.endsWith("/stream") && response.ok && response.body) return sayLinesBack(response, said);
    return path.startsWith(`${JOB_FILES}/`)
      ? sayFileBack(response, dialect.fromProvider("GET", STATISTICS))
      : sayBack(response, said);
  };
}

async function translateRequest(c: Context, said: Said, base: string): Promise<Request> {
  const { method } = c.req;
  const type = c.req.header("content-type") ?? "";
  const url = new URL(c.req.url);
  url.pathname = base + said.path;
  url.search = new URLSearchParams(pairs(said, url.searchParams)).toString();
  const headers = new Headers(c.req.raw.headers);
  // The answer has to be read before it goes on.
  for (const name of ["content-length", "accept-encoding"]) headers.delete(name);
  const hasBody = method !== "GET" && method !== "HEAD";
  const form = hasBody && FORM.test(type) ? await c.req.text() : undefined;
  const body = hasBody ? await translateBody(c, said, type) : undefined;
  // A form that is rebuilt has a boundary of its own.
  if (body instanceof FormData) headers.delete("content-type");
  const request = new Request(url, { method, headers, ...(body !== undefined && { body }) });
  arrivals.set(request, { url: c.req.url, form });
  return request;
}

async function translateBody(c: Context, said: Said, type: string): Promise<BodyInit> {
  if (FORM.test(type)) return new URLSearchParams(pairs(said, new URLSearchParams(await c.req.text())));
  if (JSON_TYPE.test(type)) return said.body(await c.req.text());
  const arrived = await c.req.arrayBuffer();
  const arrivedParts = PARTS.test(type) ? readParts(Buffer.from(arrived), type) : undefined;
  // What is no form, or none that can be read, is the service's to refuse.
  if (!arrivedParts) return arrived;
  const parts = new FormData();
  for (const [name, value] of arrivedParts) {
    const [[neutral = name, text = ""] = []] = said.parameters([
      [name, typeof value === "string" ? value : ""],
    ]);
    parts.append(neutral, typeof value === "string" ? text : value);
  }
  return parts;
}

const pairs = (said: Said, given: Iterable<[string, string]>) =>
  said.parameters([...given]).map(([name, value]): [string, string] => [name, value]);

/** A call whose answers hold what the files of its jobs hold. */
const STATISTICS = versionedPath(statistics.get);

async function sayFileBack(response: Response, said: Said): Promise<Response> {
  if (!response.ok) return response;
  const text = gunzipSync(Buffer.from(await response.arrayBuffer())).toString();
  return new Response(Buffer.from(gzipSync(said.answer(text))), {
    status: response.status,
    headers: response.headers,
  });
}

/** The records of a stream, each as soon as it comes. */
function sayLinesBack({ body, status, headers }: Response, said: Said): Response {
  let rest = "";
  const lines = new TransformStream<string, string>({
    transform(text, controller) {
      const parts = (rest + text).split("\r\n");
      rest = parts.pop() ?? "";
      for (const line of parts) controller.enqueue(`${line && said.answer(line)}\r\n`);
    },
  });
  const saidBack = body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(lines)
    .pipeThrough(new TextEncoderStream());
  return new Response(saidBack, { status, headers });
}

async function sayBack(response: Response, said: Said): Promise<Response> {
  if (!JSON_TYPE.test(response.headers.get("content-type") ?? "")) return response;
  const body = Buffer.from(said.answer(await response.text()));
  const headers = new Headers(response.headers);
  headers.set("content-length", String(body.length));
  return new Response(body, { status: response.status, headers });
}
