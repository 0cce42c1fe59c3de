import { readUrl } from "@/lib/read-url";

/** The callback of an application that cannot be called back: the user carries a PIN (PIN mode). */
export const OUT_OF_BAND = "oob";

/** Whether it is an address a browser could be sent to, or `oob`. Scripts and data are never addresses. */
function parse(callback: string): URL | undefined {
  const url = readUrl(callback);
  const unsafe = url === undefined || /^(javascript|data|blob|file|about|vbscript):$/.test(url.protocol);
  return unsafe || url.username !== "" || url.password !== "" ? undefined : url;
}

/**
 * Whether a callback is one of those in the application's settings. A setting is `oob`, an address (which
 * allows every address below it), or either with `*` for its port, as in `http://localhost:*`. Custom schemes
 * (`deskapp://`) are settings like any other.
 */
export function callbackIsApproved(callback: string, settings: readonly string[]): boolean {
  if (callback === OUT_OF_BAND) return settings.includes(OUT_OF_BAND);
  const url = parse(callback);
  return url !== undefined && settings.some((setting) => covers(setting, url));
}

function covers(setting: string, url: URL): boolean {
  if (setting === OUT_OF_BAND) return false;
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

/** The callback with parameters added to whatever it holds already. */
export function withParameters(callback: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(callback);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.append(name, value);
  return url.href;
}
