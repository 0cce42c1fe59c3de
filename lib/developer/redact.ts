import type { WireRequest } from "@/lib/ads/request";

/** Replaces secrets and personal data. */
const REDACTED = "[redacted]";

const NAMES = "(?:token|secret|verifier|signature|password|authorization|cookie|email|phone|phone_number)";
const FIELD = new RegExp(`("(?:[a-z_]*_)?${NAMES}"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"`, "gi");
const PARAMETER = new RegExp(`(?:^|_)${NAMES}$`, "i");
/** SHA-256 in hexadecimal digits: how people are named to audiences. */
const HASH = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/gi;

/** JSON text, whole or cut off, without secrets, ways to reach a person, and hashes of them. */
export function redactJson(text: string): string {
  return text.replace(FIELD, `$1"${REDACTED}"`).replace(HASH, REDACTED);
}

/** A request that can be shown and copied. */
export function redactRequest(request: WireRequest): WireRequest {
  return {
    ...request,
    query: request.query.map(
      ([name, value]) => [name, PARAMETER.test(name) ? REDACTED : value.replace(HASH, REDACTED)] as const,
    ),
    ...(request.body && { body: redactJson(request.body) }),
  };
}
