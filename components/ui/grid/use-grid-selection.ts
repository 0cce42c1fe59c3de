"use client";

import { useCallback, useMemo } from "react";
import { GroupHead } from "@/lib/grid/group-head";
import type { GridRecord } from "@/lib/grid/rows";
import {
  extendTo,
  moveEnd,
  NOTHING_SELECTED,
  type Selection,
  toggle,
  toggleAll,
  toggleMany,
} from "@/lib/lists/selection";

/**
 * Choosing rows of a grid, except deleted ones and those about to be. The header of a group chooses all of its rows,
 * also while the group is closed.
 */
export function useGridSelection<Row extends GridRecord>(
  rows: readonly Row[],
  pendingDeletions: ReadonlySet<string>,
  selection: Selection,
  onSelection: (selection: Selection) => void,
) {
  const selectable = useMemo(() => {
    const ids = rows.flatMap((row) => (row instanceof GroupHead ? row.ids : row.deleted ? [] : row.id));
    return [...new Set(ids)].filter((id) => !pendingDeletions.has(id));
  }, [rows, pendingDeletions]);
  const chosen = useMemo(
    () => selectable.reduce((count, id) => count + Number(selection.ids.has(id)), 0),
    [selectable, selection],
  );
  const choose = useCallback(
    (record: Row, extend: boolean) => {
      if (record instanceof GroupHead) {
        return onSelection(
          toggleMany(
            selection,
            record.ids.filter((id) => !pendingDeletions.has(id)),
          ),
        );
      }
      if (record.deleted || pendingDeletions.has(record.id)) return;
      onSelection(extend ? extendTo(selection, record.id, selectable) : toggle(selection, record.id));
    },
    [selectable, pendingDeletions, selection, onSelection],
  );
  const stretch = useCallback(
    (from: Row, to: Row) => {
      const choosable = new Set(selectable);
      const ids = rows.map(({ id }) => id);
      onSelection(moveEnd(selection, from.id, to.id, ids, (id) => choosable.has(id)));
    },
    [rows, selectable, selection, onSelection],
  );
  const chooseAll = useCallback(
    () => onSelection(toggleAll(selection, selectable)),
    [selection, selectable, onSelection],
  );
  const chooseNone = useCallback(() => onSelection(NOTHING_SELECTED), [onSelection]);
  return {
    ids: selection.ids,
    any: selection.ids.size > 0,
    all: chosen > 0 && chosen === selectable.length,
    some: chosen > 0,
    choose,
    /** Moves the end of a range from a row to the next. */
    stretch,
    chooseAll,
    chooseNone,
  };
}

export type GridSelection<Row extends GridRecord> = ReturnType<typeof useGridSelection<Row>>;
