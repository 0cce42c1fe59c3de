import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createFairGate } from "@/lib/forward/fair-gate";
import { openSession } from "@/lib/session/open-session";
import type { Answerer } from "./front-door";

/** Pages of one person that are rendered at a time, and in line behind them; all who are signed out count as one. */
const PLACES = { inside: 6, waiting: 512 };

/** What costs little, or has a gate of its own. */
const NO_PAGE = /^\/(api|auth|_next)\//;

/**
 * Pages, few of each person at a time. Rendering is CPU-bound, and without a queue one person who asks for a hundred
 * pages at once makes everyone wait for all of them.
 */
export function inLine(pages: Answerer): Answerer {
  const gate = createFairGate(PLACES);
  return async (request, response) => {
    if (NO_PAGE.test(request.url ?? "")) return pages(request, response);
    const leave = await gate.enter(await visitorOf(request), untilClosed(response)).catch(() => undefined);
    if (response.destroyed) return leave?.();
    if (!leave) {
      response.writeHead(503).end();
      return;
    }
    response.once("close", leave);
    return pages(request, response);
  };
}

const visitorOf = async ({ headers }: IncomingMessage) =>
  (await openSession(headers.cookie))?.person.id ?? "signed out";

/** Aborted when the answer is not waited for any more. */
function untilClosed(response: ServerResponse): AbortSignal {
  const stop = new AbortController();
  response.once("close", () => stop.abort());
  return stop.signal;
}
