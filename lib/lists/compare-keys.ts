/** A part of what a record is ordered by; undefined where it has none. */
export type SortKey = number | bigint | string | undefined;

/**
 * Compares two records by their keys, the first that differ deciding. Missing keys stand last in both directions,
 * because they are no extreme.
 */
export function compareKeys(a: readonly SortKey[], b: readonly SortKey[], direction: 1 | -1): number {
  for (const [index, left] of a.entries()) {
    const right = b[index];
    if (left === right) continue;
    if (left === undefined) return 1;
    if (right === undefined) return -1;
    return (left < right ? -1 : 1) * direction;
  }
  return 0;
}
