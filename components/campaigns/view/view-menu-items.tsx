"use client";

import { useRouter } from "next/navigation";
import { useExportCampaigns } from "@/components/campaigns/use-export-campaigns";
import { usePhone } from "@/components/campaigns/use-phone";
import { useAccount, useMay } from "@/components/shell/account";
import { accountHref } from "@/components/shell/place";
import { ColumnChoice } from "@/components/ui/grid/column-choice";
import { DeletedChoice } from "@/components/ui/grid/deleted-choice";
import { DensityChoice } from "@/components/ui/grid/density-choice";
import { ExportItems } from "@/components/ui/grid/export-items";
import { SortChoice } from "@/components/ui/grid/sort-choice";
import { MenuItem, MenuSeparator } from "@/components/ui/menu";
import { batch } from "@/lib/ads/endpoints/campaigns";
import { CAMPAIGN_COLUMNS } from "@/lib/campaigns/view/columns";
import type { ViewMenuProps } from "./view-menu";

/** The menu's items; `ViewMenu` fetches them. */
export function ViewMenuItems({ view, exporting, exported }: ViewMenuProps) {
  const account = useAccount();
  const router = useRouter();
  const exportCampaigns = useExportCampaigns(view.layout);
  const { reason: importReason } = useMay(batch);
  // A phone shows no columns, and rows of one height.
  const phone = usePhone();
  return (
    <>
      {phone ? (
        <SortChoice columns={CAMPAIGN_COLUMNS} layout={view.layout} sort={view.sort} onSort={view.setSort} />
      ) : (
        <DensityChoice density={view.density} onDensity={view.setDensity} />
      )}
      <MenuSeparator />
      <DeletedChoice many="campaigns" deleted={view.deleted} onDeleted={view.setDeleted} />
      <MenuSeparator />
      <ExportItems
        {...exporting}
        columnsSeen={!phone}
        onExport={({ rows, columns }) => exportCampaigns(exported(rows), columns)}
      />
      <MenuItem
        disabledReason={importReason}
        onSelect={() => router.push(accountHref(account, "campaigns/import"))}
      >
        Import…
      </MenuItem>
      {!phone && (
        <>
          <MenuSeparator />
          <ColumnChoice columns={CAMPAIGN_COLUMNS} layout={view.layout} onLayout={view.setLayout} />
        </>
      )}
    </>
  );
}
