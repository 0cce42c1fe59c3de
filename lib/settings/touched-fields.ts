import type * as z from "zod";
import { paramKindOf } from "@/lib/ads/param-kinds";

/** What a person typed or chose; fields that were not touched are not there. */
type Touched<Field extends string> = { readonly [Name in Field]?: string };

/** The last known value of a field: null for nothing, undefined where it is unknown. */
export type KnownValue<Field extends string> = (field: Field) => string | null | undefined;

interface ReadFields<Field extends string> {
  /** Fields to send, and only those: null unsets one. */
  readonly change: { readonly [Name in Field]?: string | null };
  /** The rule that a field breaks, at the field. */
  readonly problems: ReadonlyMap<Field, string>;
}

const EMAIL = /^[^\s@]+@[^\s@]+$/;

/**
 * Reads what was typed against what is known and the catalogue's rules. An emptied field unsets what is known to be
 * there, where the service lets it be unset; one of which nothing is known stays as it is, because it may never have
 * been filled in.
 */
export function readTouched<Field extends string>(
  shape: Readonly<Record<Field, z.ZodType>>,
  touched: Touched<Field>,
  known: KnownValue<Field>,
): ReadFields<Field> {
  const change: { [Name in Field]?: string | null } = {};
  const problems = new Map<Field, string>();
  for (const field of fieldsOf(touched)) {
    const before = known(field) ?? "";
    const typed = touched[field]?.trim() ?? "";
    if (typed === before || touched[field] === before) continue;
    if (typed === "" && shape[field].safeParse(null).success) change[field] = null;
    else if (!shape[field].safeParse(typed).success) problems.set(field, paramKindOf(shape[field]).rule);
    else if (field.endsWith("email") && !EMAIL.test(typed)) {
      problems.set(field, "An e-mail address, like name@example.com.");
    } else change[field] = typed;
  }
  return { change, problems };
}

const fieldsOf = <Field extends string>(touched: Touched<Field>): Field[] => Object.keys(touched) as Field[];
