import { isSafeNumber } from "lossless-json";

/** A problem of a JSON text, and its line, counted from 1. */
export interface JsonProblem {
  readonly line: number;
  readonly message: string;
}

type JsonReading =
  | {
      readonly ok: true;
      readonly value: unknown;
      /** The line a value begins on; for one that is not there, the line of what it should be in. */
      readonly lineOf: (path: readonly PropertyKey[]) => number;
    }
  | { readonly ok: false; readonly problem: JsonProblem };

class Malformed extends Error {
  constructor(
    readonly at: number,
    message: string,
  ) {
    super(message);
  }
}

const DEPTH_MAX = 64;
const SPACE = /[ \t\r\n]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const TEXT = /"(?:[^"\\\n]|\\.)*"/y;
const WORDS = [
  ["true", true],
  ["false", false],
  ["null", null],
] as const;

/**
 * Reads JSON and remembers the line of every value, so that a problem of a value can be shown at its line.
 * Integers that a number cannot hold come back as their digits, as from lib/json.
 */
export function readJsonLines(text: string): JsonReading {
  const starts = new Map<string, number>();
  let at = 0;

  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };
  const skip = () => void match(SPACE);
  const next = () => text[at];
  const fail = (expected: string): never => {
    const found = next();
    throw new Malformed(
      at,
      found === undefined ? `${expected}, but the text ends here.` : `${expected}, not ${found}`,
    );
  };
  const take = (sign: string, expected: string) => {
    if (next() !== sign) fail(expected);
    at += 1;
  };

  function readText(): string {
    const begin = at;
    const found = match(TEXT);
    if (found === undefined) throw new Malformed(begin, "This text in quotes is not closed on its line.");
    try {
      return String(JSON.parse(found));
    } catch {
      throw new Malformed(begin, "This text holds a character or a \\ that JSON does not allow.");
    }
  }

  function readValue(path: readonly PropertyKey[]): unknown {
    skip();
    starts.set(keyOf(path), at);
    if (path.length > DEPTH_MAX) throw new Malformed(at, "This is nested too deeply.");
    const sign = next();
    if (sign === "{") return readObject(path);
    if (sign === "[") return readList(path);
    if (sign === '"') return readText();
    for (const [word, value] of WORDS) {
      if (text.startsWith(word, at)) {
        at += word.length;
        return value;
      }
    }
    const digits = match(NUMBER);
    if (digits === undefined) return fail("Here a value is expected");
    return isSafeNumber(digits) ? Number(digits) : digits;
  }

  function readObject(path: readonly PropertyKey[]): unknown {
    at += 1;
    const entries = new Map<string, unknown>();
    skip();
    if (next() === "}") {
      at += 1;
      return {};
    }
    for (;;) {
      skip();
      if (next() !== '"') fail('Here a name in quotes is expected, such as "type"');
      const begin = at;
      const name = readText();
      if (entries.has(name)) throw new Malformed(begin, `"${name}" is given here a second time.`);
      skip();
      take(":", `After "${name}" a colon is expected`);
      entries.set(name, readValue([...path, name]));
      skip();
      if (next() === "}") break;
      take(",", "Here a comma or } is expected");
    }
    at += 1;
    return Object.fromEntries(entries);
  }

  function readList(path: readonly PropertyKey[]): unknown {
    at += 1;
    const items: unknown[] = [];
    skip();
    if (next() === "]") {
      at += 1;
      return items;
    }
    for (;;) {
      items.push(readValue([...path, items.length]));
      skip();
      if (next() === "]") break;
      take(",", "Here a comma or ] is expected");
    }
    at += 1;
    return items;
  }

  try {
    const value = readValue([]);
    skip();
    if (at < text.length) fail("The text should end here");
    return { ok: true, value, lineOf: (path) => lineAt(text, nearest(starts, path)) };
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return { ok: false, problem: { line: lineAt(text, error.at), message: error.message } };
  }
}

const keyOf = (path: readonly PropertyKey[]) => JSON.stringify(path.map(String));

function nearest(starts: ReadonlyMap<string, number>, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const start = starts.get(keyOf(path.slice(0, length)));
    if (start !== undefined) return start;
  }
  return 0;
}

const lineAt = (text: string, at: number) => text.slice(0, at).split("\n").length;
