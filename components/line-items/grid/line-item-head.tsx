"use client";

import { type ListSort, sortMark } from "@/components/shell/sort-in-address";
import { classNames } from "@/components/ui/class-names";
import { ChooseAll } from "@/components/ui/grid/choose-all";
import { SortButton } from "@/components/ui/grid/sort-button";
import { ariaSort } from "@/components/ui/table";
import { lineItemColumn } from "@/lib/line-items/line-item-columns";
import type { LineItemColumn } from "@/lib/line-items/line-item-view";

interface LineItemHeadProps {
  columns: readonly LineItemColumn[];
  sort: ListSort<LineItemColumn>;
  onSort: (column: LineItemColumn) => void;
  /** How many match, and which part of them is chosen. */
  matching: number;
  all: boolean;
  some: boolean;
  onToggleAll: () => void;
}

/** The head of the grid: choose all, and sort by a click. */
export function LineItemHead({ columns, sort, onSort, matching, all, some, onToggleAll }: LineItemHeadProps) {
  return (
    <div
      role="row"
      aria-rowindex={1}
      tabIndex={-1}
      className="sticky top-0 z-10 grid h-8 grid-cols-(--grid) border-b bg-surface-sunken font-medium text-sm text-text-muted"
    >
      <ChooseAll
        label={`Choose all ${matching.toLocaleString("en-GB")} matching line items`}
        all={all}
        some={some}
        onToggle={onToggleAll}
      />
      {columns.map((column, position) => {
        const { label, hint, numeric } = lineItemColumn(column);
        const direction = sortMark(sort, column);
        return (
          <div
            key={column}
            role="columnheader"
            tabIndex={-1}
            aria-colindex={position + 2}
            aria-sort={ariaSort(direction)}
            title={hint}
            className={classNames(
              "flex min-w-0 items-center",
              column === "name" && "sticky left-9 z-2 border-r bg-inherit",
            )}
          >
            <SortButton
              label={label}
              direction={direction}
              numeric={numeric}
              className="px-2"
              onSort={() => onSort(column)}
            />
          </div>
        );
      })}
    </div>
  );
}
