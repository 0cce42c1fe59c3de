/**
 * Whether two values are equal as JSON: fields in any order, null like undefined, and a field that is undefined like a
 * missing one.
 */
export const holdsSame = (a: unknown, b: unknown): boolean => a === b || sortedJson(a) === sortedJson(b);

function sortedJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(byField))
      : inner,
  );
}

const byField = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);
