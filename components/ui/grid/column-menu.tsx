"use client";

import { ChevronDown } from "lucide-react";
import { classNames } from "@/components/ui/class-names";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/menu";

interface ColumnMenuProps {
  /** What the column is called. */
  label: string;
  numeric: boolean;
  onSort: (direction: "asc" | "desc") => void;
  /** Absent where the column stays in its place. */
  onMove: ((by: -1 | 1) => void) | undefined;
  onWiden: (by: -1 | 1) => void;
  /** Absent where the column is always shown. */
  onHide: (() => void) | undefined;
  onReset: () => void;
}

/** Everything that can be done with a column. It stands over the end of the head while that is pointed at. */
export function ColumnMenu({ label, numeric, onSort, onMove, onWiden, onHide, onReset }: ColumnMenuProps) {
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`${label}: column menu`}
          className={classNames(
            "absolute z-2 inline-flex size-6 shrink-0 items-center justify-center rounded-sm bg-surface-sunken opacity-0 hover:bg-surface-hover focus-visible:opacity-100 group-hover/head:opacity-100 data-popup-open:opacity-100 pointer-coarse:static pointer-coarse:opacity-100",
            numeric ? "left-0.5" : "right-2",
          )}
        >
          <ChevronDown size={14} aria-hidden />
        </button>
      }
    >
      <MenuItem onSelect={() => onSort("asc")}>Sort ascending</MenuItem>
      <MenuItem onSelect={() => onSort("desc")}>Sort descending</MenuItem>
      <MenuSeparator />
      {onMove && (
        <>
          <MenuItem onSelect={() => onMove(-1)}>Move left</MenuItem>
          <MenuItem onSelect={() => onMove(1)}>Move right</MenuItem>
        </>
      )}
      <MenuItem onSelect={() => onWiden(1)}>Wider</MenuItem>
      <MenuItem onSelect={() => onWiden(-1)}>Narrower</MenuItem>
      <MenuSeparator />
      {onHide && <MenuItem onSelect={onHide}>Hide column</MenuItem>}
      <MenuItem onSelect={onReset}>Reset all columns</MenuItem>
    </Menu>
  );
}
