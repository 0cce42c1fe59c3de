import "server-only";
import { env } from "@/lib/env";

/** The headers in which browsers send where a request comes from; pages can forge neither. */
interface RequestOrigin {
  /** Sec-Fetch-Site */
  readonly site: string | null | undefined;
  /** Origin */
  readonly origin: string | null | undefined;
}

/** True when one of our own pages sent the request. One without the headers does not count. */
export function isFromOurPages({ site, origin }: RequestOrigin): boolean {
  return !isFromElsewhere({ site, origin }) && (Boolean(origin) || site === "same-origin");
}

/** True when a browser's header shows that the request comes from another site. Other programs send no such header. */
export function isFromElsewhere({ site, origin }: RequestOrigin): boolean {
  return Boolean(site && site !== "same-origin") || Boolean(origin && origin !== env.APP_URL);
}
