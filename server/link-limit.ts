import "server-only";
import { retryAfterHeader } from "@/lib/ads/patience";
import { type Quota, takeFromAllowance } from "@/lib/http/allowances";
import { visitorAddress } from "@/lib/http/visitor-address";
import type { Answerer } from "./front-door";

/** Pages behind links that one address opens in a minute: enough for an office that opens a report together. */
export const OPENED_LINKS: Quota = { name: "opened-links", count: 60, withinMs: 60_000 };

/** Pages for everyone with a link. */
export const LINK = /^\/+(?:reports|approve)(?:\/|$)/;

/** Limits pages behind links for each client address, so that guessing links or reading one in a loop has to wait. */
export function limitingLinks(pages: Answerer): Answerer {
  return async (request, response) => {
    if (!LINK.test(readable(request.url ?? ""))) return pages(request, response);
    const wait = takeFromAllowance(OPENED_LINKS, visitorAddress(request));
    if (!wait) return pages(request, response);
    response.writeHead(429, {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      ...retryAfterHeader(wait.againInMs),
    });
    response.end(
      "Shared links were opened many times from your network. Wait a minute, then reload this page.",
    );
  };
}

/** A path without its escapes, which Next decodes. */
function readable(url: string): string {
  try {
    return decodeURIComponent(url.split("?", 1)[0] ?? "");
  } catch {
    return url;
  }
}
