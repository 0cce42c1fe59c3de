import * as z from "zod";
import { readUrl } from "@/lib/http/web-address";
import { isLong } from "@/lib/json/long";
import { HASHTAG_PATTERN, isHashtag, withoutHashSign } from "@/lib/post-text/hashtags";
import { remembered } from "@/lib/remembered";
import { parseServiceTime } from "@/lib/time/service-time";
import { kind, paramKindOf, paramKinds } from "./param-kinds";

// Equal parameters share one schema: the catalogue needs two thousand before it can answer.

/** A number that clients of some languages send in place of text. */
export const asText = (value: unknown): unknown =>
  typeof value === "number" && Number.isSafeInteger(value) ? String(value) : value;

/** An opaque identifier of the service: letters and digits, with `-` and `_`, never a path separator. */
export const id = remembered(() => {
  return kind(z.string().regex(/^[0-9A-Za-z][0-9A-Za-z_-]{0,63}$/), (value: string) => asText(value), {
    expected: "an identifier",
    rule: "An identifier of letters and digits.",
    jsonSchema: { type: "string", pattern: "^[0-9A-Za-z][0-9A-Za-z_-]{0,63}$" },
  });
});

/** A 64-bit identifier in decimal digits, as text because JavaScript numbers lose its last digits. */
export const long = remembered(() => {
  return kind(z.string().refine(isLong), (value: string) => asText(value), {
    expected: "Long",
    rule: "A whole number of up to 19 digits.",
    jsonSchema: { type: "string", pattern: "^\\d{1,19}$" },
  });
});

const splitList = (value: unknown): unknown =>
  typeof value === "string" ? (value === "" ? [] : value.split(",")) : value;

/** Maximum number of identifiers in a list's filter (advertising specification, Limits). */
export const IDS_MAX = 200;

/** A comma-separated list of identifiers. */
export const ids = remembered((max: number = IDS_MAX, min: 0 | 1 = 1) => {
  return kind(
    z
      .array(z.string().regex(/^[0-9A-Za-z][0-9A-Za-z_-]{0,63}$/))
      .min(min)
      .max(max),
    (value: string[]) => splitList(value),
    {
      expected: `a list of ${min} to ${max} identifiers`,
      rule: `${min} to ${max} identifiers.`,
      jsonSchema: { type: "array", minItems: min, maxItems: max, items: { type: "string" } },
    },
  );
});

/** A comma-separated list of free words; none may be empty. */
export const words = remembered(({ maxItems, maxLength }: { maxItems: number; maxLength: number }) => {
  return kind(
    z.array(z.string().min(1).max(maxLength)).min(1).max(maxItems),
    (value: string[]) => splitList(value),
    {
      expected: `a list of 1 to ${maxItems} words`,
      rule: `1 to ${maxItems} words of at most ${maxLength} characters, separated by commas.`,
      jsonSchema: {
        type: "array",
        minItems: 1,
        maxItems,
        items: { type: "string", minLength: 1, maxLength },
      },
    },
  );
});

/** A comma-separated list of 64-bit identifiers. */
export const longs = remembered((max: number) => {
  return kind(
    z.array(z.string().refine(isLong)).min(1).max(max),
    (value: string[]) => asTexts(splitList(value)),
    {
      expected: "Long",
      rule: `1 to ${max} whole numbers of up to 19 digits.`,
      jsonSchema: {
        type: "array",
        minItems: 1,
        maxItems: max,
        items: { type: "string", pattern: "^\\d{1,19}$" },
      },
    },
  );
});

const asTexts = (value: unknown): unknown => (Array.isArray(value) ? value.map(asText) : value);

const HANDLE = /^\w{1,15}$/;
const withoutAt = (value: unknown): unknown => (typeof value === "string" ? value.replace(/^@/, "") : value);

/** A user's handle, with or without its @, which is removed. */
export function handle() {
  return kind(z.string().regex(HANDLE), (value: string) => withoutAt(value), {
    expected: "a handle",
    rule: "A handle of up to 15 letters, digits or underscores.",
    jsonSchema: { type: "string", pattern: "^@?\\w{1,15}$" },
  });
}

/** A comma-separated list of handles. */
export function handles(max: number) {
  return kind(
    z.array(z.string().regex(HANDLE)).min(1).max(max),
    (value: string[]) => {
      const list = splitList(value);
      return Array.isArray(list) ? list.map(withoutAt) : list;
    },
    {
      expected: `a list of 1 to ${max} handles`,
      rule: `1 to ${max} handles of up to 15 letters, digits or underscores.`,
      jsonSchema: {
        type: "array",
        minItems: 1,
        maxItems: max,
        items: { type: "string", pattern: "^@?\\w{1,15}$" },
      },
    },
  );
}

/** A hashtag as in posts (lib/post-text), with or without its sign, which does not count. */
export function hashtag(max = 20) {
  return kind(
    z.string().refine((value) => isHashtag(value) && [...withoutHashSign(value)].length <= max),
    (value: string) => value,
    {
      expected: `a hashtag of at most ${max} characters`,
      rule: `Up to ${max} letters, digits or underscores, with at least one letter.`,
      jsonSchema: { type: "string", pattern: HASHTAG_PATTERN, maxLength: max + 1 },
    },
  );
}

/** An address on the web. */
export const url = remembered(() => {
  return kind(
    z
      .string()
      .max(2_048)
      .refine((value) => /^https?:\/\/[^\s/]\S*$/i.test(value) && readUrl(value) !== undefined),
    (value: string) => value,
    {
      expected: "a URL",
      rule: "An address that begins with https:// or http:// and has no spaces.",
      jsonSchema: { type: "string", format: "uri", maxLength: 2_048 },
    },
  );
});

/** A boolean with the default `usual`; in a query in any case, because clients of some languages write True. */
export const flag = remembered(({ usual }: { usual?: boolean } = {}) => {
  return kind(z.boolean(), (value: boolean) => fromWords(value, { true: true, false: false }), {
    expected: "boolean",
    rule: "true or false.",
    jsonSchema: { type: "boolean", ...(usual !== undefined && { default: usual }) },
  });
});

function fromWords(value: unknown, words: Record<string, unknown>): unknown {
  const word = typeof value === "string" ? value.toLowerCase() : "";
  return Object.hasOwn(words, word) ? words[word] : value;
}

/** A whole number, `usual` when none is given. */
export const integer = remembered(({ min, max, usual }: { min: number; max: number; usual?: number }) => {
  return kind(
    z.number().int().min(min).max(max),
    (value: number) => {
      const text: unknown = value;
      return typeof text === "string" && /^-?\d{1,15}$/.test(text) ? Number(text) : text;
    },
    {
      expected: `an integer between ${min} and ${max}`,
      rule: `A whole number from ${min} to ${max}.`,
      jsonSchema: {
        type: "integer",
        minimum: min,
        maximum: max,
        ...(usual !== undefined && { default: usual }),
      },
    },
  );
});

/** Money in millionths of the currency unit, as exact text; positive, and within a signed 64-bit integer. */
export const micros = remembered(() => {
  return kind(
    z.string().refine((digits) => !digits.startsWith("0") && isLong(digits)),
    (value: string) => asText(value),
    {
      expected: "Long greater than 0",
      rule: "An amount greater than zero.",
      jsonSchema: { type: "integer", format: "int64", exclusiveMinimum: 0 },
    },
  );
});

/** A text; `lines` lets it have several. */
export const text = remembered(
  ({ min = 1, max, lines = false }: { min?: number; max: number; lines?: boolean }) => {
    const size = min > 0 ? `${min} to ${max}` : `at most ${max}`;
    return kind(
      z.string().refine((value) => {
        const length = [...value].length;
        return length >= min && length <= max;
      }),
      (value: string) => asText(value),
      {
        expected: `a string of ${size} characters`,
        rule: `${min > 0 ? `${min} to ${max}` : `At most ${max}`} characters.`,
        jsonSchema: { type: "string", minLength: min, maxLength: max },
        lines,
      },
    );
  },
);

/**
 * One of some words; `anyCase` also accepts lower-case ones in capitals and as one word: `a_word`, `A_WORD`, `AWord`.
 */
export function choice<const Values extends readonly [string, ...string[]]>(
  values: Values,
  { anyCase = false }: { anyCase?: boolean } = {},
) {
  const letters = (word: string) => word.replaceAll("_", "").toLowerCase();
  const inCase = (said: unknown): unknown =>
    typeof said !== "string" ? said : (values.find((value) => letters(value) === letters(said)) ?? said);
  return kind(z.enum(values), (value: Values[number]) => (anyCase ? inCase(value) : value), {
    expected: `a value in ${values.join(", ")}`,
    rule: `One of ${values.join(", ")}.`,
    jsonSchema: { type: "string", enum: values },
  });
}

/** Some of the given words, separated by commas; `orNone` where an empty list has a meaning of its own. */
export function choices<const Values extends readonly [string, ...string[]]>(
  values: Values,
  { orNone = false }: { orNone?: boolean } = {},
) {
  const least = orNone ? 0 : 1;
  return kind(z.array(z.enum(values)).min(least), (value: Values[number][]) => splitList(value), {
    expected: `a list of ${orNone ? "" : "1 or more "}values in ${values.join(", ")}`,
    rule: `${orNone ? "Any" : "One or more"} of ${values.join(", ")}.`,
    jsonSchema: { type: "array", minItems: least, items: { type: "string", enum: values } },
  });
}

/** An instant. Every ISO 8601 form the service accepts is normalised to UTC with `Z` and whole seconds. */
export const time = remembered(({ wholeHours = false }: { wholeHours?: boolean } = {}) => {
  return kind(
    z.string().refine((value) => {
      const instant = parseServiceTime(value);
      return instant !== undefined && (!wholeHours || /:00:00Z$/.test(instant));
    }),
    (value: string) => {
      const input: unknown = value;
      return typeof input === "string" ? (parseServiceTime(input) ?? input) : input;
    },
    {
      expected: wholeHours ? "time in whole hours" : "time",
      details: "invalid date",
      rule: wholeHours ? "A time on the full hour." : "A date and time.",
      jsonSchema: { type: "string", format: "date-time" },
    },
  );
});

/** A minute as `yyyymmddhhmm`, in UTC. */
export function minute() {
  return kind(
    z.string().refine((value) => minuteStart(value) !== undefined),
    (value: string) => asText(value),
    {
      expected: "a time as yyyymmddhhmm",
      rule: "A minute in UTC as twelve digits, yyyymmddhhmm.",
      jsonSchema: { type: "string", pattern: "^\\d{12}$" },
    },
  );
}

/** Milliseconds since the epoch at the start of a minute (`202611211430`); undefined for anything else. */
export function minuteStart(digits: string): number | undefined {
  const [, year, month, day, hours, minutes] = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(digits) ?? [];
  if (year === undefined) return undefined;
  const instant = parseServiceTime(`${year}-${month}-${day}T${hours}:${minutes}:00Z`);
  return instant === undefined ? undefined : Date.parse(instant);
}

/** `created_at-asc`, or several, separated by commas. */
export function sortBy<const Attributes extends readonly [string, ...string[]]>(attributes: Attributes) {
  type Term = `${Attributes[number]}-${"asc" | "desc"}`;
  const terms = attributes.flatMap((attribute) => [`${attribute}-asc`, `${attribute}-desc`]) as [
    Term,
    ...Term[],
  ];
  return kind(z.array(z.enum(terms)).min(1), (value: Term[]) => splitList(value), {
    expected: `a value in ${terms.join(", ")}`,
    rule: `One of ${terms.join(", ")}.`,
    jsonSchema: { type: "array", minItems: 1, items: { type: "string", enum: terms } },
  });
}

/** A field that is unset by an empty value: null in the program, nothing after `=` on the wire. */
export function clearable<S extends z.ZodType>(param: S) {
  const words = paramKindOf(param);
  const schema = z.preprocess((value: z.input<S> | null) => (value === "" ? null : value), param.nullable());
  paramKinds.add(schema, {
    ...words,
    jsonSchema: { anyOf: [words.jsonSchema, { type: "null" }] },
    clearable: true,
  });
  return schema;
}

export type WireValue = string | number | boolean | null | readonly (string | number)[];

/** The value of a parameter in a query string. */
export function toWire(value: WireValue): string {
  if (value === null) return "";
  return typeof value === "object" ? value.join(",") : String(value);
}
