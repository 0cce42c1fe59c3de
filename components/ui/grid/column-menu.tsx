"use client";

import { ChevronDown } from "lucide-react";
import { classNames } from "@/components/ui/class-names";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import { Menu } from "@/components/ui/menu";
import type { ColumnActions } from "./column-menu-items";

interface ColumnMenuProps extends ColumnActions {
  /** The label of the column. */
  label: string;
  numeric: boolean;
}

const items = new LazyModule(() => import("./column-menu-items"));

/** Everything that can be done with a column. Covers the end of the header while that is hovered. */
export function ColumnMenu({ label, numeric, ...actions }: ColumnMenuProps) {
  const late = useLazyModule(items, false);
  return (
    <Menu
      items={items}
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
      {late && <late.ColumnMenuItems {...actions} />}
    </Menu>
  );
}
