import "server-only";
import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { cookieName, parseCookies } from "@/lib/session/cookies";
import type { Answerer } from "./front-door";

/** A page rendered once, split at its nonce. */
interface CachedPage {
  readonly policy: readonly string[];
  readonly html: readonly string[];
  readonly headers: OutgoingHttpHeaders;
}

const SIGN_IN = /^\/sign-in(\?|$)/;
const MAX_ADDRESS_LENGTH = 200;
const NONCE = /'nonce-([^']+)'/;
/** Of the answer, as Next gave them; the policy has its own nonce each time. */
const HEADERS = ["vary", "cache-control", "content-type"];

/**
 * The sign-in page is the only one that is public without a limit, and it is the same for all requests without a
 * session: it is rendered once for each of its addresses and sent with a new nonce each time.
 */
export function cachingSignIn(pages: Answerer): Answerer {
  const cached = new LRUCache<string, Promise<CachedPage | undefined>>({ max: 100 });
  return async (request, response) => {
    const { url = "" } = request;
    if (!isPublic(request)) return pages(request, response);
    const known = await cached.get(url);
    if (known) return give(known, response);
    // The cached page is plain text, so that nonces can be inserted.
    delete request.headers["accept-encoding"];
    const rendered = pageOf(response);
    if (!cached.has(url)) cached.set(url, rendered);
    await pages(request, response);
    // What came out otherwise is rendered again for the next one.
    if (!(await rendered)) cached.delete(url);
  };
}

function isPublic({ method, url = "", headers }: IncomingMessage): boolean {
  if (method !== "GET" || url.length > MAX_ADDRESS_LENGTH || !SIGN_IN.test(url)) return false;
  return !asksForParts(headers) && !parseCookies(headers.cookie).has(cookieName("session"));
}

/** Next's own scripts ask for parts of a page, with headers of these names. */
const asksForParts = (headers: IncomingHttpHeaders) =>
  Object.keys(headers).some((name) => /^(rsc|next-|x-nextjs-|x-middleware-)/.test(name));

function give({ policy, html, headers }: CachedPage, response: ServerResponse): void {
  const nonce = randomBytes(18).toString("base64");
  response.setHeader("content-security-policy", policy.join(nonce));
  response.writeHead(200, headers).end(html.join(nonce));
}

/** The page of an answer once it is complete; undefined if it cannot be cached. */
function pageOf(response: ServerResponse): Promise<CachedPage | undefined> {
  const pieces: Buffer[] = [];
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  // Pages are written in bytes, or in text as UTF-8.
  const noted = (chunk: unknown, written?: () => void) => {
    if (typeof chunk !== "string" && !(chunk instanceof Uint8Array)) return true;
    pieces.push(Buffer.from(chunk));
    return write(chunk, written);
  };
  response.write = (chunk: unknown, ...rest: unknown[]) => noted(chunk, rest.find(isCallback));
  response.end = (...given: unknown[]) => {
    noted(given[0]);
    return end(given.find(isCallback));
  };
  return new Promise((resolve) => {
    response.once("close", () => {
      const policy = String(response.getHeader("content-security-policy") ?? "");
      const nonce = NONCE.exec(policy)?.[1];
      const whole = response.writableFinished && response.statusCode === 200;
      if (!whole || nonce === undefined || response.hasHeader("set-cookie")) return resolve(undefined);
      const headers = Object.fromEntries(
        HEADERS.filter((name) => response.hasHeader(name)).map((name) => [name, response.getHeader(name)]),
      );
      const html = Buffer.concat(pieces).toString("utf8");
      resolve({ policy: policy.split(nonce), html: html.split(nonce), headers });
    });
  });
}

const isCallback = (value: unknown): value is () => void => typeof value === "function";
