"use client";

import { useRouter } from "next/navigation";
import { useExportCampaigns } from "@/components/campaigns/use-export-campaigns";
import { useAccount, useMay } from "@/components/shell/account";
import { accountHref } from "@/components/shell/place";
import { useNarrow } from "@/components/shell/use-narrow";
import { ColumnChoice } from "@/components/ui/grid/column-choice";
import { DeletedChoice } from "@/components/ui/grid/deleted-choice";
import { DensityChoice } from "@/components/ui/grid/density-choice";
import { ExportItems, type ExportItemsProps } from "@/components/ui/grid/export-items";
import { GroupChoice } from "@/components/ui/grid/group-choice";
import { SortChoice } from "@/components/ui/grid/sort-choice";
import { MenuItem, MenuSeparator } from "@/components/ui/menu";
import { batch, type Campaign } from "@/lib/ads/endpoints/campaigns";
import { CAMPAIGN_COLUMNS } from "@/lib/campaigns/view/columns";
import { CAMPAIGN_GROUPING_WORDS } from "@/lib/campaigns/view/groups";
import type { GridExport } from "@/lib/grid/csv-columns";
import type { CampaignViewState } from "./use-campaign-view";

export interface ViewMenuProps {
  view: CampaignViewState;
  exporting: Omit<ExportItemsProps, "onExport">;
  /** What goes into a file. */
  exported: (wish: GridExport) => readonly Campaign[];
}

/** The menu's items; `ViewMenu` fetches them. */
export function ViewMenuItems({ view, exporting, exported }: ViewMenuProps) {
  const account = useAccount();
  const router = useRouter();
  const exportCampaigns = useExportCampaigns(view.layout);
  const { reason: importReason } = useMay(batch);
  // Cards have no columns, and are of one height.
  const narrow = useNarrow();
  return (
    <>
      {narrow ? (
        <SortChoice columns={CAMPAIGN_COLUMNS} layout={view.layout} sort={view.sort} onSort={view.setSort} />
      ) : (
        <>
          <DensityChoice density={view.density} onDensity={view.setDensity} />
          <MenuSeparator />
          <GroupChoice
            words={CAMPAIGN_GROUPING_WORDS}
            group={view.group}
            onGroup={view.setGroup}
            onClosed={view.setClosed}
          />
        </>
      )}
      <MenuSeparator />
      <DeletedChoice many="campaigns" deleted={view.deleted} onDeleted={view.setDeleted} />
      <MenuSeparator />
      <ExportItems
        {...exporting}
        columnsSeen={!narrow}
        onExport={(wish) => exportCampaigns(exported(wish), wish.columns)}
      />
      <MenuItem
        disabledReason={importReason}
        onSelect={() => router.push(accountHref(account, "campaigns/import"))}
      >
        Import…
      </MenuItem>
      {!narrow && (
        <>
          <MenuSeparator />
          <ColumnChoice columns={CAMPAIGN_COLUMNS} layout={view.layout} onLayout={view.setLayout} />
        </>
      )}
    </>
  );
}
