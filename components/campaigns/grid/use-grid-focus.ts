"use client";

import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { PlacedColumn } from "@/lib/campaigns/view/columns";
import type { FocusColumn } from "./grid-row";

/** The cell with the focus, by campaign rather than by place: it stays put while rows arrive and sort. */
export interface FocusedCell {
  readonly id: string;
  readonly column: FocusColumn;
}

/**
 * One cell of the grid takes part in the page's tab order, and the arrow keys move it (roving tabindex). The
 * focus itself is given after the row has been scrolled into view and drawn.
 */
export function useGridFocus(
  grid: RefObject<HTMLElement | null>,
  rows: readonly Campaign[],
  layout: readonly PlacedColumn[],
  scrollTo: (index: number) => void,
) {
  const [chosen, setChosen] = useState<FocusedCell>();
  const indexOf = useMemo(() => new Map(rows.map(({ id }, index) => [id, index])), [rows]);
  const columns = useMemo<readonly FocusColumn[]>(() => ["select", ...layout.map(({ id }) => id)], [layout]);
  const wanted = useRef(false);

  const index = (chosen && indexOf.get(chosen.id)) ?? 0;
  const column = chosen && columns.includes(chosen.column) ? chosen.column : "name";

  const focusCell = useCallback(
    (row: number, next: FocusColumn) => {
      const campaign = rows[Math.max(0, Math.min(rows.length - 1, row))];
      if (!campaign) return undefined;
      wanted.current = true;
      scrollTo(indexOf.get(campaign.id) ?? 0);
      setChosen({ id: campaign.id, column: next });
      return campaign;
    },
    [rows, indexOf, scrollTo],
  );

  /** Follows a focus that came another way: by a pointer, or moved by assistive technology. */
  const follow = useCallback((id: string, next: FocusColumn) => {
    setChosen((before) => (before?.id === id && before.column === next ? before : { id, column: next }));
  }, []);

  /** Moves by rows and columns, stopping at the edges. */
  const move = useCallback(
    (byRows: number, byColumns: number) => {
      const at = columns.indexOf(column) + byColumns;
      const next = columns[Math.max(0, Math.min(columns.length - 1, at))] ?? "name";
      return focusCell(index + byRows, next);
    },
    [columns, column, index, focusCell],
  );

  useEffect(() => {
    if (!wanted.current) return;
    const cell = grid.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
    if (!cell) return;
    wanted.current = false;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: "nearest", inline: "nearest" });
  });

  return { index, column, columns, focusCell, follow, move, campaign: rows[index] };
}
