/** A field that the service changed without being asked to. */
export interface UnaskedChange {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** Follows from every change; its own change surprises nobody. */
const FOLLOWS: readonly string[] = ["updated_at"];

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * What differs between a record and the answer to a change of it, besides the fields that were sent. Either
 * the service did it on its own account, or somebody else changed the record meanwhile.
 */
export function unaskedChanges(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  sent: readonly string[],
): UnaskedChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !sent.includes(field) && !FOLLOWS.includes(field))
    .filter((field) => !same(before[field], after[field]))
    .map((field) => ({ field, from: before[field], to: after[field] }));
}

/** "timezone: Europe/Berlin → UTC". */
export function describeChange({ field, from, to }: UnaskedChange): string {
  return `${field.replaceAll("_", " ")}: ${inWords(from)} → ${inWords(to)}`;
}

function inWords(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
