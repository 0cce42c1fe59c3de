"use client";

import { SlidersHorizontal } from "lucide-react";
import { Button } from "@/components/ui/button";
import { ColumnChoice } from "@/components/ui/grid/column-choice";
import { DensityChoice } from "@/components/ui/grid/density-choice";
import { Menu, MenuSeparator } from "@/components/ui/menu";
import type { Layout } from "@/lib/grid/columns";
import { LINE_ITEM_COLUMNS, type LineItemColumn } from "@/lib/line-items/line-item-columns";
import type { LineItemsView } from "./use-line-items-view";

interface ViewMenuProps {
  view: LineItemsView;
  layout: Layout<LineItemColumn>;
}

/** Density and columns. */
export function ViewMenu({ view, layout }: ViewMenuProps) {
  return (
    <Menu
      align="end"
      trigger={
        <Button tone="quiet">
          <SlidersHorizontal size={14} aria-hidden />
          View
        </Button>
      }
    >
      <DensityChoice density={view.density} onDensity={view.setDensity} />
      <MenuSeparator />
      <ColumnChoice columns={LINE_ITEM_COLUMNS} layout={layout} onLayout={view.setLayout} />
    </Menu>
  );
}
