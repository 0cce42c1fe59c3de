import type { Context } from "hono";
import {
  type ArrivedRequest,
  readSignedParameters,
  type SignedParameters,
  signatureMatches,
} from "@/lib/oauth/verify";
import { isAdvertisingPath } from "../http/addresses";
import type { Caller } from "../http/caller";
import { arrivalOf } from "../http/dialect-translation";
import { forwardedScheme } from "../http/public-origin";
import { refuse } from "./errors";
import type { LiveAccessToken } from "./store/access-tokens";
import type { Application } from "./store/records";
import "./service";

/** A call whose signature, timestamp and nonce are good. */
interface VerifiedCall<Token> {
  readonly application: Application;
  readonly token: Token;
  readonly parameters: SignedParameters;
  /** A parameter by name, from header, query or form body. */
  parameter(name: string): string | undefined;
}

/**
 * The user behind a signed call (OAuth 1.0a, HMAC-SHA1), for every route that acts for a user.
 *
 * @throws {CredentialError} which renders itself
 */
export async function verifyRequest(c: Context): Promise<Caller> {
  return (await verifyUserCall(c)).token.caller;
}

/** As `verifyRequest`, with the token and the parameters of the call. */
export function verifyUserCall(c: Context): Promise<VerifiedCall<LiveAccessToken>> {
  refuseOtherSchemes(c);
  return verifySignedCall(c, (name) => {
    if (name === undefined) throw refuse.badAuthenticationData();
    const live = c.get("credentials").accessTokens.live(name);
    if (!live) throw refuse.invalidToken();
    return { token: live, secret: live.token.secret, applicationId: live.token.application_id };
  });
}

/** What belongs to the oauth_token of a call: the secret to verify with and its owner. */
interface KnownToken<Token> {
  readonly token: Token;
  readonly secret?: string;
  readonly applicationId?: string;
}

/**
 * Verifies the signature of a call. `findToken` returns what the oauth_token of the call is, or throws the
 * route's answer for an unknown one.
 */
export async function verifySignedCall<Token>(
  c: Context,
  findToken: (name: string | undefined) => KnownToken<Token>,
): Promise<VerifiedCall<Token>> {
  const { people, nonces } = c.get("credentials");
  const request = await arrived(c);
  const parameters = readSignedParameters(request);
  if (!parameters) throw refuse.badAuthenticationData();
  const { protocol } = parameters;
  const { consumerKey, nonce, timestamp } = readProtocol(c, protocol);

  const application = people.applicationByKey(consumerKey);
  if (!application) throw refuse.notAuthenticated();
  const known = findToken(protocol.get("oauth_token"));
  if (known.applicationId !== undefined && known.applicationId !== application.id)
    throw refuse.notAuthenticated();
  if (!nonces.isTimely(timestamp)) throw refuse.timestampOutOfBounds();
  const secrets = { consumerSecret: application.consumer_secret, tokenSecret: known.secret };
  if (!signatureMatches(request, parameters, secrets)) throw refuse.notAuthenticated();
  if (!nonces.use(timestamp, nonce, protocol.get("oauth_token") ?? consumerKey))
    throw refuse.notAuthenticated();

  return {
    application,
    token: known.token,
    parameters,
    parameter: (name) =>
      protocol.get(name) ?? parameters.candidates[0]?.find(([candidate]) => candidate === name)?.[1],
  };
}

const PRINTABLE_ASCII = /^[\x20-\x7e]+$/;

/** The protocol parameters that every signed call needs (RFC 5849, 3.1), or 400 when they do not hold. */
function readProtocol(c: Context, protocol: ReadonlyMap<string, string>) {
  if (protocol.size === 0 && isAdvertisingPath(c.req.path)) throw refuse.unsignedAdvertisingCall();
  const consumerKey = protocol.get("oauth_consumer_key");
  const nonce = protocol.get("oauth_nonce");
  const timestamp = protocol.get("oauth_timestamp");
  const holds =
    consumerKey !== undefined &&
    nonce !== undefined &&
    PRINTABLE_ASCII.test(nonce) &&
    timestamp !== undefined &&
    /^\d{1,12}$/.test(timestamp) &&
    protocol.get("oauth_signature") !== undefined &&
    protocol.get("oauth_signature_method") === "HMAC-SHA1" &&
    // The npm package oauth and what builds on it say 1.0A.
    /^1\.0a?$/i.test(protocol.get("oauth_version") ?? "1.0");
  if (!holds) throw refuse.badAuthenticationData();
  return { consumerKey, nonce, timestamp: Number(timestamp) };
}

/** An app-only token is a credential too, but not one that acts for a user. */
function refuseOtherSchemes(c: Context): void {
  const bearer = /^Bearer\s+(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
  if (bearer === undefined) return;
  throw c.get("credentials").bearerTokens.live(bearer) ? refuse.accessNotAllowed() : refuse.invalidToken();
}

async function arrived(c: Context): Promise<ArrivedRequest> {
  const arrival = arrivalOf(c.req.raw);
  const url = new URL(arrival?.url ?? c.req.url);
  // Behind a proxy the client signed the public scheme; a wrong one only makes the signature wrong.
  const scheme = forwardedScheme(c);
  if (scheme) url.protocol = scheme;
  const hasForm =
    c.req.method !== "GET" &&
    c.req.method !== "HEAD" &&
    /^application\/x-www-form-urlencoded\b/i.test(c.req.header("content-type") ?? "");
  const authorization = c.req.header("authorization");
  return {
    method: c.req.method,
    url,
    authorization: authorization !== undefined && /^OAuth\s/i.test(authorization) ? authorization : undefined,
    form: hasForm ? (arrival?.form ?? (await c.req.text())) : undefined,
  };
}
