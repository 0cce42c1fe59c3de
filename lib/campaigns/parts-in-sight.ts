/**
 * Which ids to ask about in one request each, for rows in sight first: a part is added for those in sight that were not
 * asked about yet, and filled up with others that will be.
 *
 * @param parts asked about before; the same array comes back where nothing in sight lacks
 * @param wanted all that may be asked about, in the order of the list
 * @param max ids that one request takes
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
