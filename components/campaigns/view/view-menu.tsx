"use client";

import { SlidersHorizontal } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { ExportItemsProps } from "@/components/ui/grid/export-items";
import { Late, useLate } from "@/components/ui/late";
import { Menu } from "@/components/ui/menu";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { GridExport } from "@/lib/grid/csv-columns";
import type { CampaignViewState } from "./use-campaign-view";

export interface ViewMenuProps {
  view: CampaignViewState;
  exporting: Omit<ExportItemsProps, "onExport">;
  /** What goes into a file. */
  exported: (rows: GridExport["rows"]) => readonly Campaign[];
}

const items = new Late(() => import("./view-menu-items"));

/** Columns, density, deleted campaigns, export and import. */
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
