import "server-only";
import { hash, timingSafeEqual } from "node:crypto";
import { parseAuthorizationHeader } from "./authorization-header";
import { hmacSha1, type ParameterPairs, signatureBaseString } from "./sign";

type Pair = readonly [name: string, value: string];

/** A signed request as it arrived, not verified yet. */
export interface ArrivedRequest {
  readonly method: string;
  /** Absolute address as the client wrote it: scheme, Host header, path and query. */
  readonly url: URL;
  readonly authorization?: string | undefined;
  /** The body, when its content type is application/x-www-form-urlencoded. */
  readonly form?: string | undefined;
}

export interface SignedParameters {
  /** The oauth_* parameters, wherever they were sent (RFC 5849, 3.5), oauth_signature among them. */
  readonly protocol: ReadonlyMap<string, string>;
  /** The sets of parameters that the client may have signed, likeliest first. */
  readonly candidates: readonly ParameterPairs[];
}

/** A pair as one text, to find it again among many. */
const keyOf = (pair: Pair) => JSON.stringify(pair);

/**
 * Merges what header, query and form body hold. Protocol parameters count once however often they were
 * repeated; one that is given two different values makes the request unreadable. Clients disagree on other
 * parameters that are in both query and body: RFC 5849 counts them twice, some sign them once. Both are
 * candidates.
 *
 * @returns undefined when the request is malformed
 */
export function readSignedParameters(request: ArrivedRequest): SignedParameters | undefined {
  const { authorization, form, url } = request;
  const header = authorization === undefined ? [] : parseAuthorizationHeader(authorization);
  if (!header) return undefined;
  const query: Pair[] = url.search === "" ? [] : [...url.searchParams];
  const body: Pair[] = form ? [...new URLSearchParams(form)] : [];

  const protocol = new Map<string, string>();
  const before: Pair[] = [];
  const inBody: Pair[] = [];
  const places: [ParameterPairs, Pair[]][] = [
    [header, before],
    [query, before],
    [body, inBody],
  ];
  for (const [pairs, others] of places) {
    for (const pair of pairs) {
      const [name, value] = pair;
      if (!name.startsWith("oauth_")) others.push(pair);
      else if ((protocol.get(name) ?? value) !== value) return undefined;
      else protocol.set(name, value);
    }
  }
  const signed = [...protocol].filter(([name]) => name !== "oauth_signature");
  const candidates = [[...signed, ...before, ...inBody]];
  if (inBody.length === 0) return { protocol, candidates };
  const known = new Set(before.map(keyOf));
  const notRepeated = inBody.filter((pair) => !known.has(keyOf(pair)));
  if (notRepeated.length < inBody.length) candidates.push([...signed, ...before, ...notRepeated]);
  return { protocol, candidates };
}

const digest = (text: string) => hash("sha256", text, "buffer");

/** Compares two secrets in a time that reveals neither where nor in what length they differ. */
export function equalInConstantTime(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

/** As `equalInConstantTime`, for signatures: the length of a right one is public. */
function equalSignatures(right: string, sent: string): boolean {
  const [a, b] = [Buffer.from(right), Buffer.from(sent)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Whether one of the candidates, signed with these secrets, has the signature that came with the request. */
export function signatureMatches(
  request: ArrivedRequest,
  parameters: SignedParameters,
  secrets: { readonly consumerSecret: string; readonly tokenSecret?: string | undefined },
): boolean {
  const sent = parameters.protocol.get("oauth_signature") ?? "";
  return parameters.candidates.some((pairs) =>
    equalSignatures(
      hmacSha1(
        signatureBaseString(request.method, request.url, pairs),
        secrets.consumerSecret,
        secrets.tokenSecret,
      ),
      sent,
    ),
  );
}
