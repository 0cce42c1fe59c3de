"use client";

import { MenuItem, MenuSeparator } from "@/components/ui/menu";

export interface ColumnActions {
  onSort: (direction: "asc" | "desc") => void;
  /** Absent where the column stays in its place. */
  onMove: ((by: -1 | 1) => void) | undefined;
  onWiden: (by: -1 | 1) => void;
  /** Absent where the column is always shown. */
  onHide: (() => void) | undefined;
  onReset: () => void;
}

/** The actions on a column; `ColumnMenu` fetches them. */
export function ColumnMenuItems({ onSort, onMove, onWiden, onHide, onReset }: ColumnActions) {
  return (
    <>
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
    </>
  );
}
