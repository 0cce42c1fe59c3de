import type * as z from "zod";
import { stringifyExactJson } from "@/lib/json/exact-json";
import { type AnyEndpoint, type Base, type InputOf, pathParamsOf, versionedPath } from "./endpoint";
import { mediaBodyLimit } from "./media-body";
import { toWire, type WireValue } from "./params";

export interface WireRequest {
  /** The part of the service that the path is below. */
  readonly base: Base;
  readonly method: string;
  /** With the version as prefix, `/12/accounts/18ce54d4x5t/campaigns`. Rebuilt from parsed values. */
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly body?: string;
  /** The same as bytes, where it was written ahead. */
  readonly preparedBody?: Uint8Array<ArrayBuffer>;
  /** Bytes, for endpoints with a binary body. */
  readonly media?: Blob;
}

/**
 * Converts input to the wire format. The endpoint's own schema parses the input first and refuses unknown keys, so
 * only declared parameters reach the wire. Throws z.ZodError.
 */
export function buildRequest<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): WireRequest {
  const { body, ...params } = input as Record<string, unknown> & { body?: unknown };
  return { ...addressed(endpoint, params), ...bodyOf(endpoint, body) };
}

/** The same with a body that is already JSON and was validated by the caller. */
export const buildPreparedRequest = <E extends AnyEndpoint>(
  endpoint: E,
  params: z.input<E["params"]>,
  preparedBody: Uint8Array<ArrayBuffer>,
): WireRequest => ({ ...addressed(endpoint, params), preparedBody });

function addressed(
  endpoint: AnyEndpoint,
  params: unknown,
): Omit<WireRequest, "body" | "preparedBody" | "media"> {
  const parsed = strictParams(endpoint).parse(params) as Record<string, WireValue | undefined>;
  const inPath = pathParamsOf(endpoint);
  const path = versionedPath(endpoint).replace(/:([a-z_]+)/g, (_, name: string) =>
    encodeURIComponent(toWire(parsed[name] ?? null)),
  );
  const query = Object.entries(parsed).flatMap(([name, value]) =>
    value === undefined || inPath.includes(name) ? [] : [[name, toWire(value)] as const],
  );
  return { base: endpoint.base, method: endpoint.method, path, query };
}

function bodyOf(endpoint: AnyEndpoint, given: unknown): Pick<WireRequest, "body" | "media"> {
  if (!endpoint.body) return {};
  const body = endpoint.body.parse(given);
  if (mediaBodyLimit(endpoint) === undefined) return { body: stringifyExactJson(microsAsIntegers(body)) };
  return body instanceof Blob ? { media: body } : {};
}

const strict = new WeakMap<AnyEndpoint, z.ZodObject>();

/** The parameters' schema that refuses unknown keys; created once, because zod compiles a schema at its first use. */
function strictParams(endpoint: AnyEndpoint): z.ZodObject {
  const known = strict.get(endpoint);
  if (known) return known;
  const made = endpoint.params.strict();
  strict.set(endpoint, made);
  return made;
}

/** Amounts are integers in the service's JSON, and exact text in the program. */
function microsAsIntegers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(microsAsIntegers);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key.endsWith("_local_micro") && typeof inner === "string" ? BigInt(inner) : microsAsIntegers(inner),
    ]),
  );
}
