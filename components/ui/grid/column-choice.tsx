"use client";

import { MenuCheck, MenuGroup, MenuItem } from "@/components/ui/menu";
import { type GridColumns, type Layout, toggleColumn } from "@/lib/grid/columns";

interface ColumnChoiceProps<Id extends string> {
  columns: GridColumns<Id>;
  layout: Layout<Id>;
  /** Under what each column is offered. */
  group?: (id: Id) => string;
  /** Null for the usual columns. */
  onLayout: (layout: Layout<Id> | null) => void;
}

/** Shows and hides columns, inside a menu. */
export function ColumnChoice<Id extends string>({
  columns,
  layout,
  group = () => "Columns",
  onLayout,
}: ColumnChoiceProps<Id>) {
  const [, ...optional] = columns.ids;
  const groups = [...new Set(optional.map(group))];
  return (
    <>
      {groups.map((label) => (
        <MenuGroup key={label} label={label}>
          {optional.flatMap((id) =>
            group(id) !== label ? (
              []
            ) : (
              <MenuCheck
                key={id}
                checked={layout.some((placed) => placed.id === id)}
                onCheckedChange={() => onLayout(toggleColumn(columns, layout, id))}
              >
                {columns.of(id).label}
              </MenuCheck>
            ),
          )}
        </MenuGroup>
      ))}
      <MenuItem onSelect={() => onLayout(null)}>Reset columns</MenuItem>
    </>
  );
}
