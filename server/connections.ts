import "server-only";
import type { Server, ServerOptions } from "node:http";
import type { Socket } from "node:net";
import { KEEP_ALIVE_MS } from "@/lib/http/serving";

/** In milliseconds. */
const PATIENCE = {
  /** With a connection that is silent before its first request, and with the head of each request. */
  head: 15_000,
  /** With the rest of a body after the answer, which did not need it. */
  rest: 5_000,
};

/** For Node's own watch over connections. The longest body, of an upload, may take four minutes (lib/forward). */
export const connectionLimits: ServerOptions = {
  keepAliveTimeout: KEEP_ALIVE_MS,
  headersTimeout: PATIENCE.head,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
};

/**
 * Closes what Node leaves open: connections on which nothing is asked, and those with a body that no answer waits
 * for. The rest of such a body is let pass for a moment, so that a request behind it is answered.
 */
export function limitConnections(server: Server, patience = PATIENCE): void {
  server.on("connection", (socket: Socket) => {
    socket.setTimeout(patience.head, () => socket.destroy());
  });
  server.prependListener("request", (request, response) => {
    // An answer may take its time: how much, is the business of what gives it.
    request.socket.setTimeout(0);
    response.once("finish", () => {
      if (request.complete) return;
      request.resume();
      const late = setTimeout(() => request.destroy(), patience.rest).unref();
      request.once("close", () => clearTimeout(late));
    });
  });
}
