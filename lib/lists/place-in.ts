/** The place of a value in an order; one that is not in it stands behind all others. */
export function placeIn<Value>(order: readonly Value[], value: Value): number {
  const place = order.indexOf(value);
  return place === -1 ? order.length : place;
}
