import "server-only";
import { env } from "@/lib/env";

/** Browsers drop a cookie whose name and value are longer than this together (RFC 6265, 6.1). */
const MAX_COOKIE_BYTES = 4096;

/** Our cookies, by what they hold. Those of one request token or one handle carry its id at the end. */
type CookieKind = "session" | "sign-in" | "used-sign-ins" | "handle";

/**
 * Over https the name starts with `__Host-`, which ties the cookie to this very origin. Plain http happens on
 * localhost only, where Safari refuses Secure cookies and the prefix with them.
 */
export function cookieName(kind: CookieKind, id?: string): string {
  const name = id === undefined ? `flightdeck-${kind}` : `flightdeck-${kind}-${id}`;
  return isSecure() ? `__Host-${name}` : name;
}

const isSecure = () => env.APP_URL.startsWith("https:");

/** A Set-Cookie header: HttpOnly, whole site, no domain. Lax, since the service sends the browser back to us. */
export function setCookie(name: string, value: string, maxAgeSeconds: number): string {
  const header = `${name}=${value}`;
  if (header.length > MAX_COOKIE_BYTES) throw new Error(`${name} is too long for a cookie`);
  const secure = isSecure() ? "; Secure" : "";
  return `${header}; Path=/; Max-Age=${Math.max(0, Math.floor(maxAgeSeconds))}; HttpOnly; SameSite=Lax${secure}`;
}

/** A Set-Cookie header that removes a cookie. */
export function dropCookie(name: string): string {
  return setCookie(name, "", 0);
}

/** Cookie header to names and values. Of a name sent twice the first counts: the more specific path. */
export function parseCookies(header: string | null | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at < 0) continue;
    const name = pair.slice(0, at).trim();
    if (!cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  return cookies;
}

/** Cookies of a kind that carry an id, as `[id, value]`. */
export function cookiesOfKind(cookies: ReadonlyMap<string, string>, kind: CookieKind): [string, string][] {
  const start = cookieName(kind, "");
  return [...cookies]
    .filter(([name]) => name.startsWith(start))
    .map(([name, value]) => [name.slice(start.length), value]);
}
