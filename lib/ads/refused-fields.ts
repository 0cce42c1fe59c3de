import { RefusedError } from "./errors";

/** What the service refuses, at the fields of a form. */
export interface RefusedFields<Field extends string> {
  readonly fields: ReadonlyMap<Field, string>;
  /** Whether each refusal has found a field; otherwise the error itself has to be shown. */
  readonly complete: boolean;
}

/**
 * The service's messages at the fields they are about; `fieldOf` tells the field in which a parameter is typed, if
 * any. The first message counts where there are several.
 */
export function refusedFields<Field extends string>(
  error: unknown,
  fieldOf: (parameter: string) => Field | undefined,
): RefusedFields<Field> {
  const fields = new Map<Field, string>();
  if (!(error instanceof RefusedError)) return { fields, complete: false };
  let complete = error.errors.length > 0;
  for (const { parameter, attribute, message } of error.errors) {
    // The service names some parameters as attributes of the record.
    const named = parameter ?? attribute;
    const field = named === undefined ? undefined : fieldOf(named);
    if (field === undefined) complete = false;
    else if (!fields.has(field)) fields.set(field, message);
  }
  return { fields, complete };
}
