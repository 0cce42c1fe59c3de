"use client";

import { memo } from "react";
import { classNames } from "@/components/ui/class-names";
import { ChooseCell } from "@/components/ui/grid/choose-cell";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { lineItemColumn } from "@/lib/line-items/line-item-columns";
import type { LineItemColumn } from "@/lib/line-items/line-item-view";
import { lineItemName } from "@/lib/line-items/line-item-words";
import { LineItemCell, type LineItemCellProps } from "./line-item-cell";

/** Columns that can have the focus: the box to choose a row, then those shown. */
export type FocusColumn = LineItemColumn | "select";

interface LineItemRowProps extends Omit<LineItemCellProps, "column"> {
  item: LineItem;
  /** Place in the list, from 0. */
  index: number;
  top: number;
  columns: readonly LineItemColumn[];
  selected: boolean;
  /** The row's panel is open. */
  open: boolean;
  focused?: FocusColumn | undefined;
}

/** One line item. Clicks and keys are handled by the grid around it, which finds the cell by its attributes. */
export const LineItemRow = memo(function LineItemRow({
  index,
  top,
  columns,
  selected,
  open,
  focused,
  ...cell
}: LineItemRowProps) {
  const { item, leaving } = cell;
  const tabIndexOf = (column: FocusColumn) => (focused === column ? 0 : -1);
  return (
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={index + 2}
      aria-selected={selected}
      data-row={item.id}
      style={{ transform: `translateY(${top}px)` }}
      className={classNames(
        "absolute inset-x-0 top-0 grid h-row grid-cols-(--grid) border-b [contain:layout_style]",
        selected ? "bg-surface-selected" : open ? "bg-surface-hover" : "bg-surface hover:bg-surface-hover",
        leaving && "text-text-muted",
      )}
    >
      <ChooseCell
        label={`Choose ${lineItemName(item)}`}
        tabIndex={tabIndexOf("select")}
        chosen={selected}
        disabled={leaving}
      />
      {columns.map((column, position) => (
        <div
          key={column}
          role="gridcell"
          data-cell={column}
          tabIndex={tabIndexOf(column)}
          aria-colindex={position + 2}
          className={classNames(
            "flex min-w-0 items-center overflow-hidden px-2 focus-visible:-outline-offset-2",
            lineItemColumn(column).numeric && "justify-end text-right",
            column === "name" && "sticky left-9 z-2 border-r bg-inherit",
          )}
        >
          <LineItemCell {...cell} column={column} />
        </div>
      ))}
    </div>
  );
});
