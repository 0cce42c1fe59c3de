"use client";

import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import { Menu } from "@/components/ui/menu";
import type { GridColumns, Layout } from "@/lib/grid/columns";
import type { Sort } from "@/lib/grid/sort";

const choice = new LazyModule(() => import("@/components/ui/grid/sort-choice"));

interface RecordSortMenuProps<Column extends string> {
  columns: GridColumns<Column>;
  layout: Layout<Column>;
  sort: Sort<Column>;
  onSort: (sort: Sort<Column>) => void;
}

/** Names the sort column while no header shows it, and changes it. Phones have it in View. */
export function RecordSortMenu<Column extends string>({
  columns,
  layout,
  sort,
  onSort,
}: RecordSortMenuProps<Column>) {
  const late = useLazyModule(choice, false);
  // Once it was used the focus is in it.
  const [used, setUsed] = useState(false);
  const shown = layout.some(({ id }) => id === sort.column);
  if (shown && !used) return null;
  const { label } = columns.of(sort.column);
  const up = sort.direction === "asc";
  const Arrow = up ? ArrowUp : ArrowDown;
  return (
    <Menu
      items={choice}
      align="end"
      trigger={
        <Button
          tone="quiet"
          className="max-md:hidden"
          aria-label={`Sorted by ${label}, ${up ? "ascending" : "descending"}`}
        >
          <Arrow size={14} aria-hidden />
          {label}
        </Button>
      }
    >
      {late && (
        <late.SortChoice
          columns={columns}
          layout={layout}
          sort={sort}
          onSort={(next) => {
            setUsed(true);
            onSort(next);
          }}
        />
      )}
    </Menu>
  );
}
