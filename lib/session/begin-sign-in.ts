import "server-only";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { CredentialAnswerError, CredentialRefusedError } from "@/lib/oauth/credential-service";
import { authorizationAddress, OUT_OF_BAND, requestToken } from "@/lib/oauth/three-legs";
import { parseCookies } from "./cookies";
import { credentialService } from "./credential-service";
import { nowSeconds } from "./lifetimes";
import { openSession } from "./open-session";
import { problemOutcome, type SignInRedirect } from "./outcome";
import { type SignIn, signInId, storeSignIn } from "./sign-in";

/** Where the service sends the browser after step 2. */
const CALLBACK_PATH = "/auth/callback";

interface Wish extends Pick<SignIn, "purpose" | "access" | "mode" | "returnTo"> {
  /** Who is to sign in on the service's page, no matter who is signed in there already. */
  readonly handle?: string | undefined;
}

/**
 * Step 1 of signing in or of connecting another handle: fetches a request token, hands it sealed to the browser,
 * and sends the browser to the service's page (or to ours that asks for the PIN).
 */
export async function beginSignIn(
  { handle, ...wish }: Wish,
  cookieHeader: string | null,
): Promise<SignInRedirect> {
  const session = wish.purpose === "connect" ? await openSession(cookieHeader) : undefined;
  if (wish.purpose === "connect" && !session) return problemOutcome("signed-out");
  const service = credentialService();
  try {
    const { token, secret } = await requestToken(service, {
      callback: wish.mode === "pin" ? OUT_OF_BAND : env.APP_URL + CALLBACK_PATH,
      access: wish.access,
    });
    const signIn = {
      ...wish,
      token,
      secret,
      startedAt: nowSeconds(),
      ...(session && { sessionId: session.id }),
    };
    return {
      location: wish.mode === "pin" ? `/auth/pin?sign_in=${signInId(token)}` : servicePage(signIn, handle),
      cookies: await storeSignIn(signIn, parseCookies(cookieHeader)),
    };
  } catch (err) {
    log().warn({ err, step: "request token" }, "sign-in could not start");
    if (err instanceof CredentialRefusedError) return problemOutcome("not-started");
    return problemOutcome(err instanceof CredentialAnswerError ? "unexpected" : "unreachable");
  }
}

/** The service's page on which the person agrees. */
export function servicePage(
  { token, purpose, mode }: Pick<SignIn, "token" | "purpose" | "mode">,
  handle?: string,
): string {
  // A PIN can only be had from the authorize page, and another handle needs its own sign-in there.
  const page = purpose === "sign-in" && mode === "callback" ? "authenticate" : "authorize";
  return authorizationAddress(credentialService(), page, {
    token,
    forceLogin: purpose === "connect" || handle !== undefined,
    ...(handle !== undefined && { handle }),
  });
}
