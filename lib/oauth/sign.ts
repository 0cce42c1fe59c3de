import "server-only";
import { createHmac } from "node:crypto";
import { percentEncode } from "./encode";
import { createNonce } from "./nonce";

export { createNonce } from "./nonce";

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
  return joined(sortEncoded(encodePairs(pairs)));
}

/** RFC 5849, 3.4.1.1. `pairs` are those of header, query and form together, without oauth_signature. */
export function signatureBaseString(method: string, url: URL, pairs: ParameterPairs): string {
  return baseString(method, url, encodePairs(pairs));
}

// An encoded pair is one string, `name value`: the space sorts before every character that encoded text can
// hold, so that sorting the strings sorts by name and then by value.
const BETWEEN = " ";

const encodePairs = (pairs: ParameterPairs): string[] =>
  pairs.map(([name, value]) => percentEncode(name) + BETWEEN + percentEncode(value));

// Encoded text is ASCII, so comparing code units, which is what a plain sort does, is comparing bytes.
const sortEncoded = (encoded: readonly string[]): string[] => [...encoded].sort();

function baseString(method: string, url: URL, encoded: readonly string[]): string {
  // The parameters are encoded once more (3.4.1.1), and only these three characters are left to encode.
  const parameters = sortEncoded(encoded)
    .join("&")
    .replaceAll("%", "%25")
    .replaceAll("&", "%26")
    .replaceAll(BETWEEN, "%3D");
  return `${percentEncode(method.toUpperCase())}&${percentEncode(baseStringUri(url))}&${parameters}`;
}

/** HMAC-SHA1 over a base string, in base64 (RFC 5849, 3.4.2). */
export function hmacSha1(baseString: string, consumerSecret: string, tokenSecret = ""): string {
  const key = `${percentEncode(consumerSecret)}&${percentEncode(tokenSecret)}`;
  return createHmac("sha1", key).update(baseString).digest("base64");
}

export interface SigningMoment {
  /** Seconds since the epoch. */
  readonly timestamp?: number;
  readonly nonce?: string;
}

/** What goes on the wire: made from the very strings that were signed. */
export interface SignedRequest {
  readonly method: string;
  /** Absolute, with the query. */
  readonly address: string;
  readonly authorization: string;
  /** The form body; only for requests with a form. */
  readonly formBody?: string;
}

/**
 * Signs a request (RFC 5849, 3.4 and 3.5.1) and gives it in the form in which it must be sent.
 *
 * @param extra further protocol parameters, `oauth_callback` or `oauth_verifier`
 */
export function signRequest(
  request: SignableRequest,
  credentials: Credentials,
  extra: ParameterPairs = [],
  moment: SigningMoment = {},
): SignedRequest {
  const protocol = encodePairs([...protocolParameters(credentials, moment), ...extra]);
  const query = encodePairs(request.query ?? []);
  const form = encodePairs(request.form ?? []);
  const signature = hmacSha1(
    baseString(request.method, request.url, [...protocol, ...query, ...form]),
    credentials.consumerSecret,
    credentials.tokenSecret,
  );
  const fields = [...protocol, `oauth_signature${BETWEEN}${percentEncode(signature)}`];
  const uri = baseStringUri(request.url);
  return {
    method: request.method,
    address: query.length > 0 ? `${uri}?${joined(query)}` : uri,
    authorization: `OAuth ${fields.map((field) => `${field.replace(BETWEEN, '="')}"`).join(", ")}`,
    ...(request.form && { formBody: joined(form) }),
  };
}

const joined = (encoded: readonly string[]) => encoded.join("&").replaceAll(BETWEEN, "=");

function protocolParameters(credentials: Credentials, moment: SigningMoment): [string, string][] {
  return [
    ["oauth_consumer_key", credentials.consumerKey],
    ["oauth_nonce", moment.nonce ?? createNonce()],
    ["oauth_signature_method", "HMAC-SHA1"],
    ["oauth_timestamp", String(moment.timestamp ?? Math.floor(Date.now() / 1000))],
    ...(credentials.token === undefined
      ? []
      : [["oauth_token", credentials.token] satisfies [string, string]]),
    ["oauth_version", "1.0"],
  ];
}

/** The Authorization header of a signed request alone (RFC 5849, 3.5.1). */
export function authorizationHeader(
  request: SignableRequest,
  credentials: Credentials,
  extra: ParameterPairs = [],
  moment: SigningMoment = {},
): string {
  return signRequest(request, credentials, extra, moment).authorization;
}
