import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";

export const HEALTH_PATH = "/api/health";

interface Health {
  /** The process was asked to end. */
  readonly stopping: boolean;
  /** Which store there is, and whether it answers. */
  readonly store: { readonly kind: string; readonly state: string };
}

/**
 * Reports that the process answers, or that it was asked to end and wants no more requests, and the state of its store,
 * without which it goes on; no data.
 */
export function answerHealth(
  { method }: IncomingMessage,
  response: ServerResponse,
  { stopping, store }: Health,
): void {
  if (method !== "GET" && method !== "HEAD") {
    response.writeHead(405, { allow: "GET, HEAD" }).end();
    return;
  }
  response.writeHead(stopping ? 503 : 200, {
    "content-type": "application/json",
    "cache-control": "no-store",
  });
  response.end(JSON.stringify({ status: stopping ? "stopping" : "ok", store }));
}
