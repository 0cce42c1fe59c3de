"use client";

import { type FocusEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { focusEmptyState } from "@/components/ui/focus-grid";
import type { GridRecord } from "@/lib/grid/rows";

/** The focused cell, by record rather than by index: it stays while rows arrive and are sorted. */
interface FocusedCell<Column> {
  readonly id: string;
  readonly column: Column;
}

/**
 * One cell of the grid is in the page's tab order, and the arrow keys move it (roving tabindex). The focus is set
 * after the row has been scrolled into view and rendered. When the focused row leaves the list, the row that takes its
 * place gets the focus.
 */
export function useGridFocus<Row extends GridRecord, Column extends string>(
  grid: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  columns: readonly Column[],
  /** The column that has the focus at first. */
  home: Column,
  scrollTo: (index: number) => void,
) {
  const [chosen, setChosen] = useState<FocusedCell<Column>>();
  const indexOf = useMemo(() => new Map(rows.map(({ id }, index) => [id, index])), [rows]);
  /** The cell to focus once it is rendered with the tab stop. */
  const wanted = useRef<FocusedCell<Column>>(undefined);
  /** Index of the row that has, or last had, the focus. */
  const stood = useRef(0);
  /** The focus is in the grid, or was when the focused element was removed: React fires no blur for that. */
  const within = useRef(false);

  const index = (chosen && indexOf.get(chosen.id)) ?? 0;
  const column = chosen && columns.includes(chosen.column) ? chosen.column : home;

  const focusCell = useCallback(
    (row: number, next: Column) => {
      const record = rows[Math.max(0, Math.min(rows.length - 1, row))];
      if (!record) return undefined;
      const cell = { id: record.id, column: next };
      wanted.current = cell;
      scrollTo(indexOf.get(record.id) ?? 0);
      setChosen(cell);
      return record;
    },
    [rows, indexOf, scrollTo],
  );

  /** Follows a focus that was set elsewhere: by a pointer, or by assistive technology. */
  const follow = useCallback((id: string, next: Column) => {
    if (wanted.current?.id !== id || wanted.current.column !== next) wanted.current = undefined;
    setChosen((before) => (before?.id === id && before.column === next ? before : { id, column: next }));
  }, []);

  /** Moves by rows and columns, stopping at the edges. */
  const move = useCallback(
    (byRows: number, byColumns: number) => {
      const at = columns.indexOf(column) + byColumns;
      const next = columns[Math.max(0, Math.min(columns.length - 1, at))] ?? home;
      return focusCell(index + byRows, next);
    },
    [columns, column, home, index, focusCell],
  );

  const noteFocus = useCallback(({ currentTarget, target }: FocusEvent) => {
    within.current = currentTarget.contains(target);
  }, []);
  const noteBlur = useCallback(({ currentTarget, relatedTarget }: FocusEvent) => {
    // A window that loses the focus keeps its element, and restores it.
    within.current = currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement);
  }, []);

  useEffect(() => {
    const at = chosen && indexOf.get(chosen.id);
    if (at !== undefined) stood.current = at;
    else if (chosen && (wanted.current || (within.current && document.activeElement === document.body))) {
      focusCell(stood.current, column);
      return;
    }
    // Scrolling may draw the grid with the cell of before.
    if (!wanted.current || wanted.current !== chosen) return;
    const cell = grid.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
    if (!cell) return;
    wanted.current = undefined;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: "nearest", inline: "nearest" });
  });

  useEffect(
    () => () => {
      if (within.current) focusEmptyState();
    },
    [],
  );

  return { index, column, columns, focusCell, follow, move, noteFocus, noteBlur, record: rows[index] };
}

export type GridFocus<Row extends GridRecord, Column extends string> = ReturnType<
  typeof useGridFocus<Row, Column>
>;
