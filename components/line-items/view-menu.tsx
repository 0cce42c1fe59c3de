"use client";

import { SlidersHorizontal } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { ExportItemsProps } from "@/components/ui/grid/export-items";
import { Late, useLate } from "@/components/ui/late";
import { Menu } from "@/components/ui/menu";
import type { Layout } from "@/lib/grid/columns";
import type { LineItemColumn } from "@/lib/line-items/line-item-columns";
import type { LineItemsView } from "./use-line-items-view";

export interface ViewMenuProps {
  view: LineItemsView;
  layout: Layout<LineItemColumn>;
  exporting: ExportItemsProps;
}

const items = new Late(() => import("./view-menu-items"));

/** Columns, density, deleted line items and export. */
export function ViewMenu(props: ViewMenuProps) {
  const late = useLate(items, false);
  return (
    <Menu
      align="end"
      items={items}
      trigger={
        <Button tone="quiet">
          <SlidersHorizontal size={14} aria-hidden />
          View
        </Button>
      }
    >
      {late && <late.ViewMenuItems {...props} />}
    </Menu>
  );
}
