import "server-only";
import * as z from "zod";
import { CredentialAnswerError, type CredentialService, callSigned } from "./credential-service";
import { percentEncode } from "./encode";
import { credentialEndpoints } from "./endpoints";

/** What the person lets the dashboard do. */
type AccessType = "read" | "write";

/** What a handle is made of. */
export const HANDLE = /^\w{1,50}$/;

/** Value of `oauth_callback` where the person copies a PIN instead of being sent back. */
export const OUT_OF_BAND = "oob";

interface RequestToken {
  readonly token: string;
  readonly secret: string;
}

export interface AccessToken {
  readonly token: string;
  readonly secret: string;
  readonly userId: string;
  readonly handle: string;
}

const requestTokenAnswer = z.object({
  oauth_token: z.string().min(1),
  oauth_token_secret: z.string().min(1),
  // OAuth 1.0a's cure for session fixation: a service that does not confirm has ignored the callback.
  oauth_callback_confirmed: z.literal("true"),
});

const accessTokenAnswer = z.object({
  oauth_token: z.string().min(1),
  oauth_token_secret: z.string().min(1),
  user_id: z.string().regex(/^\d{1,20}$/),
  screen_name: z.string().regex(HANDLE),
});

/**
 * Step 1: a request token.
 *
 * @param callback absolute address, or OUT_OF_BAND
 * @throws CredentialRefusedError, CredentialAnswerError
 */
export async function requestToken(
  service: CredentialService,
  { callback, access }: { callback: string; access: AccessType },
): Promise<RequestToken> {
  const body = await callSigned(
    service,
    "The request token",
    // "write" is what the application is registered for; only the narrower one has to be sent.
    {
      ...credentialEndpoints.requestToken,
      ...(access === "read" && { query: [["svc_auth_access_type", "read"]] }),
    },
    {},
    [["oauth_callback", callback]],
  );
  const answer = parsePairs(requestTokenAnswer, body);
  return { token: answer.oauth_token, secret: answer.oauth_token_secret };
}

const authorizationPages = {
  authorize: credentialEndpoints.authorize.path,
  authenticate: credentialEndpoints.authenticate.path,
};

/**
 * Step 2: where the person's browser goes. `authenticate` takes the user who is signed in there and asks only
 * once; `authorize` always asks, and with `forceLogin` lets the person choose another handle.
 */
export function authorizationAddress(
  { authUrl }: Pick<CredentialService, "authUrl">,
  page: keyof typeof authorizationPages,
  { token, forceLogin = false, handle }: { token: string; forceLogin?: boolean; handle?: string },
): string {
  const query = [`oauth_token=${percentEncode(token)}`];
  if (forceLogin) query.push("force_login=true");
  if (handle !== undefined) query.push(`screen_name=${percentEncode(handle)}`);
  return `${authUrl}${authorizationPages[page]}?${query.join("&")}`;
}

/**
 * Step 3: the access token.
 *
 * @param verifier from the callback's query, or the PIN
 * @throws CredentialRefusedError, CredentialAnswerError
 */
export async function accessToken(
  service: CredentialService,
  request: RequestToken,
  verifier: string,
): Promise<AccessToken> {
  const body = await callSigned(
    service,
    "The access token",
    credentialEndpoints.accessToken,
    { token: request.token, tokenSecret: request.secret },
    [["oauth_verifier", verifier]],
  );
  const answer = parsePairs(accessTokenAnswer, body);
  return {
    token: answer.oauth_token,
    secret: answer.oauth_token_secret,
    userId: answer.user_id,
    handle: answer.screen_name,
  };
}

/** Revokes an access token. A token that is no longer valid counts as refused, with code 89. */
export async function invalidateToken(
  service: CredentialService,
  { token, secret }: Pick<AccessToken, "token" | "secret">,
): Promise<void> {
  await callSigned(service, "Revoking the token", credentialEndpoints.invalidateToken, {
    token,
    tokenSecret: secret,
  });
}

function parsePairs<S extends z.ZodType>(schema: S, body: string): z.output<S> {
  const parsed = schema.safeParse(Object.fromEntries(new URLSearchParams(body)));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join("."));
  throw new CredentialAnswerError(`The credential service answered without a usable ${fields.join(", ")}`);
}
