import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";

export const HEALTH_PATH = "/api/health";

/** Says that the process answers, or that it was asked to end and wants no more requests; nothing of what it knows. */
export function answerHealth({ method }: IncomingMessage, response: ServerResponse, stopping: boolean): void {
  if (method !== "GET" && method !== "HEAD") {
    response.writeHead(405, { allow: "GET, HEAD" }).end();
    return;
  }
  response.writeHead(stopping ? 503 : 200, {
    "content-type": "application/json",
    "cache-control": "no-store",
  });
  response.end(JSON.stringify({ status: stopping ? "stopping" : "ok" }));
}
