/** A list with one item at another place; the same items when there is none to move. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  if (item === undefined) return [...items];
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), item, ...rest.slice(place)];
}
