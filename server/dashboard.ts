import "server-only";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { FORWARD_PREFIX } from "@/lib/ads/forward-address";
import { forward } from "@/lib/forward/forward";
import { log } from "@/lib/log";
import { httpsHeaders, noPageHeaders, securityHeaders } from "@/lib/security-headers.mjs";

/** Answers a request in its own time; a rejection means that no good answer came about. */
export type Answerer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Brings calls of the forward to it at once, and everything else to the pages. Next would bring them to the same
 * function, through pages/api/ads, and take longer for that than the call itself takes.
 */
export function dashboard(pages: Answerer): RequestListener {
  return (request, response) => {
    const answer = request.url?.startsWith(FORWARD_PREFIX) ? forwardSafely : pages;
    answer(request, response).catch((err: unknown) => {
      log().error({ err }, "no answer");
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  };
}

/** The forward, with the headers that Next would set. */
const forwardSafely: Answerer = (request, response) => {
  for (const [name, value] of headersFor(request)) response.setHeader(name, value);
  return forward(request, response);
};

const overHttp = Object.entries({ ...securityHeaders, ...noPageHeaders });
const overHttps = [...overHttp, ...Object.entries(httpsHeaders)];

const headersFor = ({ headers }: IncomingMessage) =>
  headers["x-forwarded-proto"] === "https" ? overHttps : overHttp;
