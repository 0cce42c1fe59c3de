import { FORWARD_CODES, type ForwardCode } from "./forward-codes";

/** Headers of every answer of the forward: JSON for its reader alone, which no browser may run or frame. */
export const ANSWER_HEADERS = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "private, no-store",
  "x-content-type-options": "nosniff",
} as const;

/** An answer of the forward itself. */
export function ownAnswer(code: ForwardCode, headers: Record<string, string> = {}): Response {
  const [status, message] = FORWARD_CODES[code];
  return jsonAnswer(status, { errors: [{ code, message }] }, headers);
}

export function jsonAnswer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...ANSWER_HEADERS, ...headers } });
}
