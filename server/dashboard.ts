import "server-only";
import type { IncomingMessage, RequestListener } from "node:http";
import { FORWARD_PREFIX } from "@/lib/ads/scope";
import { storeHealth } from "@/lib/database/store-connection";
import { forward } from "@/lib/forward/forward";
import { answerHealth, HEALTH_PATH } from "@/lib/http/health";
import { httpsHeaders, noPageHeaders, securityHeaders } from "@/lib/http/security-headers.mjs";
import { log } from "@/lib/log";
import { cachingSignIn } from "./cached-sign-in";
import { type Answerer, answeredAtTheDoor, pathOf } from "./front-door";
import { limitingLinks } from "./link-limit";
import { inLine } from "./page-gate";

interface Running {
  /** Whether the process was asked to end. */
  readonly stopping: () => boolean;
}

/**
 * Brings calls of the forward to it at once, and everything else to the pages, past the door. Next would bring calls
 * to the same function, through pages/api/ads, and take longer for that than the call itself takes.
 */
export function dashboard(pages: Answerer, { stopping }: Running): RequestListener {
  const render = cachingSignIn(limitingLinks(inLine(pages)));
  const answer: Answerer = async (request, response) => {
    request.url = pathOf(request.url);
    // Next sets the same and, on pages, another policy; what is answered without it has these.
    for (const [name, value] of headersFor(request)) response.setHeader(name, value);
    if (request.url.startsWith(FORWARD_PREFIX)) return forward(request, response);
    if (request.url.split("?", 1)[0] === HEALTH_PATH) {
      return answerHealth(request, response, { stopping: stopping(), store: await storeHealth() });
    }
    if (!answeredAtTheDoor(request, response)) return render(request, response);
  };
  return (request, response) => {
    answer(request, response).catch((err: unknown) => {
      log().error({ err }, "no answer");
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  };
}

const overHttp = Object.entries({ ...securityHeaders, ...noPageHeaders });
const overHttps = [...overHttp, ...Object.entries(httpsHeaders)];

const headersFor = ({ headers }: IncomingMessage) =>
  headers["x-forwarded-proto"] === "https" ? overHttps : overHttp;
