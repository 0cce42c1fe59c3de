"use client";

import { type KeyboardEvent, useEffect, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import { clampWidth, type GridColumns, type Layout, moveColumn, resizeColumn } from "@/lib/grid/columns";
import { ariaSort, type Sort } from "@/lib/grid/sort";
import { ChooseAll } from "./choose-all";
import { ColumnMenu } from "./column-menu";
import { ResizeHandle } from "./resize-handle";
import { SortButton } from "./sort-button";
import { useColumnDrag } from "./use-column-drag";

interface GridHeadProps<Id extends string> {
  columns: GridColumns<Id>;
  layout: Layout<Id>;
  sort: Sort<Id>;
  onSort: (sort: Sort<Id>) => void;
  onLayout: (layout: Layout<Id> | null) => void;
  /** Shows widths while a column is dragged wider, before they are saved. */
  onPreview: (layout: Layout<Id>) => void;
  /** The padding of its labels, as in the cells below. */
  padding: string;
  /** "Select all 12 matching campaigns". */
  chooseLabel: string;
  all: boolean;
  some: boolean;
  onToggleAll: () => void;
}

/** By how much keys and menu widen a column, in pixels. */
const STEP = 40;

/** The header row of a grid: choose all, sort by a click, move by dragging, everything else in each column's menu. */
export function GridHead<Id extends string>({
  columns,
  layout,
  sort,
  onSort,
  onLayout,
  onPreview,
  padding,
  chooseLabel,
  all,
  some,
  onToggleAll,
}: GridHeadProps<Id>) {
  const row = useRef<HTMLDivElement>(null);
  const boxOf = (place: number) => row.current?.children[place + 1]?.getBoundingClientRect();
  const shownWidth = (place: number) => boxOf(place)?.width ?? 0;
  const widened = (id: Id, width: number) => resizeColumn(columns, layout, id, width, shownWidth);

  /** A column that moves in the document would lose the focus. */
  const moved = useRef<{ readonly id: Id; readonly place: number } | undefined>(undefined);
  useEffect(() => {
    const { id, place } = moved.current ?? {};
    if (place === undefined || layout[place]?.id !== id) return;
    moved.current = undefined;
    row.current?.children[place + 1]?.querySelector("button")?.focus();
  });
  const moveBy = (id: Id, from: number, by: -1 | 1) => {
    const next = moveColumn(layout, id, from + by);
    moved.current = { id, place: next.findIndex((placed) => placed.id === id) };
    onLayout(next);
  };
  const widenBy = (id: Id, place: number, by: -1 | 1) => onLayout(widened(id, shownWidth(place) + by * STEP));

  const onKeyDown = (event: KeyboardEvent, id: Id, place: number) => {
    const by = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : undefined;
    if (!by || !event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (event.altKey) widenBy(id, place, by);
    else if (place > 0) moveBy(id, place, by);
  };
  const drag = useColumnDrag({
    boxes: () => layout.flatMap((_, place) => boxOf(place) ?? []),
    onDrop: (from, to) => {
      const id = layout[from]?.id;
      if (id !== undefined) onLayout(moveColumn(layout, id, to));
    },
  });

  return (
    <div
      ref={row}
      role="row"
      aria-rowindex={1}
      tabIndex={-1}
      className="sticky top-0 z-10 grid h-8 grid-cols-(--grid) border-b bg-surface-sunken font-medium text-sm text-text-muted"
    >
      <ChooseAll label={chooseLabel} all={all} some={some} onToggle={onToggleAll} />
      {layout.map(({ id }, place) => {
        const { label, hint, numeric = false, largestFirst = false } = columns.of(id);
        const direction = sort.column === id ? sort.direction : null;
        const down = direction === null ? largestFirst : direction === "asc";
        return (
          <div
            key={id}
            role="columnheader"
            tabIndex={-1}
            aria-colindex={place + 2}
            aria-sort={ariaSort(direction)}
            title={hint}
            onKeyDown={(event) => onKeyDown(event, id, place)}
            {...(place > 0 && drag.handlers(place))}
            className={classNames(
              "group/head relative flex min-w-0 items-center",
              numeric && "flex-row-reverse",
              place === 0 && "sticky left-9 z-2 border-r bg-inherit",
              drag.from === place && "opacity-60",
            )}
          >
            <SortButton
              label={label}
              direction={direction}
              numeric={numeric}
              className={padding}
              onSort={() => onSort({ column: id, direction: down ? "desc" : "asc" })}
            />
            <ColumnMenu
              label={label}
              numeric={numeric}
              onSort={(next) => onSort({ column: id, direction: next })}
              onMove={place > 0 ? (by) => moveBy(id, place, by) : undefined}
              onWiden={(by) => widenBy(id, place, by)}
              onHide={place > 0 ? () => onLayout(layout.filter((placed) => placed.id !== id)) : undefined}
              onReset={() => onLayout(null)}
            />
            <ResizeHandle
              width={() => shownWidth(place)}
              onPreview={(width) => onPreview(width === undefined ? layout : widened(id, clampWidth(width)))}
              onWidth={(width) => onLayout(widened(id, width))}
            />
            {drag.to === place && drag.from !== place && (
              <span
                aria-hidden
                className={classNames(
                  "absolute inset-y-0 z-3 w-0.5 bg-accent",
                  drag.to > drag.from ? "right-0" : "left-0",
                )}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
