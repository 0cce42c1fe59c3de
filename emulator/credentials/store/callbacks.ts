import { readUrl } from "@/lib/http/web-address";

/** The callback of an application that cannot be called back: the user carries a PIN (PIN mode). */
export const OOB_CALLBACK = "oob";

/** Whether it is an address a browser could be sent to, or `oob`. Scripts and data are never addresses. */
function parse(callback: string): URL | undefined {
  // Readers of addresses skip blanks around one, and line breaks; a callback that was sent with them is a mistake.
  const url = /^\s|[\t\r\n]|\s$/.test(callback) ? undefined : readUrl(callback);
  const unsafe = url === undefined || /^(javascript|data|blob|file|about|vbscript):$/.test(url.protocol);
  return unsafe || url.username !== "" || url.password !== "" ? undefined : url;
}

/**
 * Whether a callback is one of those in the application's settings. A setting is `oob`, an address (which
 * allows every address below it), or either with `*` for its port, as in `http://localhost:*`. Custom schemes
 * (`deskapp://`) are settings like any other.
 */
export function callbackIsApproved(callback: string, settings: readonly string[]): boolean {
  if (callback === OOB_CALLBACK) return settings.includes(OOB_CALLBACK);
  const url = parse(callback);
  return url !== undefined && settings.some((setting) => covers(setting, url));
}

function covers(setting: string, url: URL): boolean {
  if (setting === OOB_CALLBACK) return false;
  const anyPort = /^([a-z]+:\/\/[^/:]+):\*$/.exec(setting);
  if (anyPort) {
    const allowed = new URL(`${anyPort[1]}/`);
    return url.protocol === allowed.protocol && url.hostname === allowed.hostname;
  }
  const allowed = new URL(setting);
  const sameOrigin = url.protocol === allowed.protocol && url.host === allowed.host;
  const below =
    url.pathname === allowed.pathname || url.pathname.startsWith(allowed.pathname.replace(/\/?$/, "/"));
  // `deskapp://` names only a scheme: whatever host follows is a place inside that application.
  return sameOrigin ? below : allowed.host === "" && url.protocol === allowed.protocol;
}

/** What no address on the wire may hold: it is encoded, and nothing else of a callback is touched. */
const NOT_OF_ADDRESSES = /[^\x21-\x7e]/gu;

/**
 * The callback with parameters appended to the query that it has; its own bytes stay as the application wrote them
 * (RFC 5849, 2.2).
 */
export function withParameters(callback: string, parameters: Readonly<Record<string, string>>): string {
  const written = callback.replace(NOT_OF_ADDRESSES, encodeURIComponent);
  const hash = written.indexOf("#");
  const end = hash === -1 ? written.length : hash;
  const address = written.slice(0, end);
  const joint = !address.includes("?") ? "?" : /[?&]$/.test(address) ? "" : "&";
  return `${address}${joint}${new URLSearchParams(parameters)}${written.slice(end)}`;
}
