import "server-only";
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { processWide } from "@/lib/process-wide";
import { cookieName, cookiesOfKind, dropCookie, parseCookies, setCookie } from "./cookies";
import { LIFETIMES, nowSeconds } from "./lifetimes";
import { isRevoked, isSessionRevoked } from "./revocations";
import { decodeSession, encodeSession, type Session, secondsLeft } from "./session-token";
import { openHandles, type StoredHandle } from "./vault";

export interface OpenSession extends Session {
  readonly handles: readonly StoredHandle[];
}

/**
 * The session that a request's cookies hold, with its connected handles; undefined when no one is signed in.
 * Opening costs several decryptions, so the last ones are remembered by a hash of what they were opened from.
 */
export async function openSession(cookieHeader: string | null | undefined): Promise<OpenSession | undefined> {
  if (!cookieHeader) return undefined;
  const cookies = parseCookies(cookieHeader);
  const token = cookies.get(cookieName("session"));
  if (!token) return undefined;
  const key = hashOf(token, cookiesOfKind(cookies, "handle"));
  const remembered = opened().get(key);
  const session = remembered ?? (await open(token, cookies));
  if (!session || secondsLeft(session) <= 0 || (await isSessionRevoked(session.id))) return undefined;
  if (!remembered) opened().set(key, session);
  return { ...session, handles: session.handles.filter(({ token }) => !isRevoked(token)) };
}

async function open(token: string, cookies: ReadonlyMap<string, string>): Promise<OpenSession | undefined> {
  const session = await decodeSession(token);
  return session && { ...session, handles: await openHandles(cookies, session.person.id) };
}

function opened(): LRUCache<string, OpenSession> {
  // Short, so that a handle's own expiry is noticed soon.
  return processWide("open-sessions", () => new LRUCache<string, OpenSession>({ max: 2_000, ttl: 60_000 }));
}

function hashOf(token: string, handles: readonly (readonly [string, string])[]): string {
  const hash = createHash("sha256").update(token);
  for (const [id, sealed] of handles) hash.update(`;${id}=`).update(sealed);
  return hash.digest("base64");
}

/** The Set-Cookie header that starts or renews a session in the browser. */
export async function storeSession(session: Session): Promise<string> {
  const renewed = { ...session, renewedAt: nowSeconds() };
  return setCookie(cookieName("session"), await encodeSession(session), secondsLeft(renewed));
}

/** The Set-Cookie header with which an answer renews a session in use; undefined while it is fresh. */
export async function renewSession(session: Session): Promise<string | undefined> {
  return nowSeconds() - session.renewedAt < LIFETIMES.renewal ? undefined : await storeSession(session);
}

/** The Set-Cookie header that ends a session in the browser. */
export function dropSession(): string {
  return dropCookie(cookieName("session"));
}
