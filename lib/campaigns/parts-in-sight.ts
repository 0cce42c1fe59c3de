/**
 * Splits ids into requests, starting with rows in view: a part is added for those in view that were not requested yet,
 * and filled up with others.
 *
 * @param parts requested before; the same array is returned if nothing in view is missing
 * @param wanted all ids, in the order of the list
 * @param max ids in one request
 */
export function withPartInSight(
  parts: readonly (readonly string[])[],
  sight: readonly string[],
  wanted: readonly string[],
  max: number,
): readonly (readonly string[])[] {
  const asked = new Set(parts.flat());
  const open = wanted.filter((id) => !asked.has(id));
  const seen = new Set(sight);
  const first = open.filter((id) => seen.has(id));
  if (first.length === 0) return parts;
  const others = open.filter((id) => !seen.has(id));
  return [...parts, [...first, ...others].slice(0, max)];
}
