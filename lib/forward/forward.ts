import "server-only";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod";
import { type AnyEndpoint, ENVIRONMENTS, type Environment, readEnvironment } from "@/lib/ads/endpoint";
import { type Match, matchEndpoint } from "@/lib/ads/match";
import { mediaBodyLimit } from "@/lib/ads/media-body";
import { buildRequest, type WireRequest } from "@/lib/ads/request";
import { FORWARD_HEADER, FORWARD_PREFIX, FRESH } from "@/lib/ads/scope";
import { logForwardedChange } from "@/lib/change-log/log-changes";
import { parseExactJson } from "@/lib/json/exact-json";
import { log } from "@/lib/log";
import { openSession, renewSession } from "@/lib/session/open-session";
import { isRevoked } from "@/lib/session/revocations";
import { isFromElsewhere } from "@/lib/session/same-origin";
import type { StoredHandle } from "@/lib/session/vault";
import { isOperator } from "@/lib/session/vault";
import { type ForwardAnswer, isWhole, jsonAnswer, ownAnswer, writeAnswer } from "./answer";
import { askService } from "./ask-service";
import { inputErrors } from "./input-errors";
import { readRequestBody } from "./request-body";

const ADDRESS = new RegExp(`^${FORWARD_PREFIX}(${ENVIRONMENTS.join("|")})/(\\w{1,50})(/[^?]*)(?:\\?(.*))?$`);
const TOTAL_MS = 60_000;
/** For a call with bytes: five megabytes at 200 kbit/s. */
const MEDIA_TOTAL_MS = 240_000;
/** For a stream, which has no end: clients that still listen reopen it. */
const STREAM_TOTAL_MS = 3_600_000;
const MAX_ADDRESS_LENGTH = 16_384;
const HUNG_UP = new Error("The reader hung up");
const METHODS = ["GET", "POST", "PUT", "DELETE"];

/**
 * Forwards one call of the browser to the service: only endpoints of the catalogue, only for a connected handle of the
 * signed-in person, and only as rebuilt by the catalogue. Nothing from the browser is passed on unparsed.
 */
export async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const id = randomUUID();
  if (!METHODS.includes(request.method ?? "")) {
    response.writeHead(405, { allow: METHODS.join(", "), "cache-control": "private, no-store" }).end();
    return;
  }
  const found = findCall(request);
  const stop = new AbortController();
  const timer = setTimeout(
    () => stop.abort(new DOMException("The total time is over", "TimeoutError")),
    found ? totalTime(found.endpoint) : TOTAL_MS,
  );
  response.once("close", () => {
    if (!response.writableFinished) stop.abort(HUNG_UP);
  });
  try {
    const { answer, cookie } = await answerTo(request, found, stop.signal);
    if (response.destroyed) return;
    const { status } = answer;
    log()[status >= 500 ? "warn" : "info"]({ id, status, endpoint: found?.endpoint.name }, "answered");
    await writeAnswer(response, answer, { "x-request-id": id, ...(cookie && { "set-cookie": cookie }) });
  } catch (err) {
    if (stop.signal.reason === HUNG_UP) {
      // The normal end of a stream that its reader closes; there is no one left to answer.
      log().info({ id }, "reader hung up");
      return;
    }
    log().error({ err, id }, response.headersSent ? "answer broke off" : "forward failed");
    if (response.headersSent || response.destroyed) response.destroy();
    else await writeAnswer(response, ownAnswer("FORWARD_FAILED"), { "x-request-id": id });
  } finally {
    clearTimeout(timer);
  }
}

function totalTime(endpoint: AnyEndpoint): number {
  if (endpoint.answer === "stream") return STREAM_TOTAL_MS;
  return mediaBodyLimit(endpoint) === undefined ? TOTAL_MS : MEDIA_TOTAL_MS;
}

interface Answered {
  readonly answer: ForwardAnswer;
  /** Set-Cookie header that renews the session. */
  readonly cookie?: string | undefined;
}

async function answerTo(
  request: IncomingMessage,
  found: FoundCall | undefined,
  signal: AbortSignal,
): Promise<Answered> {
  const { headers } = request;
  if (!found) return { answer: ownAnswer("FORWARD_NO_SUCH_ENDPOINT") };
  const from = { site: single(headers["sec-fetch-site"]), origin: headers.origin };
  if (!headers[FORWARD_HEADER] || isFromElsewhere(from)) return { answer: ownAnswer("FORWARD_NOT_OUR_PAGE") };
  const session = await openSession(headers.cookie);
  if (!session) return { answer: ownAnswer("SIGNED_OUT") };
  const connected = session.handles.find(({ handle }) => handle === found.handle);
  if (!connected) return { answer: ownAnswer("HANDLE_NOT_CONNECTED") };
  if (found.endpoint.forwardedFor === "operators" && !mayOperate(connected, found.endpoint)) {
    return { answer: ownAnswer("OPERATORS_ONLY") };
  }
  const rebuilt = await rebuild(request, found);
  const answer =
    "status" in rebuilt
      ? rebuilt
      : await askService({
          endpoint: found.endpoint,
          environment: found.environment,
          request: rebuilt.request,
          connected,
          personId: session.person.id,
          acceptsGzip: /\bgzip\b/.test(headers["accept-encoding"] ?? ""),
          wantsFresh: headers[FORWARD_HEADER] === FRESH,
          mayGoOn: () => !isRevoked(session.id) && !isRevoked(connected.token),
          signal,
        });
  if (!("status" in rebuilt)) noteChange(found, rebuilt.input, connected, answer);
  return { answer, cookie: await renewSession(session) };
}

/** Records the change in the change log; the answer does not wait for it. */
function noteChange(
  { endpoint, environment }: FoundCall,
  input: unknown,
  { handle, userId }: StoredHandle,
  { status, headers, body }: ForwardAnswer,
): void {
  if (status >= 300 || !isWhole(body)) return;
  const encoding = headers["content-encoding"];
  logForwardedChange({
    endpoint,
    scope: { environment, handle },
    input,
    userId,
    at: Date.now(),
    body,
    encoding,
  });
}

/** The application's token ignores a read-only grant. */
const mayOperate = (connected: StoredHandle, { method }: AnyEndpoint) =>
  isOperator(connected) && (method === "GET" || connected.access === "write");

const single = (header: string | string[] | undefined) => (Array.isArray(header) ? header.join() : header);

interface FoundCall extends Match {
  readonly environment: Environment;
  readonly handle: string;
  readonly query: URLSearchParams;
}

/** The endpoint of an address. It is matched as sent, so that no decoding can change its meaning. */
function findCall({ url = "", method = "" }: IncomingMessage): FoundCall | undefined {
  if (url.length > MAX_ADDRESS_LENGTH) return undefined;
  const [, named, handle = "", path = "", query = ""] = ADDRESS.exec(url) ?? [];
  const environment = readEnvironment(named);
  if (!environment) return undefined;
  const params = new URLSearchParams(query);
  const match = matchEndpoint(environment, method, path, params.get("command") ?? undefined);
  return match && { ...match, environment, handle, query: params };
}

interface Rebuilt {
  readonly request: WireRequest;
  /** In the shape of the endpoint's input. */
  readonly input: unknown;
}

/** The parsed request, or the answer with its errors. */
async function rebuild(
  request: IncomingMessage,
  { endpoint, pathParams, query }: FoundCall,
): Promise<Rebuilt | ForwardAnswer> {
  const params = new Map<string, unknown>(Object.entries(pathParams));
  for (const [name, value] of query) {
    // A repeated name, or one that is in the path already, could be read as two different values.
    if (params.has(name) || !Object.hasOwn(endpoint.params.shape, name)) return notAllowed(name);
    params.set(name, value);
  }
  const mediaLimit = mediaBodyLimit(endpoint);
  const body = await readRequestBody(request, mediaLimit);
  if (body === "too-large") return ownAnswer("REQUEST_TOO_LARGE", { connection: "close" });
  if (body === "incomplete") return notAllowed("body");
  const input: Record<string, unknown> = Object.fromEntries(params);
  try {
    if (mediaLimit !== undefined) input.body = new Blob([body.bytes]);
    else if (endpoint.body) input.body = parseExactJson(body.bytes.toString("utf8"));
    else if (body.bytes.length > 0) return notAllowed("body");
    return { request: buildRequest<AnyEndpoint>(endpoint, input), input };
  } catch (error) {
    if (error instanceof z.ZodError) return jsonAnswer(400, { errors: inputErrors(endpoint, input, error) });
    // No call of the service is nested deep enough to overflow the stack.
    if (error instanceof SyntaxError || error instanceof RangeError) return notAllowed("body");
    throw error;
  }
}

const notAllowed = (parameter: string) =>
  jsonAnswer(400, {
    errors: [{ code: "INVALID_PARAMETER", message: `setting ${parameter} is not allowed`, parameter }],
  });
