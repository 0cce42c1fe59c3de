import { RefusedError } from "./errors";
import type { ServiceError } from "./service-error";

/** The service's refusals, by fields of a form. */
export interface RefusedFields<Field extends string> {
  readonly fields: ReadonlyMap<Field, string>;
  /** Whether each refusal belongs to a field; otherwise the error itself has to be shown. */
  readonly complete: boolean;
}

/**
 * The service's messages by field; `fieldOf` returns the field, or fields, of a parameter, if any. The first of
 * several messages is used.
 */
export function refusedFields<Field extends string>(
  error: unknown,
  fieldOf: (parameter: string, value: ServiceError["value"]) => Field | readonly Field[] | undefined,
): RefusedFields<Field> {
  const fields = new Map<Field, string>();
  if (!(error instanceof RefusedError)) return { fields, complete: false };
  let complete = error.errors.length > 0;
  for (const { parameter, attribute, message, value } of error.errors) {
    // The service names some parameters as attributes of the record.
    const named = parameter ?? attribute;
    const about = (named === undefined ? undefined : fieldOf(named, value)) ?? [];
    const found = typeof about === "string" ? [about] : about;
    if (found.length === 0) complete = false;
    for (const field of found) if (!fields.has(field)) fields.set(field, message);
  }
  return { fields, complete };
}
