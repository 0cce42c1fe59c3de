import { type CallError, RefusedError } from "@/lib/ads/errors";

/**
 * The service's refusals at the fields they are about; `all` when each of them has one, so that nothing is left
 * to say below the form.
 */
export function refusalsAtFields<Field extends string>(error: CallError | null, known: readonly Field[]) {
  const fields: Partial<Record<Field, string>> = {};
  if (!(error instanceof RefusedError)) return { fields, all: false };
  let all = error.errors.length > 0;
  for (const { parameter, message } of error.errors) {
    const field = known.find((each) => each === parameter);
    if (field) fields[field] ??= message;
    else all = false;
  }
  return { fields, all };
}
