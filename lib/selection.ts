/** Which rows are chosen. The anchor is where a range with Shift begins. */
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

/** All that match, or nothing if they are all chosen already. */
export function toggleAll({ ids }: Selection, shown: readonly string[]): Selection {
  return shown.length > 0 && shown.every((id) => ids.has(id)) ? NOTHING_SELECTED : { ids: new Set(shown) };
}
