import { waitsInWords } from "@/lib/ads/patience";
import { indentJson } from "@/lib/json/numbers-as-written";
import { redactJson } from "./redact";

/** JSON with a line for each value, without secrets; what is no JSON, or only its beginning, stays as it is. */
export function shownJson(text: string): string {
  const redacted = redactJson(text);
  try {
    return indentJson(redacted);
  } catch {
    return redacted;
  }
}

/** Headers worth a line, and what they are called. Allowances are told apart. */
const TOLD: readonly (readonly [header: string, name: string])[] = [
  ["x-current-api-version", "Version"],
  ["x-api-warn", "Warning"],
  ["x-request-id", "Request id"],
];

/** What an answer told in its headers. */
export function toldHeaders(
  headers: Headers | undefined,
): readonly { readonly name: string; readonly value: string }[] {
  if (!headers) return [];
  const told = TOLD.flatMap(([header, name]) => {
    const value = headers.get(header);
    return value ? [{ name, value }] : [];
  });
  return [...told, ...waitsInWords(headers, Date.now())];
}
