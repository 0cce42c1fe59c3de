import "server-only";
import type { AnyEndpoint, Environment } from "@/lib/ads/endpoint";
import type { ForwardCode } from "@/lib/ads/forward-codes";
import { ageHeader, isAllowanceHeader } from "@/lib/ads/patience";
import type { WireRequest } from "@/lib/ads/request";
import { log } from "@/lib/log";
import { CredentialRefusedError, errorCodeOf } from "@/lib/oauth/credential-service";
import { processWide } from "@/lib/process-wide";
import { serviceDialect } from "@/lib/service-dialect";
import type { StoredHandle } from "@/lib/session/vault";
import { type ForwardAnswer, isWhole, ownAnswer } from "./answer";
import {
  answerGroup,
  answerKey,
  type CachedAnswer,
  cacheAnswer,
  dropAnswers,
  findAnswer,
} from "./answer-cache";
import { createFairGate, type FairGate } from "./fair-gate";
import { forwardRefusal, forwardSuccess } from "./forward-answer";
import { forwardStream } from "./forward-stream";
import { noteAccess } from "./note-access";
import { isAccepted, noteAccepted, refusalOfOwnToken } from "./own-token";
import { bucketOf, heldAnswer, noteAllowance } from "./restraint";
import { callUpstream, type UpstreamAnswer } from "./upstream";

/** One person's parallel calls to the service, and queued ones. */
const PLACES = { inside: 12, waiting: 512 };

const gate = (): FairGate => processWide("fair-gate", () => createFairGate(PLACES));

/** A permitted call: parsed, rebuilt, and for a connected handle. */
interface Question {
  readonly endpoint: AnyEndpoint;
  readonly environment: Environment;
  readonly request: WireRequest;
  readonly connected: StoredHandle;
  readonly personId: string;
  readonly acceptsGzip: boolean;
  /** The user requested a fresh answer: the cache is used only if the rate limit is exhausted. */
  readonly wantsFresh: boolean;
  /** Whether a stream may continue: the person may sign out, or disconnect the handle, while it is open. */
  readonly mayGoOn: () => boolean;
  /** Aborted when the reader disconnects, and with a TimeoutError after the total time. */
  readonly signal: AbortSignal;
}

/** Calls the service, or answers from the cache where the catalogue allows that. */
export async function askService(question: Question): Promise<ForwardAnswer> {
  const { endpoint, environment, request, wantsFresh } = question;
  const { token } = question.connected;
  const key = endpoint.cacheSeconds === undefined ? undefined : keyOf(question);
  const cached = key === undefined ? undefined : findAnswer(key);
  const isFresh = cached && !wantsFresh && cached.token === token && cached.freshUntil > Date.now();
  if (isFresh && (await mayHaveCached(question))) return cachedAnswer(cached);

  const bucket = bucketOf({ ...question, who: allowanceOwner(question) });
  const held = heldAnswer(bucket, Date.now());
  if (held) return cached && (await mayHaveCached(question)) ? cachedAnswer(cached, held.headers) : held;

  const answered = await call(question, bucket);
  const group = answerGroup(environment, endpoint.name);
  // Also after a failure: whether the change took effect is unknown.
  if (request.method !== "GET") dropAnswers(group);
  if (typeof answered === "string") return ownAnswer(answered);
  noteAccess(question, answered);
  if (answered.status === 429 && cached && (await mayHaveCached(question)))
    return cachedAnswer(cached, answered.headers);
  if (key !== undefined && answered.status === 200 && isWhole(answered.body)) {
    const storedAt = Date.now();
    const freshUntil = storedAt + (endpoint.cacheSeconds ?? 0) * 1000;
    // Joined: pieces retain more memory than their length, and the cache counts lengths.
    const body = [Buffer.concat(answered.body)];
    cacheAnswer(key, { ...answered, body, storedAt, freshUntil, token, group });
  }
  return answered;
}

const allowanceOwner = ({ endpoint, connected }: Question) =>
  endpoint.credentials === "application" ? "application" : connected.userId;

/** The cache is only for accepted tokens: a revoked one may come from a copy of a session. */
const mayHaveCached = async (question: Question) =>
  isAccepted(question.connected.token) ||
  (await atTheService(question, () => refusalOfOwnToken(question))) === undefined;

function keyOf({ connected, environment, request, acceptsGzip }: Question): string {
  return answerKey(connected.userId, environment, [request.path, request.query, acceptsGzip]);
}

/** Runs a call to the service when it is the person's turn, and returns the reason of a failure. */
async function atTheService<T>(
  { personId, signal }: Question,
  act: () => Promise<T>,
): Promise<T | ForwardCode> {
  let leave: (() => void) | undefined;
  try {
    leave = await gate().enter(personId, signal);
    return leave ? await act() : "FORWARD_BUSY";
  } catch (error) {
    return failureCode(error);
  } finally {
    leave?.();
  }
}

function call(question: Question, bucket: string): Promise<ForwardAnswer | ForwardCode> {
  return atTheService(question, async () => {
    // The person's other calls may have exhausted the limit while this one was queued.
    const held = heldAnswer(bucket, Date.now());
    if (held) return held;
    const answered = await answerOf(question);
    if (typeof answered !== "string") noteAllowance(bucket, answered, Date.now());
    return answered;
  });
}

async function answerOf(question: Question): Promise<ForwardAnswer | ForwardCode> {
  const { endpoint, environment, request, connected, acceptsGzip, signal, mayGoOn } = question;
  const streams = endpoint.answer === "stream";
  const asApplication = endpoint.credentials === "application";
  const refused = asApplication ? await refusalOfOwnToken(question) : undefined;
  if (refused) return refused;
  const answer = await callUpstream({
    environment,
    request,
    credentials: asApplication ? undefined : connected,
    acceptEncoding: acceptsGzip && !streams ? "gzip" : "identity",
    streams,
    signal,
  });
  if (!answer.ok) return await refusedBy(answer, question);
  if (!asApplication) noteAccepted(connected.token);
  const passed = streams
    ? forwardStream(answer, { mayGoOn, ...saidLines(request) })
    : await forwardSuccess(answer, endpoint.answer === "whole");
  return passed ?? "UPSTREAM_UNUSABLE";
}

/**
 * The error for a refusal. Version 2 of the platform refuses a revoked token without a code, as it does a wrong
 * signature: where that may be so, the handle's own token is checked, so that the user is asked to connect again.
 */
async function refusedBy(
  answer: UpstreamAnswer & { ok: false },
  question: Question,
): Promise<ForwardAnswer | ForwardCode> {
  const asApplication = question.endpoint.credentials === "application";
  const mayBeRevoked = answer.status === 401 && !asApplication && errorCodeOf(answer.body) === undefined;
  const revoked = mayBeRevoked ? await refusalOfOwnToken(question, "now") : undefined;
  return revoked ?? forwardRefusal(answer, asApplication);
}

/** Translates a line of a stream into the specification's words, where the service has its own. */
function saidLines({ method, path }: WireRequest): { readonly inOurWords?: (line: string) => string } {
  const dialect = serviceDialect();
  return dialect ? { inOurWords: dialect.toProvider(method, path).answer } : {};
}

const TIMEOUTS = new Set(["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"]);

function failureCode(error: unknown): ForwardCode {
  log().warn({ err: error }, "call to the service failed");
  if (error instanceof DOMException && error.name === "TimeoutError") return "UPSTREAM_TIMEOUT";
  if (error instanceof CredentialRefusedError && error.status < 500) return "UPSTREAM_REFUSED_DASHBOARD";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return TIMEOUTS.has(code) ? "UPSTREAM_TIMEOUT" : "UPSTREAM_UNREACHABLE";
}

const isRate = ([name]: [string, string]) => isAllowanceHeader(name);

/** A cached answer contains its age, and the current rate limit or none. */
function cachedAnswer(
  { status, headers, body, storedAt }: CachedAnswer,
  now: ForwardAnswer["headers"] = {},
): ForwardAnswer {
  return {
    status,
    headers: {
      ...Object.fromEntries(Object.entries(headers).filter((header) => !isRate(header))),
      ...Object.fromEntries(Object.entries(now).filter(isRate)),
      ...ageHeader(Date.now() - storedAt),
    },
    body,
  };
}
