"use client";

import { useRouter } from "next/navigation";
import { useAccount, useMay } from "@/components/shell/account";
import { accountHref } from "@/components/shell/place";
import { ColumnChoice } from "@/components/ui/grid/column-choice";
import { DensityChoice } from "@/components/ui/grid/density-choice";
import { ExportItems } from "@/components/ui/grid/export-items";
import { MenuChoice, MenuItem, MenuSeparator } from "@/components/ui/menu";
import { batch } from "@/lib/ads/endpoints/campaigns";
import { CAMPAIGN_COLUMNS } from "@/lib/campaigns/view/columns";
import { DELETED_VIEWS } from "./use-campaign-view";
import type { ViewMenuProps } from "./view-menu";

const DELETED_WORDS = {
  hidden: "Hidden",
  shown: "Shown among the others",
  only: "Only deleted ones",
} as const;

/** The menu's items; `ViewMenu` fetches them. */
export function ViewMenuItems({ view, exporting }: ViewMenuProps) {
  const account = useAccount();
  const router = useRouter();
  const { reason: importReason } = useMay(batch);
  return (
    <>
      <DensityChoice density={view.density} onDensity={view.setDensity} />
      <MenuSeparator />
      <MenuChoice
        label="Deleted campaigns"
        value={view.deleted}
        onValueChange={view.setDeleted}
        options={DELETED_VIEWS.map((value) => ({ value, label: DELETED_WORDS[value] }))}
      />
      <MenuSeparator />
      <ExportItems {...exporting} />
      <MenuItem
        disabledReason={importReason}
        onSelect={() => router.push(accountHref(account, "campaigns/import"))}
      >
        Import…
      </MenuItem>
      <MenuSeparator />
      <ColumnChoice columns={CAMPAIGN_COLUMNS} layout={view.layout} onLayout={view.setLayout} />
    </>
  );
}
