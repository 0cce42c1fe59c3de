import type { KeptOutcome } from "@/lib/bulk/kept-job";

/** What the service refused of a row, at the columns in which it is typed. */
export function refusedCells<Field extends string>(
  result: KeptOutcome | undefined,
  fieldOf: (parameter: string) => Field | undefined,
): ReadonlyMap<Field, string> {
  const cells = new Map<Field, string>();
  for (const { parameter, message } of result?.state === "failed" ? result.errors : []) {
    const field = parameter === undefined ? undefined : fieldOf(parameter);
    if (field !== undefined) cells.set(field, message);
  }
  return cells;
}
