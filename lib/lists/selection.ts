/** The chosen rows. The anchor is the start of a range with Shift. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly anchor?: string | undefined;
}

export const NOTHING_SELECTED: Selection = { ids: new Set() };

export function toggle({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Adds everything between the anchor and the row, in the order shown; without an anchor, the row alone. */
export function extendTo(selection: Selection, id: string, shown: readonly string[]): Selection {
  const to = shown.indexOf(id);
  const from = selection.anchor === undefined ? to : shown.indexOf(selection.anchor);
  if (to < 0) return selection;
  const [low, high] = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
  return {
    ids: new Set([...selection.ids, ...shown.slice(low, high + 1)]),
    anchor: from < 0 ? id : selection.anchor,
  };
}

/**
 * Moves the end of a range from a row to the next, like Shift with an arrow: away from its anchor the range grows,
 * towards it the row that is left is removed. A row outside of any range starts one.
 *
 * @param shown all rows in their order
 * @param mayChoose whether a row can be chosen; others are skipped
 */
export function moveEnd(
  { ids, anchor = "" }: Selection,
  from: string,
  to: string,
  shown: readonly string[],
  mayChoose: (id: string) => boolean,
): Selection {
  const at = shown.indexOf(from);
  const next = shown.indexOf(to);
  const begin = shown.indexOf(anchor);
  const range = begin < 0 ? [] : shown.slice(Math.min(begin, at), Math.max(begin, at) + 1);
  const goesOn = range.length > 0 && range.every((id) => ids.has(id) || !mayChoose(id));
  const moved = new Set(ids);
  if (goesOn && Math.abs(next - begin) < Math.abs(at - begin)) moved.delete(from);
  else for (const id of [from, to]) if (mayChoose(id)) moved.add(id);
  return { ids: moved, anchor: goesOn ? anchor : from };
}

/** Chosen records in the order shown; hidden ones follow. */
export function inShownOrder<R extends { readonly id: string }>(
  chosen: readonly R[],
  shown: readonly R[],
): readonly R[] {
  const place = new Map(shown.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: R) => place.get(id) ?? shown.length;
  return chosen.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Adds several, or removes them if all are chosen already. */
export function toggleMany({ ids, anchor }: Selection, some: readonly string[]): Selection {
  const next = new Set(ids);
  const lets = some.every((id) => ids.has(id));
  for (const id of some) {
    if (lets) next.delete(id);
    else next.add(id);
  }
  return { ids: next, anchor };
}

/** All that match, or none if they are all chosen already. */
export function toggleAll({ ids }: Selection, shown: readonly string[]): Selection {
  return shown.length > 0 && shown.every((id) => ids.has(id)) ? NOTHING_SELECTED : { ids: new Set(shown) };
}
