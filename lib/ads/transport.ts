import { parseExactJson, readJson } from "@/lib/json/exact-json";
import { fetchCodeWords } from "./error-words";
import { NotAsPromisedError, RefusedError, UnreachableError } from "./errors";
import { readUnlessLeaving } from "./hold-reads";
import { askAgainAt, isPassing, type RateReading, readRate } from "./patience";
import { readText } from "./read-text";
import type { WireRequest } from "./request";
import type { Scope } from "./scope";
import { FORWARD_HEADER, FRESH, forwardAddress } from "./scope";
import { refusalBody } from "./service-error";

/*
 * How every call of this application reaches its own server, from pages and workers alike: one address, one proof, one
 * treatment of error responses.
 */

/** An answer as received. */
export interface Answering {
  readonly response: Response;
  readonly text: string;
  readonly rate: RateReading | undefined;
}

export interface ExchangeOptions {
  readonly signal?: AbortSignal | undefined;
  /** A cached answer of the forward is not acceptable. */
  readonly fresh?: boolean | undefined;
  /** Origin of the dashboard, for workers: their own address may be that of a blob. */
  readonly origin?: string | undefined;
}

/**
 * Sends a request through the forward and waits for the whole answer, of any status.
 *
 * @throws UnreachableError when no answer arrives or it is incomplete, NotAsPromisedError when it is too long, the
 *   signal's reason when it aborts
 */
export async function exchange(
  scope: Scope,
  request: WireRequest,
  { signal, ...how }: ExchangeOptions = {},
): Promise<Answering> {
  const { url, init } = forwarded(scope, request, how);
  const { response, text } =
    request.method === "GET"
      ? await readUnlessLeaving((until) => send(url, { ...init, signal: until }), signal)
      : await send(url, { ...init, ...(signal && { signal }) });
  return { response, text, rate: readRate(response.headers, Date.now()) };
}

/** A request in the format of the dashboard's own server. */
export function forwarded(
  scope: Scope,
  request: WireRequest,
  { fresh = false, origin = "" }: Pick<ExchangeOptions, "fresh" | "origin"> = {},
): { readonly url: string; readonly init: RequestInit } {
  const query = new URLSearchParams(request.query.map(([name, value]) => [name, value])).toString();
  const url = origin + forwardAddress(scope, request.path) + (query && `?${query}`);
  const init: RequestInit = {
    method: request.method,
    headers: {
      [FORWARD_HEADER]: fresh ? FRESH : "1",
      ...((request.body || request.preparedBody) && { "content-type": "application/json" }),
      ...(request.media && { "content-type": "application/octet-stream" }),
    },
    ...(request.body && { body: request.body }),
    ...(request.preparedBody && { body: request.preparedBody }),
    ...(request.media && { body: request.media }),
    cache: "no-store",
    keepalive: outlivesPage(request),
  };
  return { url, init };
}

/** Browsers keep 64 KB alive for all closing pages; beyond that they refuse to send. */
const KEEPALIVE_BYTES_MAX = 4_096;

/** A change is not cancelled when its page is left, unless it is large. */
const outlivesPage = ({ method, body = "", preparedBody, media }: WireRequest) =>
  method !== "GET" && !preparedBody && !media && body.length <= KEEPALIVE_BYTES_MAX;

async function send(url: string, init: RequestInit): Promise<{ response: Response; text: string }> {
  let response: Response | undefined;
  // A browser that is offline may still reach its own machine.
  const offline = globalThis.navigator?.onLine === false;
  try {
    response = await fetch(url, init);
    const text = await readText(response);
    // Needed for the descriptions of errors.
    if (!response.ok) await fetchCodeWords();
    return { response, text };
  } catch (cause) {
    if (init.signal?.aborted || cause instanceof NotAsPromisedError) throw cause;
    if (!response) throw new UnreachableError("No answer arrived", { cause, offline });
    throw new UnreachableError("The answer broke off", { cause });
  }
}

/**
 * Sends a request to a route of the dashboard's own, and returns the JSON of its answer.
 *
 * @param signal undefined for a change: unless that is large, it is not cancelled when its page is left either
 * @throws RefusedError, UnreachableError or NotAsPromisedError like calls of the service, the signal's reason when it
 *   aborts
 */
export async function askDashboard(path: string, question: object, signal?: AbortSignal): Promise<unknown> {
  const body = JSON.stringify(question);
  const { response, text } = await send(path, {
    method: "POST",
    headers: { [FORWARD_HEADER]: "1", "content-type": "application/json" },
    body,
    cache: "no-store",
    ...(signal ? { signal } : { keepalive: body.length <= KEEPALIVE_BYTES_MAX }),
  });
  if (!response.ok) throw refusalOf(response, text);
  return parseBody(response, text);
}

/**
 * The JSON of a body; undefined for an answer without one.
 *
 * @throws NotAsPromisedError for any other body
 */
export function parseBody({ status, ok }: Response, text: string): unknown {
  // An answer without a body (RFC 9110, 15.3.5).
  if (status === 204) return undefined;
  try {
    return parseExactJson(text);
  } catch (cause) {
    throw new NotAsPromisedError(`Status ${status} with a body that is not JSON`, {
      cause,
      ...(!ok && { status }),
    });
  }
}

/**
 * The error of an unsuccessful answer. Temporary statuses (429, 503) and those of gateways (502, 504) are used without
 * the body: proxies answer them with pages of their own.
 */
export function refusalOf(
  response: Response,
  text: string,
  now = Date.now(),
): RefusedError | UnreachableError | NotAsPromisedError {
  const { status } = response;
  const isWay = status === 502 || status === 504;
  const read = refusalBody.safeParse(isWay || isPassing(status) ? readJson(text) : parseBody(response, text));
  if (isWay) return new UnreachableError(read.data?.errors?.[0]?.message ?? "The service did not answer");
  if (!read.success && !isPassing(status)) {
    return new NotAsPromisedError(`Status ${status} without an error body`, { status });
  }
  const { errors = [], operation_errors: operationErrors = [] } = read.data ?? {};
  const again = askAgainAt(status, response.headers, now);
  return new RefusedError(status, errors, operationErrors, again === undefined ? undefined : new Date(again));
}
