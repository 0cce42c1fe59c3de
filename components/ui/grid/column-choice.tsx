"use client";

import type { ReactNode } from "react";
import { MenuCheck, MenuItem } from "@/components/ui/menu";
import { Columns, SubMenu } from "@/components/ui/sub-menu";
import { formatNumber } from "@/lib/format/numbers";
import { type GridColumns, type Layout, toggleColumn } from "@/lib/grid/columns";
import { groupedBy } from "@/lib/lists/arrange";

interface ColumnChoiceProps<Id extends string> {
  columns: GridColumns<Id>;
  layout: Layout<Id>;
  /** The heading that each column is listed under. */
  group?: (id: Id) => string;
  /** Shown above the columns of a group. */
  above?: Readonly<Record<string, ReactNode>>;
  /** Null for the usual columns. */
  onLayout: (layout: Layout<Id> | null) => void;
}

/** As many as fit in one column in a window of 720 pixels. */
const BESIDE_MIN = 20;

/** Shows and hides columns, inside a menu. */
export function ColumnChoice<Id extends string>({
  columns,
  layout,
  group = () => "Columns",
  above = {},
  onLayout,
}: ColumnChoiceProps<Id>) {
  const [, ...optional] = columns.ids;
  const isShown = (id: Id) => layout.some((placed) => placed.id === id);
  const checks = (ids: readonly Id[]) =>
    ids.map((id) => (
      <MenuCheck
        key={id}
        checked={isShown(id)}
        onCheckedChange={() => onLayout(toggleColumn(columns, layout, id))}
      >
        {columns.of(id).label}
      </MenuCheck>
    ));
  return (
    <>
      {[...groupedBy(optional, group)].map(([label, ids]) => {
        const wide = ids.length > BESIDE_MIN;
        return (
          <SubMenu
            key={label}
            label={label}
            value={`${formatNumber(ids.filter(isShown).length)} shown`}
            wide={wide}
          >
            {above[label]}
            {wide ? <Columns>{checks(ids)}</Columns> : checks(ids)}
          </SubMenu>
        );
      })}
      <MenuItem onSelect={() => onLayout(null)}>Reset columns</MenuItem>
    </>
  );
}
