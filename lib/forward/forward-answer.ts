import "server-only";
import * as z from "zod";
import type { ForwardCode } from "@/lib/ads/forward-codes";
import { LIMIT_REACHED, PATIENCE_HEADERS } from "@/lib/ads/patience";
import { ANSWER_BYTES_MAX } from "@/lib/ads/read-text";
import { refusalBody } from "@/lib/ads/service-error";
import { errorCodeOf, REVOKED_CODE } from "@/lib/oauth/credential-service";
import { byteLength, type ForwardAnswer, jsonAnswer, type Pieces } from "./answer";
import { readProblem } from "./platform-problem";
import { unpacksWithin } from "./unpacked";
import { readUpTo, type UpstreamAnswer, type UpstreamHeaders } from "./upstream";

/** Answers up to this size are held until they are complete; longer ones stream, and break off if the service does. */
const HELD_BYTES = 1_048_576;

/** Headers of the service for the page; all others are dropped. */
const PASSED_HEADERS = ["content-encoding", "x-current-api-version", "x-api-warn", ...PATIENCE_HEADERS];

/**
 * The part of a success that may be passed on; the code of our own answer if it is incomplete, not JSON, or too large
 * uncompressed. An answer without a body becomes a 204 where the endpoint may have no data.
 */
export async function forwardSuccess(
  answer: UpstreamAnswer & { ok: true },
  mayBeEmpty = false,
): Promise<ForwardAnswer | "UPSTREAM_UNUSABLE" | "UPSTREAM_TOO_LONG"> {
  const { status, headers, body } = answer;
  if (mayBeEmpty && (status === 204 || headers["content-length"] === "0")) {
    body.resume();
    const { "content-encoding": _, ...rest } = passedHeaders(headers);
    return { status: 204, headers: rest, body: [] };
  }
  const length = Number(headers["content-length"] ?? Number.NaN);
  const encoding = headers["content-encoding"];
  if (!isJson(headers) || !isKnownEncoding(encoding) || length > ANSWER_BYTES_MAX) {
    // Destroyed without a listener, the body would raise its abortion as an uncaught error.
    body.once("error", () => {}).destroy();
    return length > ANSWER_BYTES_MAX ? "UPSTREAM_TOO_LONG" : "UPSTREAM_UNUSABLE";
  }
  const passed = passedHeaders(headers);
  if (length > HELD_BYTES && encoding === undefined) {
    return { status, headers: { ...passed, "content-length": String(length) }, body };
  }
  const pieces = await readUpTo(body, ANSWER_BYTES_MAX);
  if (!pieces) return "UPSTREAM_TOO_LONG";
  if (!looksLikeJson(pieces, encoding)) return "UPSTREAM_UNUSABLE";
  if (encoding === undefined) return { status, headers: passed, body: pieces };
  const fits = await unpacksWithin(pieces, encoding, ANSWER_BYTES_MAX);
  if (fits === undefined) return "UPSTREAM_UNUSABLE";
  return fits ? { status, headers: passed, body: pieces } : "UPSTREAM_TOO_LONG";
}

/** Whether an answer is declared as JSON. */
export const isJson = ({ "content-type": type }: UpstreamHeaders) =>
  typeof type === "string" && /^application\/json\s*(;|$)/i.test(type);

const isKnownEncoding = (encoding: UpstreamHeaders[string]): encoding is "gzip" | "br" | undefined =>
  encoding === undefined || encoding === "gzip" || encoding === "br";

/** The service's headers for the page. */
export function passedHeaders(headers: UpstreamHeaders): Record<string, string> {
  const passed: Record<string, string> = {};
  for (const name of PASSED_HEADERS) {
    const value = headers[name];
    if (typeof value === "string") passed[name] = value;
  }
  return passed;
}

const BRACES = new Set(["{", "["].map((brace) => brace.charCodeAt(0)));
const CLOSING_BRACES = new Set(["}", "]"].map((brace) => brace.charCodeAt(0)));
/** White space around a JSON text (RFC 8259, 2). */
const BLANKS = new Set([" ", "\t", "\n", "\r"].map((blank) => blank.charCodeAt(0)));
const GZIP_HEADER = 0x1f8b;
const SHORT_BYTES = 16_384;

/**
 * Whether bytes can be JSON. Short plain text is parsed; for long text the ends are checked, and for compressed bytes
 * the frame: parsing every answer would cost more than all other forwarding.
 */
function looksLikeJson(pieces: Pieces, encoding: "gzip" | "br" | undefined): boolean {
  const length = byteLength(pieces);
  if (length < 2) return false;
  if (encoding === "br") return true;
  if (encoding === "gzip") return length > 18 && firstBytes(pieces, 2).readUInt16BE() === GZIP_HEADER;
  if (length > SHORT_BYTES) {
    return BRACES.has(firstCharacter(pieces)) && CLOSING_BRACES.has(lastCharacter(pieces));
  }
  try {
    JSON.parse(Buffer.concat(pieces).toString("utf8"));
    return true;
  } catch {
    return false;
  }
}

const isNoBlank = (byte: number) => !BLANKS.has(byte);

function firstCharacter(pieces: Pieces): number {
  for (const piece of pieces) {
    const found = piece.find(isNoBlank);
    if (found !== undefined) return found;
  }
  return 0;
}

function lastCharacter(pieces: Pieces): number {
  for (const piece of pieces.toReversed()) {
    const found = piece.findLast(isNoBlank);
    if (found !== undefined) return found;
  }
  return 0;
}

// A piece may be as short as one byte.
const firstBytes = (pieces: Pieces, count: number) =>
  Buffer.concat(pieces.slice(0, count).map((piece) => piece.subarray(0, count)));

/** A refusal in the specification's shape; other fields are left out. */
const refusal = refusalBody
  .extend({ request: z.unknown().optional() })
  .refine(({ errors, operation_errors }) => errors !== undefined || operation_errors !== undefined);

/**
 * The part of a refusal that may be passed on: the service's own words about the call, and no internal errors. Returns
 * the code of our own answer if the refusal is about the connection rather than the call.
 *
 * @param asApplication the call was not signed for a handle
 */
export function forwardRefusal(
  answer: UpstreamAnswer & { ok: false },
  asApplication = false,
): ForwardAnswer | ForwardCode {
  const { status, headers } = answer;
  if (status === 401) {
    const code = asApplication ? undefined : errorCodeOf(answer.body);
    return code === REVOKED_CODE || code === "UNAUTHORIZED_ACCESS"
      ? "HANDLE_REVOKED"
      : "UPSTREAM_REFUSED_DASHBOARD";
  }
  if (status < 400) return "UPSTREAM_UNUSABLE";
  const parsed = refusal.safeParse(readProblem(answer.body) ?? answer.body);
  if (!parsed.success)
    return status === 503 || status === 429 ? withoutDetails(status, headers) : "UPSTREAM_UNUSABLE";
  return status >= 500 ? withoutDetails(status, headers) : json(status, parsed.data, headers);
}

function withoutDetails(status: number, headers: UpstreamHeaders): ForwardAnswer {
  const [code, message] =
    status === 429
      ? ["TOO_MANY_REQUESTS", LIMIT_REACHED]
      : status === 503
        ? ["SERVICE_UNAVAILABLE", "The service is overloaded; try again in a moment"]
        : ["INTERNAL_ERROR", "The service met an error of its own"];
  return json(status, { errors: [{ code, message }] }, headers);
}

function json(status: number, body: object, headers: UpstreamHeaders): ForwardAnswer {
  const { "content-encoding": _, ...passed } = passedHeaders(headers);
  return jsonAnswer(status, body, passed);
}
