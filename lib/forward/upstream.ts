import "server-only";
import { randomInt } from "node:crypto";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import type { Dispatcher } from "undici";
import type { Said } from "@/lib/ads/dialect";
import type { Base, Environment } from "@/lib/ads/endpoint";
import {
  type AnswerHeaders,
  askAgainAt,
  type BackOff,
  pauseAfter,
  retryAfterHeader,
} from "@/lib/ads/patience";
import { ANSWER_BYTES_MAX } from "@/lib/ads/read-text";
import type { WireRequest } from "@/lib/ads/request";
import { env } from "@/lib/env";
import { upstreamPool } from "@/lib/http/upstream-pool";
import { readJson } from "@/lib/json/exact-json";
import { errorCodeOf, SKEW_CODE } from "@/lib/oauth/credential-service";
import { type SignableRequest, signRequest, unsignedAddress } from "@/lib/oauth/sign";
import { serviceDialect } from "@/lib/service-dialect";
import { applicationToken, serviceClock } from "@/lib/session/credential-service";
import type { Pieces } from "./answer";
import { multipartOf } from "./multipart";
import { circuitOf, mayTryAgain } from "./restraint";

/** Retries of a read after a busy service or a reset connection, and the pauses before them. */
const TRIES_MORE = 2;
const BACK_OFF: BackOff = { firstMs: 100, longestMs: 400, factor: 4 };

/** Refusals are short; a longer one is not from the service. */
const MAX_REFUSAL_BYTES = 2_000_000;

/** Longest pause of a stream; the service sends a keep-alive at least every 20 seconds. */
const STREAM_SILENCE_MS = 60_000;

interface HandleToken {
  readonly token: string;
  readonly secret: string;
}

/** The credentials of a call: a handle's token, or the application's own as a string. */
type Proof = HandleToken | string;

export interface UpstreamCall {
  readonly environment: Environment;
  readonly request: WireRequest;
  /** A handle's token, which signs the call; without one it uses the application's own. */
  readonly credentials: HandleToken | undefined;
  /** The answer has no end, and is passed on as it arrives. */
  readonly streams?: boolean;
  /**
   * The encodings that the reader accepts, for example `gzip`; passed on so that compressed bytes need no conversion.
   */
  readonly acceptEncoding: string;
  readonly signal: AbortSignal;
}

export type UpstreamHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** A success with its body still arriving, or a refusal with its body decoded (undefined when not JSON). */
export type UpstreamAnswer =
  | {
      readonly ok: true;
      readonly status: number;
      readonly headers: UpstreamHeaders;
      readonly body: Readable;
    }
  | {
      readonly ok: false;
      readonly status: number;
      readonly headers: UpstreamHeaders;
      readonly body: unknown;
    };

/**
 * Signs a call and sends it. Reads are retried when the service is overloaded or resets the connection; changes never
 * are, because they may have taken effect. Every attempt has its own nonce and timestamp. Rejects when no answer
 * starts.
 */
export async function callUpstream(call: UpstreamCall): Promise<UpstreamAnswer> {
  let triesLeft = call.request.method === "GET" ? TRIES_MORE : 0;
  let corrected = false;
  for (;;) {
    const proof = call.credentials ?? (await applicationToken().get());
    const signedAt = serviceClock().seconds();
    const answer = await sendWithRestraint(call, proof, signedAt).catch((error: unknown) => {
      if (triesLeft === 0 || call.signal.aborted || !isReset(error) || !mayTryAgain(Date.now())) throw error;
      return undefined;
    });
    if (answer && !corrected && putsRight(answer, proof, signedAt)) {
      // A call refused because of its time or token was not carried out, so even a change may be sent again.
      corrected = true;
      continue;
    }
    if (answer && !(isOverload(answer) && triesLeft > 0 && mayTryAgain(Date.now()))) return answer;
    triesLeft -= 1;
    await pause(pauseAfter(TRIES_MORE - triesLeft, BACK_OFF) + randomInt(50), undefined, {
      signal: call.signal,
    });
  }
}

/** Overloaded for a moment; if the answer has a time, there is no retry before that. */
const isOverload = ({ status, headers }: UpstreamAnswer) =>
  status === 503 && askAgainAt(status, headersOf(headers), Date.now()) === undefined;

const headersOf = (headers: UpstreamHeaders): AnswerHeaders => ({
  get: (name) => {
    const value = headers[name];
    return Array.isArray(value) ? value[0] : value;
  },
});

/** Sends a call unless the circuit of its part of the service is open; then it is answered as overloaded here. */
async function sendWithRestraint(
  call: UpstreamCall,
  proof: Proof,
  signedAt: number,
): Promise<UpstreamAnswer> {
  const circuit = circuitOf(addressOf(call.request.base, call.environment));
  const until = await circuit.enter(call.signal);
  if (until !== undefined) {
    return { ok: false, status: 503, headers: retryAfterHeader(until - Date.now()), body: undefined };
  }
  try {
    const answer = await send(call, proof, signedAt);
    const isOverloaded = answer.status === 503;
    const againAt = isOverloaded ? askAgainAt(503, headersOf(answer.headers), Date.now()) : undefined;
    circuit.note(isOverloaded ? "overloaded" : "answered", againAt);
    return answer;
  } catch (error) {
    circuit.note("unheard");
    throw error;
  }
}

async function send(
  { environment, request, acceptEncoding, streams = false, signal }: UpstreamCall,
  proof: Proof,
  signedAt: number,
): Promise<UpstreamAnswer> {
  const said = serviceDialect()?.toProvider(request.method, request.path);
  const url = new URL(addressOf(request.base, environment) + (said?.path ?? request.path));
  const form = request.media && (await multipartOf(request.media));
  const proven = prove(
    { method: request.method, url, query: said?.parameters(request.query) ?? request.query },
    proof,
    signedAt,
  );
  const { statusCode, headers, body } = await upstreamPool().request({
    origin: url.origin,
    path: proven.address.slice(url.origin.length),
    method: request.method as Dispatcher.HttpMethod,
    headers: {
      authorization: proven.authorization,
      accept: "application/json",
      "accept-encoding": acceptEncoding,
      ...(request.body !== undefined && { "content-type": "application/json" }),
      ...(form && { "content-type": form.type }),
    },
    body: form?.bytes ?? (request.body === undefined ? null : (said?.body(request.body) ?? request.body)),
    ...(streams && { bodyTimeout: STREAM_SILENCE_MS }),
    signal,
  });
  if (statusCode >= 200 && statusCode < 300) {
    const success = { ok: true, status: statusCode, headers, body } as const;
    return said && !streams ? saidBack(success, said) : success;
  }
  const text = await decoded(await readUpTo(body, MAX_REFUSAL_BYTES), headers, MAX_REFUSAL_BYTES);
  return {
    ok: false,
    status: statusCode,
    headers,
    body: text === undefined ? undefined : readJson(said?.answer(text) ?? text),
  };
}

/** The address of a call, and its Authorization header. */
function prove(
  request: SignableRequest,
  proof: Proof,
  timestamp: number,
): { readonly address: string; readonly authorization: string } {
  if (typeof proof === "string") {
    return { address: unsignedAddress(request), authorization: `Bearer ${proof}` };
  }
  return signRequest(
    request,
    {
      consumerKey: env.CONSUMER_KEY,
      consumerSecret: env.CONSUMER_SECRET,
      token: proof.token,
      tokenSecret: proof.secret,
    },
    [],
    { timestamp },
  );
}

/** A success in the specification's words; an undecodable one becomes empty, which is not accepted as one. */
async function saidBack(answer: UpstreamAnswer & { ok: true }, said: Said): Promise<UpstreamAnswer> {
  const text = await decoded(await readUpTo(answer.body, ANSWER_BYTES_MAX), answer.headers, ANSWER_BYTES_MAX);
  const bytes = Buffer.from(text === undefined ? "" : said.answer(text));
  const { "content-encoding": _, ...headers } = answer.headers;
  return {
    ...answer,
    headers: { ...headers, "content-length": String(bytes.length) },
    body: Readable.from([bytes], { objectMode: false }),
  };
}

/** The base address of a part of the service; only the advertising service has a sandbox. */
function addressOf(base: Base, environment: Environment): string {
  if (base === "platform") return env.PLATFORM_URL;
  if (base === "upload") return env.UPLOAD_URL;
  return environment === "live" ? env.ADS_URL : env.ADS_SANDBOX_URL;
}

/**
 * The rest of a body; undefined, with the connection closed, if it exceeds the limit. Rejects when it breaks off. Uses
 * listeners, because a promise for each piece would cost more than everything else.
 */
export function readUpTo(body: Readable, limit: number): Promise<Pieces | undefined> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let size = 0;
    body.on("data", (chunk: Buffer) => {
      size += chunk.length;
      pieces.push(chunk);
      if (size <= limit) return;
      resolve(undefined);
      body.destroy();
    });
    body.once("end", () => resolve(pieces));
    body.on("error", reject);
    // After the end, or a reported error, this has no effect.
    body.once("close", () => reject(new Error("The answer broke off")));
  });
}

const decoders = { gzip: promisify(gunzip), br: promisify(brotliDecompress) } as const;

/** The text of a body; undefined if it cannot be decoded or is too long. */
async function decoded(
  pieces: Pieces | undefined,
  { "content-encoding": encoding }: UpstreamHeaders,
  maxOutputLength: number,
): Promise<string | undefined> {
  try {
    const bytes = pieces && Buffer.concat(pieces);
    const decode = encoding === "gzip" || encoding === "br" ? decoders[encoding] : undefined;
    const plain = bytes && decode ? await decode(bytes, { maxOutputLength }) : bytes;
    return plain?.toString("utf8");
  } catch {
    return undefined;
  }
}

/** Fixes the cause of a refusal, if possible: the time, or the application's token. */
const putsRight = (answer: UpstreamAnswer, proof: Proof, signedAt: number) =>
  typeof proof === "string" ? losesToken(answer, proof) : learnsTime(answer, signedAt);

/**
 * Whether a call was refused because of its time, and the answer contained a better one. The platform has no code for
 * that: any 401 with a Date far from the time of the call counts.
 */
function learnsTime(answer: UpstreamAnswer, signedAt: number): boolean {
  if (answer.ok || answer.status !== 401) return false;
  const date = typeof answer.headers.date === "string" ? answer.headers.date : undefined;
  const isSkew = errorCodeOf(answer.body) === SKEW_CODE || serviceClock().wasOff(date, signedAt);
  return isSkew && serviceClock().learnFrom(date);
}

/** Whether a call was refused because of the application's token, which is then discarded. */
function losesToken({ status }: UpstreamAnswer, bearer: string): boolean {
  if (status !== 401) return false;
  applicationToken().forget(bearer);
  return true;
}

const RESETS = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);

const isReset = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string" && RESETS.has(error.code);
