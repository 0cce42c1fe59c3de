import * as z from "zod";

/**
 * The kinds of fields in the service's answers. Answers are parsed tolerantly: an unknown enum value or an extra field
 * stays, because showing it is better than refusing the whole record.
 */

export const identifier = () => z.union([z.string(), z.number().int()]).transform(String);

/** An instant in the service's format, `2026-11-21T10:00:00Z`. */
export const instant = () => z.string();

/** Money in micros as exact decimal text. `parseExactJson` already turned unsafe integers into text. */
export const amount = () =>
  z.union([z.number().int(), z.string().regex(/^-?\d+$/)]).transform((value) => String(value));

/** An open enum: the editor completes known values, others pass. */
export function open<const Values extends readonly string[]>(known: Values) {
  return z
    .custom<Values[number] | (string & {})>((value) => typeof value === "string", "Expected a string")
    .meta({ type: "string", examples: [...known] });
}

/** The fields of every record (advertising specification, Conventions). */
export const recordBase = {
  id: identifier(),
  created_at: instant(),
  updated_at: instant(),
  deleted: z.boolean(),
};
