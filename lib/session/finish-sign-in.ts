import "server-only";
import { log } from "@/lib/log";
import { CredentialAnswerError, CredentialRefusedError } from "@/lib/oauth/credential-service";
import { type AccessToken, accessToken } from "@/lib/oauth/three-legs";
import { cookiesOfKind, parseCookies } from "./cookies";
import { credentialService } from "./credential-service";
import { giveUp } from "./give-up";
import { type OpenSession, openSession, storeSession } from "./open-session";
import { problemOutcome, type SignInRedirect } from "./outcome";
import { isRevoked, reinstate, revoke, revokeSession } from "./revocations";
import { beginSession } from "./session-token";
import { dropSignIn, openSignIn, type SignIn } from "./sign-in";
import { rememberUsed, wasUsedHere } from "./used-sign-ins";
import { dropHandle, MAX_HANDLES, storeHandle } from "./vault";

/** The user declined on the service's page: forgets the sign-in. */
export async function abandonSignIn(id: string, cookieHeader: string | null): Promise<SignInRedirect> {
  const cookies = parseCookies(cookieHeader);
  if (!(await openSignIn(cookies, id))) return notHere(id, cookies);
  revoke(id);
  return problemOutcome("denied", spent(id, cookies));
}

/** The answer to a browser that holds no such sign-in. */
const notHere = (id: string, cookies: ReadonlyMap<string, string>) =>
  problemOutcome(wasUsedHere(cookies, id) ? "used-already" : "not-started-here");

/** Set-Cookie headers that take a sign-in away, whatever came of it. */
const spent = (id: string, cookies: ReadonlyMap<string, string>) => [
  dropSignIn(id),
  rememberUsed(cookies, id),
];

/**
 * Step 3: exchanges the request token that this browser holds under `id`, once, whatever comes of it. A browser
 * that did not start the sign-in is refused without a call to the service.
 */
export async function finishSignIn(
  id: string,
  verifier: string,
  cookieHeader: string | null,
): Promise<SignInRedirect> {
  const cookies = parseCookies(cookieHeader);
  const started = await openSignIn(cookies, id);
  if (!started) return notHere(id, cookies);
  // Its cookie was not dropped yet, or saved: the callback was opened twice.
  if (isRevoked(id)) return problemOutcome("used-already");
  revoke(id);
  const done = spent(id, cookies);
  if (!verifier) return problemOutcome("incomplete", done);
  const session = await openSession(cookieHeader);
  if (started.purpose === "connect" && session?.id !== started.sessionId) {
    return problemOutcome("other-person", done);
  }
  try {
    const granted = await accessToken(credentialService(), started, verifier);
    reinstate(granted.token);
    const stored =
      started.purpose === "connect" && session
        ? await addHandle(granted, started, session)
        : await startSession(granted, started, session, cookies);
    if (!stored) {
      await giveUp(granted);
      return problemOutcome("too-many-handles", done);
    }
    await Promise.all(replaced(granted, started, session).map(giveUp));
    log().info({ purpose: started.purpose, userId: granted.userId, access: started.access }, "signed in");
    return { location: started.returnTo, cookies: [...done, ...stored] };
  } catch (err) {
    log().warn({ err, step: "access token" }, "sign-in failed");
    if (err instanceof CredentialRefusedError) return problemOutcome("not-accepted", done);
    return problemOutcome(err instanceof CredentialAnswerError ? "unexpected" : "unreachable", done);
  }
}

/**
 * The handles whose tokens are no longer in a cookie: the same user's, and after another user's sign-in all of those
 * before. A service may issue the same token again; that one stays valid.
 */
function replaced(granted: AccessToken, { purpose }: SignIn, before: OpenSession | undefined) {
  const others = purpose === "sign-in" && before?.person.id !== granted.userId;
  return (before?.handles ?? []).filter(
    ({ userId, token }) => (others || userId === granted.userId) && token !== granted.token,
  );
}

function connected(granted: AccessToken, { access }: SignIn, personId: string) {
  const { token, secret, userId, handle } = granted;
  return { personId, userId, handle, access, token, secret };
}

/** One more handle in a session, or one of it again with a new token; undefined when there are too many. */
async function addHandle(
  granted: AccessToken,
  started: SignIn,
  session: OpenSession,
): Promise<string[] | undefined> {
  const others = session.handles.filter(({ userId }) => userId !== granted.userId);
  if (others.length >= MAX_HANDLES) return undefined;
  return [await storeHandle(connected(granted, started, session.person.id))];
}

/** A new session with a new id. What was signed in before ends, and handles of another person leave. */
async function startSession(
  granted: AccessToken,
  started: SignIn,
  before: OpenSession | undefined,
  cookies: ReadonlyMap<string, string>,
): Promise<string[]> {
  if (before) await revokeSession(before.id);
  const person = { id: granted.userId, handle: granted.handle, name: granted.handle };
  const foreign =
    before?.person.id === person.id
      ? []
      : cookiesOfKind(cookies, "handle").filter(([id]) => id !== person.id);
  return [
    await storeSession(beginSession(person)),
    await storeHandle(connected(granted, started, person.id)),
    ...foreign.map(([id]) => dropHandle(id)),
  ];
}
