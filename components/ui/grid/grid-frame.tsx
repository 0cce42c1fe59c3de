"use client";

import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useMemo,
} from "react";
import { formatNumber } from "@/lib/format/numbers";
import { type GridColumns, gridTemplate, gridWidth, type Layout } from "@/lib/grid/columns";
import type { Density, GridRecord } from "@/lib/grid/rows";
import type { Sort } from "@/lib/grid/sort";
import { cellAt } from "./cell-at";
import { CHOOSE_WIDTH } from "./choose-cell";
import { GridHead } from "./grid-head";
import type { GridFocus } from "./use-grid-focus";
import type { GridSelection } from "./use-grid-selection";
import { GRID_HEADER_HEIGHT, type VirtualRows } from "./use-virtual-rows";

interface GridFrameProps<Row extends GridRecord, Id extends string> {
  scroller: RefObject<HTMLDivElement | null>;
  /** "Campaigns". */
  label: string;
  /** Filtered and sorted, the heads of groups among them. */
  rows: readonly Row[];
  /** How many rows match, visible or not. */
  matching: number;
  columns: GridColumns<Id>;
  layout: Layout<Id>;
  density: Density;
  /** The room at the sides of cells. */
  padding: "px-2" | "px-3";
  sort: Sort<Id>;
  onSort: (sort: Sort<Id>) => void;
  /** Null for the usual columns. */
  onLayout: (layout: Layout<Id> | null) => void;
  virtualizer: VirtualRows["virtualizer"];
  focus: GridFocus<Row, Id | "select">;
  selection: GridSelection<Row>;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onClick: (event: MouseEvent) => void;
  onAuxClick: (event: MouseEvent) => void;
  onDoubleClick: (event: MouseEvent) => void;
  onMouseDown: (event: MouseEvent) => void;
  children: (row: Row, index: number, top: number) => ReactNode;
}

/** Dragging a column wider sets the same values without rendering. */
const stylesOf = <Id extends string>(columns: GridColumns<Id>, layout: Layout<Id>) => ({
  "--grid": gridTemplate(columns, layout, CHOOSE_WIDTH),
  "--grid-width": `${gridWidth(layout, CHOOSE_WIDTH)}px`,
});

/** Thousands of rows, of which only those in view are rendered, below their header; an ARIA grid with one tab stop. */
export function GridFrame<Row extends GridRecord, Id extends string>({
  scroller,
  label,
  rows,
  matching,
  columns,
  layout,
  density,
  padding,
  sort,
  onSort,
  onLayout,
  virtualizer,
  focus,
  selection,
  onKeyDown,
  onClick,
  onAuxClick,
  onDoubleClick,
  onMouseDown,
  children,
}: GridFrameProps<Row, Id>) {
  const preview = useCallback(
    (next: Layout<Id>) => {
      for (const [name, value] of Object.entries(stylesOf(columns, next))) {
        scroller.current?.style.setProperty(name, value);
      }
    },
    [scroller, columns],
  );
  const { all, some, chooseAll } = selection;
  // The header is stable while rows scroll.
  const head = useMemo(
    () => (
      <GridHead
        columns={columns}
        layout={layout}
        sort={sort}
        onSort={onSort}
        onLayout={onLayout}
        onPreview={preview}
        padding={padding}
        chooseLabel={`Select all ${formatNumber(matching)} matching ${label.toLowerCase()}`}
        all={all}
        some={some}
        onToggleAll={chooseAll}
      />
    ),
    [columns, layout, sort, onSort, onLayout, preview, padding, matching, label, all, some, chooseAll],
  );
  const styles: CSSProperties = {
    ...stylesOf(columns, layout),
    // The sticky columns at the left must not cover the focused cell.
    scrollPaddingLeft: CHOOSE_WIDTH + (layout[0]?.width ?? 0),
  };
  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={layout.length + 1}
      aria-multiselectable
      data-density={density}
      style={styles}
      className="relative h-full min-h-0 flex-1 scroll-pt-8 overflow-auto overscroll-contain"
      onKeyDown={onKeyDown}
      onClick={onClick}
      onAuxClick={onAuxClick}
      onDoubleClick={onDoubleClick}
      onMouseDown={onMouseDown}
      onBlur={focus.noteBlur}
      onFocus={(event) => {
        focus.noteFocus(event);
        const cell = cellAt(event.target, rows, focus);
        if (cell) focus.follow(cell.record.id, cell.column);
      }}
    >
      <div role="presentation" className="min-w-(--grid-width)">
        {head}
        <div role="rowgroup" className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return row && children(row, index, start - GRID_HEADER_HEIGHT);
          })}
        </div>
      </div>
    </div>
  );
}
