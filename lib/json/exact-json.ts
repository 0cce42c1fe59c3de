const MAY_HOLD_UNSAFE_INTEGER = /\d{16}/;
/** What digits can stand in: a text, or a number; `:` after a number makes it the key that no JSON has. */
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*(\s*:)?/g;
const LONG_INTEGER = /^-?[1-9]\d{15,}$/;

/**
 * JSON text to a value, without ever rounding an integer: one that a JavaScript number cannot hold
 * exactly (64-bit ids, large micros) comes back as its decimal text. Throws SyntaxError on malformed text.
 */
export function parseExactJson(text: string): unknown {
  if (!MAY_HOLD_UNSAFE_INTEGER.test(text)) return JSON.parse(text);
  return JSON.parse(
    text.replace(TEXT_OR_NUMBER, (token) =>
      LONG_INTEGER.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
    ),
  );
}

/** JSON text to a value; undefined for text that is no JSON. For codes and words, not for numbers that must stay exact. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A value to JSON text; bigints are written as integers of any size. */
export function stringifyExactJson(value: unknown): string {
  if (typeof value === "bigint") return String(value);
  if (Array.isArray(value)) return `[${value.map(stringifyExactJson).join()}]`;
  if (typeof value !== "object" || value === null || "toJSON" in value)
    return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${stringifyExactJson(inner)}`).join()}}`;
}
