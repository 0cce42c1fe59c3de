"use client";

import { GridViewMenu } from "@/components/ui/grid/view-menu";
import { Late, useLate } from "@/components/ui/late";
import type { ViewMenuProps } from "./view-menu-items";

const items = new Late(() => import("./view-menu-items"));

/** Columns, density, deleted line items and export. */
export function ViewMenu(props: ViewMenuProps) {
  const late = useLate(items, false);
  return <GridViewMenu items={items}>{late && <late.ViewMenuItems {...props} />}</GridViewMenu>;
}
