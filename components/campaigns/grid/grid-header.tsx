"use client";

import { ChevronDown } from "lucide-react";
import { memo, type PointerEvent, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import { ChooseAll } from "@/components/ui/grid/choose-all";
import { SortButton } from "@/components/ui/grid/sort-button";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/menu";
import { ariaSort } from "@/components/ui/table";
import {
  type ColumnId,
  clampWidth,
  columnOf,
  moveColumn,
  type PlacedColumn,
  resizeColumn,
  toggleColumn,
} from "@/lib/campaigns/view/columns";
import type { Sort } from "@/lib/campaigns/view/sort";

interface GridHeaderProps {
  layout: readonly PlacedColumn[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  onLayout: (layout: readonly PlacedColumn[] | null) => void;
  /** Shows widths while a column is dragged wider, before they are kept. */
  onPreview: (layout: readonly PlacedColumn[]) => void;
  allSelected: boolean;
  someSelected: boolean;
  onToggleAll: () => void;
  matching: number;
}

const STEP = 40;

/** The head of the grid: choose all, sort by a click, everything else in each column's menu. */
export const GridHeader = memo(function GridHeader({
  layout,
  sort,
  onSort,
  onLayout,
  onPreview,
  allSelected,
  someSelected,
  onToggleAll,
  matching,
}: GridHeaderProps) {
  return (
    <div
      role="row"
      aria-rowindex={1}
      tabIndex={-1}
      className="sticky top-0 z-10 grid h-8 w-max min-w-full grid-cols-(--grid) border-b bg-surface-sunken font-medium text-sm text-text-muted"
    >
      <ChooseAll
        label={`Choose all ${matching.toLocaleString("en-GB")} matching campaigns`}
        all={allSelected}
        some={someSelected}
        onToggle={onToggleAll}
      />
      {layout.map(({ id, width }, position) => (
        <div
          key={id}
          role="columnheader"
          tabIndex={-1}
          aria-colindex={position + 2}
          aria-sort={ariaSort(sort.column === id ? sort.direction : null)}
          className={classNames(
            "group/head relative flex min-w-0 items-center",
            columnOf(id).align === "end" && "flex-row-reverse",
            id === "name" && "sticky left-9 z-2 border-r bg-inherit",
          )}
        >
          <SortButton
            label={columnOf(id).label}
            direction={sort.column === id ? sort.direction : null}
            numeric={columnOf(id).align === "end"}
            onSort={() =>
              onSort({
                column: id,
                direction: sort.column === id && sort.direction === "asc" ? "desc" : "asc",
              })
            }
          />
          <ColumnMenu id={id} layout={layout} onSort={onSort} onLayout={onLayout} />
          <ResizeHandle id={id} width={width} layout={layout} onLayout={onLayout} onPreview={onPreview} />
        </div>
      ))}
    </div>
  );
});

function ColumnMenu({
  id,
  layout,
  onSort,
  onLayout,
}: { id: ColumnId } & Pick<GridHeaderProps, "layout" | "onSort" | "onLayout">) {
  const { label } = columnOf(id);
  const width = layout.find((placed) => placed.id === id)?.width ?? columnOf(id).width;
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`${label}: column menu`}
          className="mx-0.5 inline-flex size-6 shrink-0 items-center justify-center rounded-sm opacity-0 hover:bg-surface-hover focus-visible:opacity-100 group-hover/head:opacity-100 data-popup-open:opacity-100 pointer-coarse:opacity-100"
        >
          <ChevronDown size={14} aria-hidden />
        </button>
      }
    >
      <MenuItem onSelect={() => onSort({ column: id, direction: "asc" })}>Sort ascending</MenuItem>
      <MenuItem onSelect={() => onSort({ column: id, direction: "desc" })}>Sort descending</MenuItem>
      <MenuSeparator />
      {id !== "name" && (
        <>
          <MenuItem onSelect={() => onLayout(moveColumn(layout, id, -1))}>Move left</MenuItem>
          <MenuItem onSelect={() => onLayout(moveColumn(layout, id, 1))}>Move right</MenuItem>
        </>
      )}
      <MenuItem onSelect={() => onLayout(resizeColumn(layout, id, width + STEP))}>Wider</MenuItem>
      <MenuItem onSelect={() => onLayout(resizeColumn(layout, id, width - STEP))}>Narrower</MenuItem>
      <MenuSeparator />
      {id !== "name" && <MenuItem onSelect={() => onLayout(toggleColumn(layout, id))}>Hide column</MenuItem>}
      <MenuItem onSelect={() => onLayout(null)}>Reset all columns</MenuItem>
    </Menu>
  );
}

/** For the pointer only: the keyboard widens columns from their menu. */
function ResizeHandle({
  id,
  width,
  layout,
  onLayout,
  onPreview,
}: { id: ColumnId; width: number } & Pick<GridHeaderProps, "layout" | "onLayout" | "onPreview">) {
  const drag = useRef<{ from: number; to: number } | undefined>(undefined);
  const resized = () => resizeColumn(layout, id, drag.current?.to ?? width);
  return (
    <span
      aria-hidden
      className="absolute inset-y-0 right-0 z-3 w-2 cursor-col-resize touch-none border-transparent border-r-2 hover:border-accent"
      onPointerDown={(event: PointerEvent<HTMLSpanElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { from: event.clientX, to: width };
      }}
      onPointerMove={(event) => {
        if (!drag.current) return;
        drag.current.to = clampWidth(width + event.clientX - drag.current.from);
        onPreview(resized());
      }}
      onPointerUp={() => {
        if (drag.current && drag.current.to !== width) onLayout(resized());
        drag.current = undefined;
      }}
      onPointerCancel={() => {
        drag.current = undefined;
        onPreview(layout);
      }}
    />
  );
}
