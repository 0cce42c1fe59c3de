import { z } from "zod";
import { parseExactJson } from "@/lib/json";
import { noteCall } from "./call-log";
import { tellChangingCall } from "./changing-calls";
import type { AnyEndpoint, DataOf, Environment, InputOf } from "./endpoint";
import { NotAsPromisedError, RefusedError, UnreachableError } from "./errors";
import { FORWARD_HEADER, FRESH, forwardAddress } from "./forward-address";
import { readUnlessLeaving } from "./leaving";
import { askAgainAt, type RateReading, readAge, readRate } from "./patience";
import { readText } from "./read-text";
import { buildRequest, type WireRequest } from "./request";

/** Which environment a call is for, and which connected handle signs it. */
export interface Scope {
  readonly environment: Environment;
  readonly handle: string;
}

export interface Answered<E extends AnyEndpoint> {
  readonly data: DataOf<E>;
  /** Null on the last page, and for answers that are not lists. */
  readonly nextCursor: string | null;
  readonly totalCount?: number;
  readonly rate?: RateReading;
  /** When the service gave the answer, in milliseconds: earlier than now when the forward kept it. */
  readonly asOf: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly fresh?: boolean;
  readonly onNoted?: ((number: number) => void) | undefined;
}

const errorShape = z.looseObject({
  code: z.union([z.string(), z.number()]).transform(String),
  message: z.string(),
  parameter: z.string().optional(),
  attribute: z.string().optional(),
  details: z.string().optional(),
  value: z.string().optional(),
});

const refusal = z.object({
  errors: z.array(errorShape).default([]),
  operation_errors: z.array(z.array(errorShape)).default([]),
});

/**
 * Calls one endpoint of the service through the forward.
 *
 * @param options `fresh` asks for an answer of now; it counts against the allowance, and when that is used up
 *   the kept answer comes all the same, with its age; `onNoted` is told the call's number in the request log
 * @throws RefusedError when the service refuses, UnreachableError when no answer arrives,
 *   NotAsPromisedError when an answer is not what the catalogue declares, z.ZodError for wrong input.
 */
export async function callEndpoint<E extends AnyEndpoint>(
  endpoint: E,
  scope: Scope,
  input: InputOf<E>,
  { signal, fresh = false, onNoted }: CallOptions = {},
): Promise<Answered<E>> {
  const request = buildRequest(endpoint, input);
  const note = noteCall(endpoint, scope, request);
  onNoted?.(note.number);
  let answering: Answering | undefined;
  try {
    answering = await exchange(scope, request, { signal, fresh });
    const answered = readExchange(endpoint, answering);
    note.end(answering);
    if (endpoint.method !== "GET") tellChangingCall({ endpoint, scope, input, data: answered.data });
    return answered;
  } catch (error) {
    note.end({ ...answering, error });
    throw error;
  }
}

/** An answer as it came. */
interface Answering {
  readonly response: Response;
  readonly text: string;
  readonly rate: RateReading | undefined;
}

async function exchange(
  scope: Scope,
  request: WireRequest,
  { signal, fresh }: CallOptions,
): Promise<Answering> {
  const { url, init } = forwarded(scope, request, fresh);
  const { response, text } =
    request.method === "GET"
      ? await readUnlessLeaving((until) => send(url, { ...init, signal: until }), signal)
      : await send(url, { ...init, ...(signal && { signal }) });
  return { response, text, rate: readRate(response.headers, Date.now()) };
}

/** A request as the dashboard's own server takes it. */
export function forwarded(
  scope: Scope,
  request: WireRequest,
  fresh = false,
): { readonly url: string; readonly init: RequestInit } {
  const query = new URLSearchParams(request.query.map(([name, value]) => [name, value])).toString();
  const url = forwardAddress(scope, request.path) + (query && `?${query}`);
  const init: RequestInit = {
    method: request.method,
    headers: {
      [FORWARD_HEADER]: fresh ? FRESH : "1",
      ...(request.body && { "content-type": "application/json" }),
      ...(request.media && { "content-type": "application/octet-stream" }),
    },
    ...(request.body && { body: request.body }),
    ...(request.media && { body: request.media }),
    cache: "no-store",
  };
  return { url, init };
}

function readExchange<E extends AnyEndpoint>(endpoint: E, { response, text, rate }: Answering): Answered<E> {
  if (!response.ok) throw refusalOf(response, text);
  return {
    ...readAnswer(endpoint, parseBody(response, text)),
    ...(rate && { rate }),
    asOf: Date.now() - readAge(response.headers),
  };
}

async function send(url: string, init: RequestInit): Promise<{ response: Response; text: string }> {
  let response: Response | undefined;
  try {
    response = await fetch(url, init);
    return { response, text: await readText(response) };
  } catch (cause) {
    if (init.signal?.aborted || cause instanceof NotAsPromisedError) throw cause;
    throw new UnreachableError(response ? "The answer broke off" : "No answer arrived", { cause });
  }
}

function parseBody(response: Response, text: string): unknown {
  // An answer without a body is one that has nothing to say (RFC 9110, 15.3.5).
  if (response.status === 204) return undefined;
  try {
    return parseExactJson(text);
  } catch (cause) {
    throw new NotAsPromisedError(`Status ${response.status} with a body that is not JSON`, { cause });
  }
}

/** What an answer that is no success throws. */
export function refusalOf(
  response: Response,
  text: string,
): RefusedError | UnreachableError | NotAsPromisedError {
  const body = parseBody(response, text);
  const parsed = refusal.safeParse(body);
  if (!parsed.success) return new NotAsPromisedError(`Status ${response.status} without an error body`);
  if (response.status === 502 || response.status === 504) {
    return new UnreachableError(parsed.data.errors[0]?.message ?? "The service did not answer");
  }
  const again = askAgainAt(response.status, response.headers, Date.now());
  return new RefusedError(
    response.status,
    parsed.data.errors as RefusedError["errors"],
    parsed.data.operation_errors as RefusedError["operationErrors"],
    again === undefined ? undefined : new Date(again),
  );
}

function readAnswer<E extends AnyEndpoint>(endpoint: E, body: unknown): Omit<Answered<E>, "asOf" | "rate"> {
  if (endpoint.answer === "whole") return { data: readWhole(endpoint, body), nextCursor: null };
  const record = endpoint.data;
  const envelope = z.looseObject({
    data: endpoint.answer === "one" ? record : z.array(record),
    next_cursor: z.string().nullish(),
    total_count: z.number().int().optional(),
  });
  const parsed = envelope.safeParse(body);
  if (!parsed.success) throw otherFields(endpoint, parsed.error);
  return {
    data: parsed.data.data as DataOf<E>,
    nextCursor: parsed.data.next_cursor ?? null,
    ...(parsed.data.total_count !== undefined && { totalCount: parsed.data.total_count }),
  };
}

function readWhole<E extends AnyEndpoint>(endpoint: E, body: unknown): DataOf<E> {
  const parsed = endpoint.data.safeParse(body);
  if (!parsed.success) throw otherFields(endpoint, parsed.error);
  return parsed.data as DataOf<E>;
}

const otherFields = ({ name }: AnyEndpoint, cause: z.ZodError) =>
  new NotAsPromisedError(`${name} answered with other fields than declared`, { cause });
