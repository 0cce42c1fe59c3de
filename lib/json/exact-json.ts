import { isSafeNumber, parse, stringify } from "lossless-json";

const MAY_HOLD_UNSAFE_INTEGER = /\d{16}/;

/**
 * JSON text to a value, without ever rounding an integer: one that a JavaScript number cannot hold
 * exactly (64-bit ids, large micros) comes back as its decimal text. Throws SyntaxError on malformed text.
 */
export function parseExactJson(text: string): unknown {
  // The lossless parser is an order of magnitude slower; text without long runs of digits cannot need it.
  if (!MAY_HOLD_UNSAFE_INTEGER.test(text)) return JSON.parse(text);
  return parse(text, undefined, (digits) => (isSafeNumber(digits) ? Number(digits) : digits));
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
  return stringify(value) ?? "null";
}

/** JSON text with its value changed, every number as it stood; text that is no JSON comes out as it is. */
export function changeExactJson(text: string, change: (value: unknown) => unknown): string {
  try {
    return stringify(change(parse(text))) ?? text;
  } catch {
    return text;
  }
}

/** JSON text with a line for each value, every number as it stood. Throws SyntaxError on malformed text. */
export function indentJson(text: string): string {
  return stringify(parse(text), undefined, 2) ?? text;
}
