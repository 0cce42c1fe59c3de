import "server-only";
import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { FORWARD_CODES, type ForwardCode } from "@/lib/ads/forward-codes";

/** An answer of the forward, ready to be written. */
export interface ForwardAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Pieces | Readable;
}

/**
 * A whole body in the pieces received: joining those of a long list would cost a fifth of passing it on. A Readable is
 * still arriving from the service.
 */
export type Pieces = readonly Buffer[];

/** For every answer: JSON, for its reader only. */
const COMMON_HEADERS = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "private, no-store",
  "x-content-type-options": "nosniff",
  vary: "accept-encoding",
} as const;

/** An answer of the forward itself. */
export function ownAnswer(code: ForwardCode, headers: Record<string, string> = {}): ForwardAnswer {
  const [status, message] = FORWARD_CODES[code];
  return jsonAnswer(status, { errors: [{ code, message }] }, headers);
}

/** An answer of the forward itself, in the shape of the service's. */
export function jsonAnswer(
  status: number,
  body: object,
  headers: Record<string, string> = {},
): ForwardAnswer {
  return { status, headers, body: [Buffer.from(JSON.stringify(body))] };
}

/**
 * Writes an answer. If the body breaks off at the service, the connection is destroyed, so that the reader sees a
 * failed answer and never a truncated one.
 */
export async function writeAnswer(
  response: ServerResponse,
  { status, headers, body }: ForwardAnswer,
  extra: Readonly<Record<string, string>>,
): Promise<void> {
  const length = isWhole(body) && status !== 204 ? { "content-length": String(byteLength(body)) } : {};
  response.writeHead(status, { ...COMMON_HEADERS, ...headers, ...length, ...extra });
  if (isWhole(body)) {
    // Corked, so that head and pieces are sent together.
    response.cork();
    for (const piece of body) response.write(piece);
    response.end();
    return;
  }
  // A stream may have no data for a while, but its reader has to see that it is open.
  if (!("content-length" in headers)) response.flushHeaders();
  await pipeline(body, response);
}

/** Whether a body is complete. */
export const isWhole = (body: ForwardAnswer["body"]): body is Pieces => !(body instanceof Readable);

export const byteLength = (pieces: Pieces) => pieces.reduce((sum, { length }) => sum + length, 0);
