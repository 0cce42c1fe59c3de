import "server-only";
import { percentEncode } from "./encode";
import { hmacSha1Base64 } from "./hmac-sha1";
import { createNonce } from "./nonce";

export { createNonce } from "./nonce";

/** Names and decoded values, in any order, duplicates and empty values included. */
export type ParameterPairs = readonly (readonly [name: string, value: string])[];

export interface SigningCredentials {
  readonly consumerKey: string;
  readonly consumerSecret: string;
  /** Absent only while there is no token yet, at the request-token step. */
  readonly token?: string;
  readonly tokenSecret?: string;
}

export interface SignableRequest {
  readonly method: string;
  /** Absolute address; a query in it is not read: `query` is what is signed. */
  readonly url: URL;
  readonly query?: ParameterPairs;
  /** Form fields. A JSON body is not part of the signature (RFC 5849, 3.4.1.3.1). */
  readonly form?: ParameterPairs;
}

/** RFC 5849, 3.4.1.2: scheme and host in lower case, the port only when it is not the default. */
function baseStringUri(url: URL): string {
  return `${url.protocol}//${url.host}${url.pathname}`;
}

/** RFC 5849, 3.4.1.1. `pairs` are those of header, query and form together, without oauth_signature. */
export function signatureBaseString(method: string, url: URL, pairs: ParameterPairs): string {
  return baseString(method, url, encodePairs(pairs));
}

/** Name and value, percent-encoded once. */
type EncodedPair = readonly [name: string, value: string];

const encodePairs = (pairs: ParameterPairs): EncodedPair[] =>
  pairs.map(([name, value]) => [percentEncode(name), percentEncode(value)]);

// Encoded text is ASCII, so comparing code units is comparing bytes.
function byNameAndValue([a, x]: EncodedPair, [b, y]: EncodedPair): number {
  if (a !== b) return a < b ? -1 : 1;
  return x < y ? -1 : x > y ? 1 : 0;
}

function join(pairs: readonly EncodedPair[], within: string, between: string): string {
  let text = "";
  for (const [name, value] of pairs) text += `${text === "" ? "" : between}${name}${within}${value}`;
  return text;
}

/** The parameters are encoded once more (3.4.1.1). Of text that is encoded already only `%` is left to encode. */
function baseString(method: string, url: URL, pairs: EncodedPair[]): string {
  let parameters = "";
  for (const [name, value] of pairs.sort(byNameAndValue)) {
    parameters += `${parameters === "" ? "" : "%26"}${encodeAgain(name)}%3D${encodeAgain(value)}`;
  }
  return `${method.toUpperCase()}&${percentEncode(baseStringUri(url))}&${parameters}`;
}

const encodeAgain = (encoded: string): string =>
  encoded.includes("%") ? encoded.replaceAll("%", "%25") : encoded;

/** HMAC-SHA1 over a base string, in base64 (RFC 5849, 3.4.2). */
export function hmacSha1(baseString: string, consumerSecret: string, tokenSecret = ""): string {
  return hmacSha1Base64(`${percentEncode(consumerSecret)}&${percentEncode(tokenSecret)}`, baseString);
}

interface SigningMoment {
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
  credentials: SigningCredentials,
  extra: ParameterPairs = [],
  moment: SigningMoment = {},
): SignedRequest {
  const { method } = request;
  const { protocol, query, form, signature } = sign(request, credentials, extra, moment);
  const uri = baseStringUri(request.url);
  return {
    method,
    address: query.length > 0 ? `${uri}?${join(query, "=", "&")}` : uri,
    authorization: header(protocol, signature),
    ...(request.form && { formBody: join(form, "=", "&") }),
  };
}

function sign(
  request: SignableRequest,
  credentials: SigningCredentials,
  extra: ParameterPairs,
  moment: SigningMoment,
) {
  const protocol = encodePairs(protocolParameters(credentials, moment, extra));
  const query = encodePairs(request.query ?? []);
  const form = encodePairs(request.form ?? []);
  const base = baseString(request.method, request.url, [...protocol, ...query, ...form]);
  const signature = hmacSha1(base, credentials.consumerSecret, credentials.tokenSecret);
  return { protocol, query, form, signature };
}

const header = (protocol: readonly EncodedPair[], signature: string): string =>
  `OAuth ${join(protocol, '="', '", ')}", oauth_signature="${percentEncode(signature)}"`;

function protocolParameters(
  credentials: SigningCredentials,
  moment: SigningMoment,
  extra: ParameterPairs,
): ParameterPairs {
  const parameters: (readonly [string, string])[] = [
    ...extra,
    ["oauth_consumer_key", credentials.consumerKey],
    ["oauth_nonce", moment.nonce ?? createNonce()],
    ["oauth_signature_method", "HMAC-SHA1"],
    ["oauth_timestamp", String(moment.timestamp ?? Math.floor(Date.now() / 1000))],
    ["oauth_version", "1.0"],
  ];
  if (credentials.token !== undefined) parameters.push(["oauth_token", credentials.token]);
  return parameters;
}

/** The absolute address of a request that is not signed, encoded as one that is. */
export function unsignedAddress({ url, query = [] }: Pick<SignableRequest, "url" | "query">): string {
  const uri = baseStringUri(url);
  return query.length > 0 ? `${uri}?${join(encodePairs(query), "=", "&")}` : uri;
}

/** The Authorization header of a signed request alone (RFC 5849, 3.5.1). */
export function authorizationHeader(
  request: SignableRequest,
  credentials: SigningCredentials,
  extra: ParameterPairs = [],
  moment: SigningMoment = {},
): string {
  const { protocol, signature } = sign(request, credentials, extra, moment);
  return header(protocol, signature);
}
