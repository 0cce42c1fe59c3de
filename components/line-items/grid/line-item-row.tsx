"use client";

import { memo } from "react";
import { classNames } from "@/components/ui/class-names";
import type { EditDone, Editing } from "@/components/ui/grid/edit/use-grid-edit";
import { GridRow } from "@/components/ui/grid/grid-row";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { Layout } from "@/lib/grid/columns";
import { type LineItemColumn, lineItemColumn } from "@/lib/line-items/line-item-columns";
import type { LineItemChange } from "@/lib/line-items/line-item-input";
import { lineItemName } from "@/lib/line-items/line-item-words";
import { EditCell } from "./edit-cell";
import { LineItemCell, type LineItemCellProps } from "./line-item-cell";

/** Columns that can have the focus: the box to choose a row, then those shown. */
export type FocusColumn = LineItemColumn | "select";

interface LineItemRowProps extends Omit<LineItemCellProps, "column"> {
  item: LineItem;
  /** Place in the list, from 0. */
  index: number;
  top: number;
  layout: Layout<LineItemColumn>;
  selected: boolean;
  /** The row's panel is open. */
  open: boolean;
  focused?: FocusColumn | undefined;
  editing?: Editing<FocusColumn, LineItemChange> | undefined;
  onEdited: EditDone<LineItem, LineItemChange>;
  /** Nothing can be edited here by whoever is signed in. */
  readOnly: boolean;
}

/** One line item. Clicks and keys are handled by the grid around it, which finds the cell by its attributes. */
export const LineItemRow = memo(function LineItemRow({
  index,
  top,
  layout,
  selected,
  open,
  focused,
  editing,
  onEdited,
  readOnly,
  ...cell
}: LineItemRowProps) {
  const { item, campaign } = cell;
  const faded = item.deleted || cell.leaving;
  const tabIndexOf = (column: FocusColumn) => (focused === column ? 0 : -1);
  return (
    <GridRow
      id={item.id}
      name={lineItemName(item)}
      index={index}
      top={top}
      selected={selected}
      open={open}
      deleted={item.deleted}
      faded={faded}
      editing={editing !== undefined}
      tabIndex={tabIndexOf("select")}
    >
      {layout.map(({ id: column }, position) => {
        const { edits: field, numeric } = lineItemColumn(column);
        const edited = editing?.column === column;
        return (
          <div
            key={column}
            role="gridcell"
            data-cell={column}
            // While it is edited, its field takes its place in the tab order.
            tabIndex={edited ? -1 : tabIndexOf(column)}
            aria-colindex={position + 2}
            {...(field && readOnly && { "aria-readonly": true })}
            className={classNames(
              "relative flex min-w-0 items-center px-2 focus-visible:-outline-offset-2",
              !edited && "overflow-hidden",
              numeric && "justify-end text-right",
              column === "name" && "sticky left-9 z-2 border-r bg-inherit",
            )}
          >
            {edited && field ? (
              <EditCell
                item={item}
                campaign={campaign}
                field={field}
                refused={editing?.refused}
                typed={editing?.typed}
                onDone={onEdited}
              />
            ) : (
              <LineItemCell {...cell} column={column} />
            )}
          </div>
        );
      })}
    </GridRow>
  );
});
