import type { Hono } from "hono";
import { TestBrowser } from "./browser";
import { createTestClient, pairsOf, type TestCall, type TokenPair } from "./client";

export const CALLBACK = "http://localhost:3000/auth/callback";

type Client = ReturnType<typeof createTestClient>;

/** Step 1. */
export async function obtainRequestToken(
  call: Client,
  { callback = CALLBACK, ...options }: { callback?: string } & TestCall = {},
): Promise<TokenPair> {
  const response = await call("/oauth/request_token", {
    ...options,
    oauth: { oauth_callback: callback, ...options.oauth },
  });
  return tokenOf(await pairsOf(response));
}

/** Step 2: the verifier that a user's consent gives. */
export async function obtainVerifier(app: Hono, token: TokenPair, username = "mara_agency"): Promise<string> {
  const answer = await new TestBrowser(app).answer(
    `/oauth/authorize?oauth_token=${token.key}`,
    "allow",
    username,
  );
  const pin = /<output id="pin">(\d+)<\/output>/.exec(await answer.text())?.[1];
  return pin ?? new URL(answer.headers.get("location") ?? "").searchParams.get("oauth_verifier") ?? "";
}

/** All three steps: an access token of the user. */
export async function obtainAccessToken(
  app: Hono,
  { username, access = "write" }: { username?: string; access?: "read" | "write" } = {},
): Promise<TokenPair> {
  const call = createTestClient(app);
  const token = await obtainRequestToken(call, { form: { svc_auth_access_type: access } });
  const verifier = await obtainVerifier(app, token, username);
  return tokenOf(
    await pairsOf(await call("/oauth/access_token", { token, form: { oauth_verifier: verifier } })),
  );
}

export function tokenOf({ oauth_token = "", oauth_token_secret = "" }: Record<string, string>): TokenPair {
  return { key: oauth_token, secret: oauth_token_secret };
}
