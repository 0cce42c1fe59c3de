"use client";

import { MenuChoice, MenuSeparator } from "@/components/ui/menu";
import type { GridColumns, Layout } from "@/lib/grid/columns";
import type { Sort } from "@/lib/grid/sort";

interface SortChoiceProps<Id extends string> {
  columns: GridColumns<Id>;
  /** The columns of a wide window: people rarely sort by others. */
  layout: Layout<Id>;
  sort: Sort<Id>;
  onSort: (sort: Sort<Id>) => void;
}

const DIRECTIONS = [
  { value: "asc", label: "Ascending" },
  { value: "desc", label: "Descending" },
] as const;

/** The sort order of a grid, inside a menu: for views without column headers. */
export function SortChoice<Id extends string>({ columns, layout, sort, onSort }: SortChoiceProps<Id>) {
  const offered = columns.ids.filter((id) => id === sort.column || layout.some((placed) => placed.id === id));
  return (
    <>
      <MenuChoice
        label="Sort by"
        value={sort.column}
        onValueChange={(column) => onSort({ ...sort, column })}
        options={offered.map((id) => ({ value: id, label: columns.of(id).label }))}
      />
      <MenuSeparator />
      <MenuChoice
        label="Order"
        value={sort.direction}
        onValueChange={(direction) => onSort({ ...sort, direction })}
        options={DIRECTIONS}
      />
    </>
  );
}
