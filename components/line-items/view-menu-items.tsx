"use client";

import { useNarrow } from "@/components/shell/use-narrow";
import { ColumnChoice } from "@/components/ui/grid/column-choice";
import { DeletedChoice } from "@/components/ui/grid/deleted-choice";
import { DensityChoice } from "@/components/ui/grid/density-choice";
import { ExportItems, type ExportItemsProps } from "@/components/ui/grid/export-items";
import { GroupChoice } from "@/components/ui/grid/group-choice";
import { SortChoice } from "@/components/ui/grid/sort-choice";
import { MenuSeparator } from "@/components/ui/menu";
import type { Layout } from "@/lib/grid/columns";
import { LINE_ITEM_COLUMNS, type LineItemColumn } from "@/lib/line-items/line-item-columns";
import { LINE_ITEM_GROUPING_WORDS } from "@/lib/line-items/line-item-groups";
import type { LineItemsView } from "./use-line-items-view";

export interface ViewMenuProps {
  view: LineItemsView;
  layout: Layout<LineItemColumn>;
  exporting: ExportItemsProps;
}

/** The menu's items; `ViewMenu` fetches them. */
export function ViewMenuItems({ view, layout, exporting }: ViewMenuProps) {
  // A phone shows no columns, and cards of one height.
  const narrow = useNarrow();
  return (
    <>
      {narrow ? (
        <SortChoice columns={LINE_ITEM_COLUMNS} layout={layout} sort={view.sort} onSort={view.setSort} />
      ) : (
        <>
          <DensityChoice density={view.density} onDensity={view.setDensity} />
          <MenuSeparator />
          <GroupChoice
            words={LINE_ITEM_GROUPING_WORDS}
            group={view.group}
            onGroup={view.setGroup}
            onClosed={view.setClosed}
          />
        </>
      )}
      <MenuSeparator />
      <DeletedChoice many="line items" deleted={view.deleted} onDeleted={view.setDeleted} />
      <MenuSeparator />
      <ExportItems {...exporting} columnsSeen={!narrow} />
      {!narrow && (
        <>
          <MenuSeparator />
          <ColumnChoice columns={LINE_ITEM_COLUMNS} layout={layout} onLayout={view.setLayout} />
        </>
      )}
    </>
  );
}
