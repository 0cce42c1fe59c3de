import * as z from "zod";

/**
 * The kinds of parameters. Each kind parses the typed values of a form or a caller and what arrives in a query string
 * (text) to the same typed value, so the browser, the forward and the emulator read one declaration. `toWire` is the
 * inverse: parse(toWire(parse(x))) equals parse(x).
 */
export interface ParamKind {
  /** The expected type in the service's message: "Expected Long, got …". */
  readonly expected: string;
  /** The service's addition to it, in `details`. */
  readonly details?: string;
  /** The rule as a person reads it under a field. */
  readonly rule: string;
  /** JSON Schema of the value, for the OpenAPI document and for forms. */
  readonly jsonSchema: Readonly<Record<string, unknown>>;
  /** True when an empty value unsets the field. */
  readonly clearable?: boolean;
  /** True if the text may have several lines; other parameters must not contain line breaks. */
  readonly lines?: boolean;
}

export const paramKinds = z.registry<ParamKind>();

/** Declares a kind of parameter: its parser, and its words. */
export function kind<T, S extends z.ZodType<T>>(
  schema: S,
  fromWire: (value: T) => unknown,
  words: ParamKind,
) {
  const param = z.preprocess(fromWire, schema);
  paramKinds.add(param, words);
  return param;
}

/** The words of a parameter's kind, looked up through `.optional()`, `.default()` and `.nullable()`. */
export function paramKindOf(schema: z.ZodType): ParamKind {
  const words = findWords(schema);
  if (!words) throw new Error("A parameter is declared without a kind: use the kinds in lib/ads/params.ts");
  return words;
}

/** The same for any part of a body; undefined for a structure of parameters. */
export function findWords(schema: z.ZodType): ParamKind | undefined {
  let current: z.ZodType | undefined = schema;
  while (current) {
    const words = paramKinds.get(current);
    if (words) return words;
    current = innerOf(current);
  }
  return undefined;
}

/** The schema inside `.optional()`, `.default()` and `.nullable()`. */
export function innerOf(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    const inner = schema.unwrap();
    return inner instanceof z.ZodType ? inner : undefined;
  }
  return undefined;
}
