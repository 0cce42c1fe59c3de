import "server-only";
import { env } from "@/lib/env";

/**
 * True when one of our own pages sent a request that changes something. Browsers say where a request comes from
 * in Sec-Fetch-Site and Origin, and pages cannot forge either; a request with neither is refused.
 */
export function isFromOurPages(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  if (site !== null && site !== "same-origin") return false;
  if (origin !== null) return origin === env.APP_URL;
  return site === "same-origin";
}

/** True when a browser says that a request comes from another site. Programs say neither. */
export function isFromElsewhere(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  return (site !== null && site !== "same-origin") || (origin !== null && origin !== env.APP_URL);
}
