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

/** Headers worth a line, and what they are called. Allowances have lines of their own. */
const NAMED: readonly (readonly [header: string, name: string])[] = [
  ["x-current-api-version", "Version"],
  ["x-api-warn", "Warning"],
  ["x-request-id", "Request id"],
];

/** The headers of a response that are worth a line, in words. */
export function headersInWords(
  headers: Headers | undefined,
): readonly { readonly name: string; readonly value: string }[] {
  if (!headers) return [];
  const named = NAMED.flatMap(([header, name]) => {
    const value = headers.get(header);
    return value ? [{ name, value }] : [];
  });
  return [...named, ...waitsInWords(headers, Date.now())];
}
