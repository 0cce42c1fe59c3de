"use client";

import type { ExportItemsProps } from "@/components/ui/grid/export-items";
import { GridViewMenu } from "@/components/ui/grid/view-menu";
import { Late, useLate } from "@/components/ui/late";
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
  return <GridViewMenu items={items}>{late && <late.ViewMenuItems {...props} />}</GridViewMenu>;
}
