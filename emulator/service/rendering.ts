import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import type { ServiceError } from "@/lib/ads/service-error";
import type { CredentialError } from "../credentials/errors";
import { type Allowance, allowanceHeaders } from "../http/rate-limiter";
import { noteSent } from "../http/sent-bytes";
import { Bytes } from "./page-cache";

/** Version that a call without a known endpoint, or without a version, is answered in. */
export const CURRENT_VERSION = 12;

const VERSION_HEADER = "x-current-api-version";

const ACCEPTS_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*(?:,|$)))/;

/** Headers of every answer. */
export interface ResponseMeta {
  /** Milliseconds, from `performance.now()`. */
  readonly startedAt: number;
  /** None for a part of the service whose paths name it. */
  readonly version: number | null;
  readonly access?: "read" | "write";
  readonly allowance?: Allowance | undefined;
  /** The allowance is counted for the account, too. */
  readonly ofAccount?: boolean;
  readonly allow?: string;
  /** Those that only this endpoint sends. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** 16 random hexadecimal digits: the ends of a UUID, with its version and its hyphens between them. */
function transactionId(): string {
  const uuid = randomUUID();
  return uuid.slice(0, 8) + uuid.slice(-8);
}

function headersFor(meta: ResponseMeta): Record<string, string> {
  const headers: Record<string, string> = {
    "content-type": "application/json;charset=utf-8",
    "content-disposition": "attachment; filename=json.json",
    "cache-control": "no-cache, no-store, must-revalidate",
    vary: "accept-encoding",
    "x-transaction": transactionId(),
    "x-response-time": String(Math.round(performance.now() - meta.startedAt)),
  };
  if (meta.headers) Object.assign(headers, meta.headers);
  if (meta.version !== null) headers[VERSION_HEADER] = String(meta.version);
  if (meta.access) headers["x-access-level"] = meta.access === "write" ? "read-write" : "read";
  if (meta.allow !== undefined) headers.allow = meta.allow;
  const { allowance, ofAccount } = meta;
  if (allowance) {
    Object.assign(headers, allowanceHeaders(allowance));
    if (ofAccount) Object.assign(headers, allowanceHeaders(allowance, "x-account-rate-limit"));
  }
  return headers;
}

/** Sends bytes, compressed when the caller takes that and it pays. */
export function send(c: Context, bytes: Bytes, meta: ResponseMeta, status = 200): Response {
  const headers = headersFor(meta);
  let body = bytes.plain;
  if (bytes.worthCompressing && ACCEPTS_GZIP.test(c.req.header("accept-encoding") ?? "")) {
    body = bytes.gzip();
    headers["content-encoding"] = "gzip";
  }
  headers["content-length"] = String(body.length);
  return noteSent(c, new Response(body, { status, headers }), bytes.plain);
}

/** Says that it is done, and nothing else. */
export function sendNothing(meta: ResponseMeta): Response {
  const { "content-type": _, "content-disposition": __, ...headers } = headersFor(meta);
  return new Response(null, { status: 204, headers });
}

/** The service's error body. `echo` is the JSON text of the parameters as far as they were understood. */
export function sendErrors(
  c: Context,
  { status, errors, echo }: { status: number; errors: readonly ServiceError[]; echo: string },
  meta: ResponseMeta,
): Response {
  const text = `{"errors":${JSON.stringify(errors)},"request":{"params":${echo}}}`;
  return send(c, new Bytes(text), meta, status);
}

/** The credential service's answer to a call that it does not accept. */
export function sendCredentialError(error: CredentialError, version: number | null): Response {
  const response = error.respond();
  if (version !== null) response.headers.set(VERSION_HEADER, String(version));
  return response;
}
