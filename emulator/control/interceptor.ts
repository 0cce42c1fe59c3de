import { IncomingMessage } from "node:http";
import type { Context, MiddlewareHandler } from "hono";
import type { Clock } from "../http/clock";
import { applyDeliveryFault, applyFault } from "./fault-effects";
import { Faults } from "./faults";
import { LONGEST_LOGGED_BODY, RequestLog } from "./request-log";

export interface Interceptor {
  readonly faults: Faults;
  readonly log: RequestLog;
  readonly middleware: MiddlewareHandler;
  reset(): void;
}

/** What happens to every request to the service before and after its route: it is logged, and faults are applied. */
export function createInterceptor(clock: Clock, terminate: () => void): Interceptor {
  const faults = new Faults();
  const log = new RequestLog();
  return {
    faults,
    log,
    reset: () => {
      faults.clear();
      log.clear();
    },
    middleware: async (c, next) => {
      if (c.req.path.startsWith("/_emulator/")) {
        await next();
        return;
      }
      const entry = log.add({
        at: clock.now(),
        method: c.req.method,
        url: c.req.url,
        headers: rawHeaders(c),
        body: await shortBody(c),
      });
      const fault = faults.isEmpty ? undefined : faults.take(c.req.method, new URL(c.req.url));
      if (fault) await applyFault(c, next, fault, { clock, terminate });
      else await next();
      // Clients correct their clocks by this header, so it holds the time that signatures are verified against.
      if (Math.abs(clock.now() - Date.now()) >= 1_000)
        c.res.headers.set("date", new Date(clock.now()).toUTCString());
      entry.status = c.res.status;
      if (fault) await applyDeliveryFault(c, fault);
    },
  };
}

/** Names and values in turn, as they were sent. */
function rawHeaders(c: Context): readonly string[] {
  const incoming: unknown = c.env?.incoming;
  return incoming instanceof IncomingMessage ? incoming.rawHeaders : [...c.req.raw.headers].flat();
}

/** A text body short enough to keep; the route reads the same text again without cost. */
async function shortBody(c: Context): Promise<string | undefined> {
  if (c.req.method === "GET" || c.req.method === "HEAD") return undefined;
  const isText = /^application\/(json|x-www-form-urlencoded)\b/i.test(c.req.header("content-type") ?? "");
  const isShort = Number(c.req.header("content-length") ?? 0) <= LONGEST_LOGGED_BODY;
  return isText && isShort ? await c.req.text() : undefined;
}
