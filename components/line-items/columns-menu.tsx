"use client";

import { SlidersHorizontal } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Menu, MenuCheck, MenuGroup, MenuItem } from "@/components/ui/menu";
import { lineItemColumn, OPTIONAL_COLUMNS, type OptionalColumn } from "@/lib/line-items/line-item-columns";
import type { LineItemColumn } from "@/lib/line-items/line-item-view";

interface ColumnsMenuProps {
  columns: readonly LineItemColumn[];
  /** Null for what has room. */
  onColumns: (columns: readonly OptionalColumn[] | null) => void;
}

/** Shows and hides columns. */
export function ColumnsMenu({ columns, onColumns }: ColumnsMenuProps) {
  const toggled = (id: OptionalColumn) =>
    OPTIONAL_COLUMNS.filter((each) => (each === id ? !columns.includes(id) : columns.includes(each)));
  return (
    <Menu
      align="end"
      trigger={
        <Button tone="quiet">
          <SlidersHorizontal size={14} aria-hidden />
          Columns
        </Button>
      }
    >
      <MenuGroup label="Columns">
        {OPTIONAL_COLUMNS.map((id) => (
          <MenuCheck key={id} checked={columns.includes(id)} onCheckedChange={() => onColumns(toggled(id))}>
            {lineItemColumn(id).label}
          </MenuCheck>
        ))}
      </MenuGroup>
      <MenuItem onSelect={() => onColumns(null)}>Reset columns</MenuItem>
    </Menu>
  );
}
