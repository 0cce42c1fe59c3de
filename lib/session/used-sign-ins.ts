import "server-only";
import { cookieName, dropCookie, setCookie } from "./cookies";
import { LIFETIMES } from "./lifetimes";

/** How many are remembered; people open again what they came from last. */
const MAX_REMEMBERED = 8;

const ID = /^[\w-]{22}$/;

const idsIn = (cookies: ReadonlyMap<string, string>) =>
  (cookies.get(cookieName("used-sign-ins")) ?? "").split(".").filter((id) => ID.test(id));

/**
 * Whether this browser started a sign-in and used it, so that its callback, opened again, can be recognized. It
 * changes texts only and opens nothing, so the ids are in their cookie in plain text.
 */
export function wasUsedHere(cookies: ReadonlyMap<string, string>, id: string): boolean {
  return idsIn(cookies).includes(id);
}

/** The Set-Cookie header that marks a sign-in as used, beside those before it. */
export function rememberUsed(cookies: ReadonlyMap<string, string>, id: string): string {
  const ids = [id, ...idsIn(cookies).filter((other) => other !== id)].slice(0, MAX_REMEMBERED);
  return setCookie(cookieName("used-sign-ins"), ids.join("."), LIFETIMES.absolute);
}

/** The Set-Cookie header that forgets them all: who signs out leaves nothing behind. */
export const forgetUsed = (): string => dropCookie(cookieName("used-sign-ins"));
