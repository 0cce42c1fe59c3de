const MAY_HOLD_UNSAFE_INTEGER = /\d{16}/;
/** Numbers of sixteen signs and more; `:` after one makes it the key that no JSON has. */
const LONG_NUMBER = /-?\d[\d.eE+-]{15,}(\s*:)?/g;
const LONG_INTEGER = /^-?[1-9]\d{15,}$/;

/**
 * JSON text to a value, without ever rounding an integer: one that a JavaScript number cannot hold
 * exactly (64-bit ids, large micros) comes back as its decimal text. Throws SyntaxError on malformed text.
 */
export function parseExactJson(text: string): unknown {
  if (!MAY_HOLD_UNSAFE_INTEGER.test(text)) return JSON.parse(text);
  const isQuoted = quotedIn(text);
  return JSON.parse(
    text.replace(LONG_NUMBER, (token, _colon, at: number) =>
      LONG_INTEGER.test(token) && !Number.isSafeInteger(Number(token)) && !isQuoted(at)
        ? `"${token}"`
        : token,
    ),
  );
}

/** Says of places in JSON, asked for from its beginning to its end, whether they are inside a string. */
function quotedIn(text: string): (at: number) => boolean {
  let quoted = false;
  let quote = text.indexOf('"');
  return (at) => {
    while (quote !== -1 && quote < at) {
      if (!quoted || !isEscaped(text, quote)) quoted = !quoted;
      quote = text.indexOf('"', quote + 1);
    }
    return quoted;
  };
}

/** Whether an odd number of backslashes precedes a character. */
function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === "\\") first -= 1;
  return (at - first) % 2 === 1;
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
