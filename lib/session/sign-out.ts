import "server-only";
import { cookiesOfKind, parseCookies } from "./cookies";
import { giveUp } from "./give-up";
import { dropSession, openSession } from "./open-session";
import type { SignInRedirect } from "./outcome";
import { revokeSession } from "./revocations";
import { dropSignIn } from "./sign-in";
import { forgetUsed } from "./used-sign-ins";
import { dropHandle } from "./vault";

/** Ends the session: revokes every token at the service, forgets the cookies, refuses saved copies of them. */
export async function signOut(cookieHeader: string | null): Promise<SignInRedirect> {
  const session = await openSession(cookieHeader);
  if (session) {
    await revokeSession(session.id);
    await Promise.all(session.handles.map(giveUp));
  }
  const cookies = parseCookies(cookieHeader);
  return {
    location: "/sign-in",
    cookies: [
      dropSession(),
      forgetUsed(),
      ...cookiesOfKind(cookies, "handle").map(([id]) => dropHandle(id)),
      ...cookiesOfKind(cookies, "sign-in").map(([id]) => dropSignIn(id)),
    ],
  };
}

/** Revokes one handle's token and forgets it. Without any handle left there is nothing to be signed in for. */
export async function disconnect(
  handle: string,
  returnTo: string,
  cookieHeader: string | null,
): Promise<SignInRedirect> {
  const session = await openSession(cookieHeader);
  const connected = session?.handles.find((candidate) => candidate.handle === handle);
  if (!session || !connected) return { location: returnTo, cookies: [] };
  if (session.handles.length === 1) return signOut(cookieHeader);
  await giveUp(connected);
  return { location: returnTo, cookies: [dropHandle(connected.userId)] };
}
