import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { percentEncode } from "./encode";

/** Names and decoded values, in any order, duplicates and empty values included. */
export type ParameterPairs = readonly (readonly [name: string, value: string])[];

export interface Credentials {
  readonly consumerKey: string;
  readonly consumerSecret: string;
  /** Absent only while there is no token yet, at the request-token step. */
  readonly token?: string;
  readonly tokenSecret?: string;
}

export interface SignableRequest {
  readonly method: string;
  /** Absolute address; a query in it is not read: what is signed is what `query` says. */
  readonly url: URL;
  readonly query?: ParameterPairs;
  /** Form fields. A JSON body is not part of the signature (RFC 5849, 3.4.1.3.1). */
  readonly form?: ParameterPairs;
}

/** RFC 5849, 3.4.1.2: scheme and host in lower case, the port only when it is not the default. */
export function baseStringUri(url: URL): string {
  return `${url.protocol}//${url.host}${url.pathname}`;
}

/** RFC 5849, 3.4.1.3.2: encoded, sorted by name and then value in bytes, joined. */
export function normalizeParameters(pairs: ParameterPairs): string {
  return pairs
    .map(([name, value]): [string, string] => [percentEncode(name), percentEncode(value)])
    .sort(([a, x], [b, y]) => compare(a, b) || compare(x, y))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
}

// Encoded text is ASCII, so comparing code units is comparing bytes.
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** RFC 5849, 3.4.1.1. `pairs` are those of header, query and form together, without oauth_signature. */
export function signatureBaseString(method: string, url: URL, pairs: ParameterPairs): string {
  return [method.toUpperCase(), baseStringUri(url), normalizeParameters(pairs)].map(percentEncode).join("&");
}

/** HMAC-SHA1 over a base string, in base64 (RFC 5849, 3.4.2). */
export function hmacSha1(baseString: string, consumerSecret: string, tokenSecret = ""): string {
  const key = `${percentEncode(consumerSecret)}&${percentEncode(tokenSecret)}`;
  return createHmac("sha1", key).update(baseString).digest("base64");
}

/** 192 bits from the system's generator, in ASCII. */
export function createNonce(): string {
  return randomBytes(24).toString("base64url");
}

export interface SigningMoment {
  /** Seconds since the epoch. */
  readonly timestamp?: number;
  readonly nonce?: string;
}

/**
 * The Authorization header of a signed request (RFC 5849, 3.5.1).
 *
 * @param extra further protocol parameters, `oauth_callback` or `oauth_verifier`
 */
export function authorizationHeader(
  request: SignableRequest,
  credentials: Credentials,
  extra: ParameterPairs = [],
  moment: SigningMoment = {},
): string {
  const protocol: [string, string][] = [
    ["oauth_consumer_key", credentials.consumerKey],
    ["oauth_nonce", moment.nonce ?? createNonce()],
    ["oauth_signature_method", "HMAC-SHA1"],
    ["oauth_timestamp", String(moment.timestamp ?? Math.floor(Date.now() / 1000))],
    ...(credentials.token === undefined ? [] : [["oauth_token", credentials.token] as [string, string]]),
    ["oauth_version", "1.0"],
    ...extra.map(([name, value]): [string, string] => [name, value]),
  ];
  const pairs = [...protocol, ...(request.query ?? []), ...(request.form ?? [])];
  const signature = hmacSha1(
    signatureBaseString(request.method, request.url, pairs),
    credentials.consumerSecret,
    credentials.tokenSecret,
  );
  const fields = [...protocol, ["oauth_signature", signature] as [string, string]];
  return `OAuth ${fields.map(([name, value]) => `${percentEncode(name)}="${percentEncode(value)}"`).join(", ")}`;
}
