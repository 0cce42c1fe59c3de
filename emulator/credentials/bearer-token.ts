import type { Context } from "hono";
import { equalInConstantTime } from "@/lib/oauth/verify";
import { spendAllowance } from "./allowances";
import { refuse } from "./errors";
import type { Application, StoredBearerToken } from "./store/records";
import { verifyUserCall } from "./verify-request";

/** POST /oauth2/token: the application's one outstanding bearer token. */
export async function issueBearerToken(c: Context): Promise<Response> {
  const application = applicationOfBasic(c);
  const { bearerTokens } = c.get("credentials");
  spendAllowance(c, "bearerToken", application.id, refuse.credentialsNotVerified);
  const grantType = (await formOf(c)).get("grant_type");
  if (grantType === null) throw refuse.missingParameter("grant_type");
  if (grantType !== "client_credentials") throw refuse.invalidParameter("grant_type");
  return c.json({ token_type: "bearer", access_token: bearerTokens.outstanding(application) });
}

/**
 * POST /oauth2/invalidate_token, in both forms: signed with the owner's access token, the bearer token in the
 * query or form; or Basic, the bearer token in the form.
 */
export async function invalidateBearerToken(c: Context): Promise<Response> {
  const { application, value } = isBasic(c) ? await basicCall(c) : await ownersCall(c);
  spendAllowance(c, "invalidateBearerToken", application.id);
  if (value === undefined || value === null) throw refuse.missingParameter("access_token");
  const bearer = outstanding(c, application, value);
  if (!bearer) throw refuse.invalidToken();
  c.get("credentials").bearerTokens.invalidate(bearer);
  return c.json({ access_token: bearer.token });
}

async function basicCall(c: Context) {
  const application = applicationOfBasic(c);
  return { application, value: (await formOf(c)).get("access_token") };
}

async function ownersCall(c: Context) {
  const { application, token, parameter } = await verifyUserCall(c);
  if (token.user.id !== application.owner_id) throw refuse.accessNotAllowed();
  return { application, value: parameter("access_token") };
}

/** A bearer token holds percent escapes; clients send it unchanged or escaped once more. */
function outstanding(c: Context, application: Application, value: string): StoredBearerToken | undefined {
  const { bearerTokens } = c.get("credentials");
  const bearer = bearerTokens.live(value) ?? bearerTokens.live(encodeURIComponent(value));
  return bearer?.application_id === application.id ? bearer : undefined;
}

const isBasic = (c: Context) => /^Basic\s/i.test(c.req.header("authorization") ?? "");

/** Key and secret, URL-encoded, joined by a colon, in base64. */
function applicationOfBasic(c: Context): Application {
  const encoded = /^Basic\s+([A-Za-z0-9+/=_-]+)\s*$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
  const [, key, secret] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, "base64").toString("utf8")) ?? [];
  const application = c.get("credentials").people.applicationByKey(decoded(key ?? ""));
  if (!application || !equalInConstantTime(application.consumer_secret, decoded(secret ?? "")))
    throw refuse.credentialsNotVerified();
  return application;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function formOf(c: Context): Promise<URLSearchParams> {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(c.req.header("content-type") ?? "");
  return new URLSearchParams(isForm ? await c.req.text() : "");
}
