import type { Day } from "@/lib/time/calendar";

/** A part of a pattern of names: literal text, or a token that is replaced. */
type PatternPart =
  | { readonly text: string }
  | {
      readonly token: string;
      /** With its braces. */
      readonly written: string;
    };

const TOKEN = /\{\{([^{}]*)\}\}|\{([^{}]*)\}/g;

/** Splits a pattern, `{brand}_{yyyymm}`, into its parts. Double braces are equal to single ones. */
function readPattern(pattern: string): readonly PatternPart[] {
  const parts: PatternPart[] = [];
  let end = 0;
  for (const { 0: written, 1: double, 2: single = "", index } of pattern.matchAll(TOKEN)) {
    if (index > end) parts.push({ text: pattern.slice(end, index) });
    parts.push({ token: (double ?? single).trim(), written });
    end = index + written.length;
  }
  if (end < pattern.length) parts.push({ text: pattern.slice(end) });
  return parts;
}

/** The tokens of a pattern, each once, in order. */
export const tokensIn = (pattern: string): readonly string[] => [
  ...new Set(readPattern(pattern).flatMap((part) => ("token" in part ? part.token : []))),
];

/** Replaces tokens by values; a token without a value stays as it is written. */
export const fillPattern = (pattern: string, valueFor: (token: string) => string | undefined): string =>
  readPattern(pattern)
    .map((part) => ("token" in part ? (valueFor(part.token) ?? part.written) : part.text))
    .join("");

interface DatePiece {
  /** Pattern of its text in a name, for any day. */
  readonly form: string;
  readonly of: (day: Day) => string;
}

const DATE_PIECES: Readonly<Record<string, DatePiece>> = {
  yyyy: { form: "\\d{4}", of: (day) => day.slice(0, 4) },
  yy: { form: "\\d{2}", of: (day) => day.slice(2, 4) },
  mm: { form: "(?:0[1-9]|1[0-2])", of: (day) => day.slice(5, 7) },
  dd: { form: "(?:0[1-9]|[12]\\d|3[01])", of: (day) => day.slice(8, 10) },
  q: { form: "[1-4]", of: (day) => String(Math.ceil(Number(day.slice(5, 7)) / 3)) },
};

/** `yyyy` is `yy` twice here: with both, a long row of y could be matched in as many ways as it has letters. */
const DATE_TOKEN = /^(?:yy|mm|dd|q)(?:-?(?:yy|mm|dd|q))*$/i;

/** Characters of the longest token. */
const TOKEN_MAX = 40;

/** Whether a token is a date: `yyyymm`, `yyyy-mm-dd`, `q` for the quarter. */
export const isDateToken = (token: string): boolean => token.length <= TOKEN_MAX && DATE_TOKEN.test(token);

const withPieces = (token: string, of: (piece: DatePiece) => string): string =>
  token.toLowerCase().replace(/yyyy|yy|mm|dd|q/g, (name) => {
    const piece = DATE_PIECES[name];
    return piece ? of(piece) : name;
  });

/** The text of a date token for a day; undefined for any other token. */
export const dateInName = (token: string, day: Day): string | undefined =>
  isDateToken(token) ? withPieces(token, (piece) => piece.of(day)) : undefined;

/** The tokens of a pattern that a person types a value for. */
export const freeTokens = (pattern: string): readonly string[] =>
  tokensIn(pattern).filter((token) => !isDateToken(token));

/** The typed tokens of a pattern that a name still contains literally. */
export const unfilledIn = (pattern: string, name: string): readonly string[] =>
  readPattern(pattern).flatMap((part) =>
    "token" in part && !isDateToken(part.token) && name.includes(part.written) ? part.token : [],
  );

/** Typed values for the tokens of a pattern, by token. */
export type TokenValues = Readonly<Record<string, string>>;

/** The typed value of a token; undefined if empty. */
export const typedForToken = (values: TokenValues, token: string): string | undefined =>
  (Object.hasOwn(values, token) && values[token]?.trim()) || undefined;

/**
 * Reads the typed values of the tokens from a name that a pattern can have made: literal text must match, dates match
 * any date, typed tokens match anything. Undefined for any other name. Linear: each character is looked at once a
 * piece, however many tokens there are.
 */
export function valuesIn(pattern: string, name: string): TokenValues | undefined {
  const parts = readPattern(pattern);
  // Every place where the pieces so far may end.
  const ends: (readonly number[])[] = [[0]];
  for (const part of parts) ends.push(endsAfter(part, name, ends.at(-1) ?? []));
  if (!ends.at(-1)?.includes(name.length)) return undefined;
  const values: Record<string, string> = {};
  let end = name.length;
  for (const [place, part] of [...parts.entries()].reverse()) {
    const start = ends[place]?.findLast((at) => endsAfter(part, name, [at]).includes(end)) ?? 0;
    const value = name.slice(start, end);
    if ("token" in part && !isDateToken(part.token) && value !== part.written) values[part.token] = value;
    end = start;
  }
  return values;
}

/** Whether a name can have been made by a pattern. */
export const isMadeBy = (pattern: string, name: string): boolean => valuesIn(pattern, name) !== undefined;

function endsAfter(part: PatternPart, name: string, ends: readonly number[]): readonly number[] {
  if ("text" in part) {
    return ends.flatMap((at) => (name.startsWith(part.text, at) ? at + part.text.length : []));
  }
  if (isDateToken(part.token)) {
    const date = new RegExp(
      withPieces(part.token, ({ form }) => form),
      "y",
    );
    return ends.flatMap((at) => {
      date.lastIndex = at;
      return date.test(name) ? date.lastIndex : [];
    });
  }
  const [first] = ends;
  return first === undefined
    ? []
    : Array.from({ length: Math.max(0, name.length - first) }, (_, place) => first + place + 1);
}

/** Why a text is no valid naming template; undefined if it is. */
export function templateProblem(pattern: string, max: number): string | undefined {
  const parts = readPattern(pattern);
  const texts = parts.flatMap((part) => ("text" in part ? part.text : []));
  if (texts.some((text) => /[{}]/.test(text))) return "A brace has no partner. Write tokens like {brand}.";
  const tokens = tokensIn(pattern);
  if (tokens.includes("")) return "There is nothing between two braces. Name the token, for example {brand}.";
  if (tokens.some(({ length }) => length > TOKEN_MAX)) {
    return `A token may have ${TOKEN_MAX} characters. Shorten what is between the braces.`;
  }
  if (tokens.length === 0) return "Write at least one token, for example {brand}.";
  const shortest = texts.join("").length + parts.length - texts.length;
  return shortest > max ? `Names may have ${max} characters. This leaves no room for the tokens.` : undefined;
}
