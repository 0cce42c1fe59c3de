"use client";

import type { ExportItemsProps } from "@/components/ui/grid/export-items";
import { GridViewMenu } from "@/components/ui/grid/view-menu";
import { Late, useLate } from "@/components/ui/late";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { GridExport } from "@/lib/grid/csv-columns";
import type { CampaignViewState } from "./use-campaign-view";

export interface ViewMenuProps {
  view: CampaignViewState;
  exporting: Omit<ExportItemsProps, "onExport">;
  /** What goes into a file. */
  exported: (wish: GridExport) => readonly Campaign[];
}

const items = new Late(() => import("./view-menu-items"));

/** Columns, density, deleted campaigns, export and import. */
export function ViewMenu(props: ViewMenuProps) {
  const late = useLate(items, false);
  return <GridViewMenu items={items}>{late && <late.ViewMenuItems {...props} />}</GridViewMenu>;
}
