import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { parseExactJson } from "@/lib/json";
import { log } from "@/lib/log";
import { processWide } from "@/lib/process-wide";
import { type OpenSession, openSession, renewSession } from "@/lib/session/open-session";
import { isFromElsewhere } from "@/lib/session/same-origin";
import type { ConnectedHandle } from "@/lib/session/vault";
import { answerGroup, answerKey, dropAnswers, findAnswer, type KeptAnswer, keepAnswer } from "./answer-cache";
import { FORWARD_HEADER } from "./call";
import type { AnyEndpoint, Environment } from "./endpoint";
import { createFairGate, type FairGate } from "./fair-gate";
import { type Forwarded, forwardRefusal, forwardSuccess } from "./forward-answer";
import type { ForwardCode } from "./forward-codes";
import { inputErrors } from "./input-errors";
import { type Match, matchEndpoint } from "./match";
import { ANSWER_HEADERS, jsonAnswer, ownAnswer } from "./own-answer";
import { buildRequest, type WireRequest } from "./request";
import { readRequestBody } from "./request-body";
import { callUpstream } from "./upstream";

const ADDRESS = /^\/api\/ads\/(live|sandbox)\/(\w{1,50})(\/.*)$/;
const TOTAL_MS = 60_000;
const MAX_ADDRESS = 16_384;

/** Calls of one person at the service at a time, and in line behind them. */
const PLACES = { inside: 24, waiting: 512 };

const gate = (): FairGate => processWide("fair-gate", () => createFairGate(PLACES));

/**
 * Carries one call of the browser to the service: only what the catalogue names, only for a connected handle of
 * the person who is signed in, and only as the catalogue rebuilds it. Nothing the browser sent goes on as it came.
 */
export async function forward(request: Request): Promise<Response> {
  const id = randomUUID();
  const started = performance.now();
  const response = await answer(request).catch((err: unknown) => {
    if (request.signal.aborted) return new Response(null, { status: 499 });
    log().error({ err, id }, "forward failed");
    return ownAnswer("UPSTREAM_UNREACHABLE");
  });
  response.headers.set("x-request-id", id);
  if (response.status >= 500)
    log().warn({ id, status: response.status, ms: performance.now() - started }, "no good answer");
  return response;
}

async function answer(request: Request): Promise<Response> {
  const found = findCall(request);
  if (!found) return ownAnswer("FORWARD_NO_SUCH_ENDPOINT");
  if (!request.headers.has(FORWARD_HEADER) || isFromElsewhere(request.headers))
    return ownAnswer("FORWARD_NOT_OUR_PAGE");
  const session = await openSession(request.headers.get("cookie"));
  if (!session) return ownAnswer("SIGNED_OUT");
  const connected = session.handles.find(({ handle }) => handle === found.handle);
  if (!connected) return ownAnswer("HANDLE_NOT_CONNECTED");
  const built = await rebuild(request, found);
  if (built instanceof Response) return built;
  const response = await ask(request, found, built, session, connected);
  const renewed = await renewSession(session);
  if (renewed) response.headers.append("set-cookie", renewed);
  return response;
}

interface FoundCall extends Match {
  readonly environment: Environment;
  readonly handle: string;
  readonly query: URLSearchParams;
}

function findCall(request: Request): FoundCall | undefined {
  if (request.url.length > MAX_ADDRESS) return undefined;
  const { pathname, searchParams } = new URL(request.url);
  const [, environment, handle = "", path = ""] = ADDRESS.exec(pathname) ?? [];
  if (environment !== "live" && environment !== "sandbox") return undefined;
  const match = matchEndpoint(environment, request.method, path);
  return match && { ...match, environment, handle, query: searchParams };
}

/** The request as the catalogue understands it, or the answer that says what is wrong with it. */
async function rebuild(
  request: Request,
  { endpoint, pathParams, query }: FoundCall,
): Promise<WireRequest | Response> {
  const params = new Map<string, unknown>(Object.entries(pathParams));
  for (const [name, value] of query) {
    // Twice the same name, or a name that the path has given already, would let two readers see two values.
    if (params.has(name) || !Object.hasOwn(endpoint.params.shape, name)) return wrongInput(name);
    params.set(name, value);
  }
  const body = await readRequestBody(request);
  if (body === "too-large") return ownAnswer("REQUEST_TOO_LARGE", { connection: "close" });
  if (body === "incomplete") return wrongInput("body");
  const input: Record<string, unknown> = Object.fromEntries(params);
  try {
    if (endpoint.body) input.body = parseExactJson(body.text);
    else if (body.text !== "") return wrongInput("body");
    return buildRequest<AnyEndpoint>(endpoint, input);
  } catch (error) {
    if (error instanceof z.ZodError) return jsonAnswer(400, { errors: inputErrors(endpoint, input, error) });
    if (error instanceof SyntaxError) return wrongInput("body");
    throw error;
  }
}

const wrongInput = (parameter: string) =>
  jsonAnswer(400, {
    errors: [{ code: "INVALID_PARAMETER", message: `setting ${parameter} is not allowed`, parameter }],
  });

/** Asks the service, or answers from what it said a moment ago where the catalogue allows that. */
async function ask(
  request: Request,
  { endpoint, environment }: FoundCall,
  wire: WireRequest,
  session: OpenSession,
  connected: ConnectedHandle,
): Promise<Response> {
  const acceptEncoding = knownEncodings(request.headers.get("accept-encoding"));
  const key =
    endpoint.cacheSeconds === undefined
      ? undefined
      : answerKey(
          connected.userId,
          environment,
          `${wire.path}?${JSON.stringify(wire.query)}`,
          acceptEncoding,
        );
  const kept = key === undefined ? undefined : findAnswer(key);
  const wantsFresh = request.headers.get(FORWARD_HEADER) === "fresh";
  if (kept && !wantsFresh && kept.freshUntil > Date.now()) return keptResponse(kept);

  const forwarded = await carry(
    { environment, request: wire, credentials: connected, acceptEncoding },
    session,
    request.signal,
  );
  const group = answerGroup(environment, endpoint.name);
  if (wire.method !== "GET") dropAnswers(group);
  if (typeof forwarded === "string") return ownAnswer(forwarded);
  if (forwarded.status === 429 && kept) return keptResponse(kept, forwarded.headers);
  if (
    key !== undefined &&
    endpoint.cacheSeconds !== undefined &&
    forwarded.status === 200 &&
    forwarded.body instanceof Buffer
  ) {
    const storedAt = Date.now();
    const { headers, body: bytes, status } = forwarded;
    keepAnswer(key, {
      status,
      headers,
      bytes,
      storedAt,
      freshUntil: storedAt + endpoint.cacheSeconds * 1000,
      group,
    });
  }
  return response(forwarded);
}

async function carry(
  call: Omit<Parameters<typeof callUpstream>[0], "signal">,
  session: OpenSession,
  hungUp: AbortSignal,
): Promise<Forwarded | ForwardCode> {
  const stop = new AbortController();
  const onHangUp = () => stop.abort(hungUp.reason);
  const timer = setTimeout(
    () => stop.abort(new DOMException("The service took too long", "TimeoutError")),
    TOTAL_MS,
  );
  hungUp.addEventListener("abort", onHangUp);
  let leave: (() => void) | undefined;
  try {
    leave = await gate().enter(session.person.id, stop.signal);
    if (!leave) return "FORWARD_BUSY";
    const answered = await callUpstream({ ...call, signal: stop.signal });
    if (!answered.ok) return forwardRefusal(answered);
    return (await forwardSuccess(answered)) ?? "UPSTREAM_UNUSABLE";
  } catch (error) {
    if (hungUp.aborted) throw error;
    return failureCode(error);
  } finally {
    leave?.();
    clearTimeout(timer);
    hungUp.removeEventListener("abort", onHangUp);
  }
}

function failureCode(error: unknown): ForwardCode {
  log().warn({ err: error }, "call to the service failed");
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (error instanceof DOMException && error.name === "TimeoutError") return "UPSTREAM_TIMEOUT";
  return code === "UND_ERR_HEADERS_TIMEOUT" || code === "UND_ERR_BODY_TIMEOUT"
    ? "UPSTREAM_TIMEOUT"
    : "UPSTREAM_UNREACHABLE";
}

function response({ status, headers, body }: Forwarded, extra: Record<string, string> = {}): Response {
  return new Response(body as BodyInit, {
    status,
    headers: { ...ANSWER_HEADERS, vary: "accept-encoding", ...headers, ...extra },
  });
}

const RATE_HEADER = /^x-(account-)?rate-limit-/;

/** A kept answer says its age, and the allowance as it is now, or nothing about it. */
function keptResponse(
  { status, headers, bytes, storedAt }: KeptAnswer,
  now: Forwarded["headers"] = {},
): Response {
  const isRate = ([name]: [string, string]) => RATE_HEADER.test(name);
  const lasting = Object.entries(headers).filter((header) => !isRate(header));
  const age = { age: String(Math.floor((Date.now() - storedAt) / 1000)) };
  return response(
    { status, headers: Object.fromEntries([...lasting, ...Object.entries(now).filter(isRate)]), body: bytes },
    age,
  );
}

/** Of what the reader can decode, what we know how to check. */
function knownEncodings(accepted: string | null): string {
  return /\bgzip\b/.test(accepted ?? "") ? "gzip" : "identity";
}
