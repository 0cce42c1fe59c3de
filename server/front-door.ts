import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "@/lib/env";
import { readUrl } from "@/lib/http/web-address";

/** Answers a request in its own time; a rejection means that no good answer came about. */
export type Answerer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What no page's body exceeds: the forms of signing in have 8 kB at most. */
const MAX_BODY_BYTES = 16_384;

/** How long such a body may take. */
const BODY_MS = 15_000;

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\]):\d+$/;

/**
 * The target of a request as a path. Proxies and some clients send the whole address (RFC 9112, 3.2.2), of which the
 * host changes nothing here.
 */
export function pathOf(target = ""): string {
  if (!/^https?:/i.test(target)) return target;
  const url = readUrl(target);
  return url ? url.pathname + url.search : target;
}

/**
 * Answers what Next would answer wrongly or only at a price; false for everything else, which is Next's.
 *
 * - `OPTIONS *` is about the server as a whole, and has no page.
 * - On one's own machine a page is at one of the names that lead here, because cookies of `127.0.0.1` are not sent to
 *   `localhost`, so that a sign-in which starts on one name and comes back to the other would fail. Next takes the two
 *   for one and would send the browser to where it is.
 * - Next copies the body of everything that proxy.ts sees, and holds it until the last byte has come.
 */
export function answeredAtTheDoor(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = "", method = "" } = request;
  if (url === "*" && method === "OPTIONS") {
    response.writeHead(204, { allow: "GET, HEAD, POST, PUT, DELETE, OPTIONS" }).end();
    return true;
  }
  if (!url.startsWith("/")) {
    response.writeHead(400, { connection: "close" }).end();
    return true;
  }
  const elsewhere = canonicalAddress(request);
  if (elsewhere !== undefined) {
    response.writeHead(307, { location: elsewhere, "cache-control": "no-store" }).end();
    return true;
  }
  if (url.startsWith("/api/")) return false;
  if (bodyIsTooLong(request)) {
    response.writeHead(413, { connection: "close" }).end();
    return true;
  }
  closeWhenSlow(request);
  return false;
}

/** Where a page should have been asked for. */
function canonicalAddress({ url = "", method, headers: { host = "" } }: IncomingMessage): string | undefined {
  const own = new URL(env.APP_URL);
  if (method !== "GET" && method !== "HEAD") return undefined;
  // Two slashes at the front are Next's to put right.
  if (/^\/(\/|\\|api\/|_next\/)/.test(url)) return undefined;
  return host === own.host || !LOOPBACK.test(host) || !LOOPBACK.test(own.host) ? undefined : own.origin + url;
}

/** A body without a length could be of any length. */
const bodyIsTooLong = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > MAX_BODY_BYTES;

function closeWhenSlow(request: IncomingMessage): void {
  if (!(Number(request.headers["content-length"] ?? 0) > 0)) return;
  const late = setTimeout(() => request.complete || request.destroy(), BODY_MS).unref();
  request.once("close", () => clearTimeout(late));
}
