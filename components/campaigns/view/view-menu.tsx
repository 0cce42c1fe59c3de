"use client";

import { SlidersHorizontal } from "lucide-react";
import { useRouter } from "next/navigation";
import { useAccount, useMay } from "@/components/shell/account";
import { accountHref } from "@/components/shell/place";
import { Button } from "@/components/ui/button";
import { Menu, MenuCheck, MenuChoice, MenuGroup, MenuItem, MenuSeparator } from "@/components/ui/menu";
import { batch } from "@/lib/ads/endpoints/campaigns";
import { COLUMN_IDS, columnOf, toggleColumn } from "@/lib/campaigns/view/columns";
import { type CampaignViewState, DELETED_VIEWS, DENSITIES } from "./use-campaign-view";

const DENSITY_WORDS = { compact: "Compact", regular: "Regular", roomy: "Roomy" } as const;
const DELETED_WORDS = {
  hidden: "Hidden",
  shown: "Shown among the others",
  only: "Only deleted ones",
} as const;

interface ViewMenuProps {
  view: CampaignViewState;
  exportReason: string | undefined;
  onExport: (columns: "seen" | "all") => void;
}

/** Columns, density, deleted campaigns, export and import. */
export function ViewMenu({ view, exportReason, onExport }: ViewMenuProps) {
  const account = useAccount();
  const router = useRouter();
  const { reason: importReason } = useMay(batch);
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
      <MenuChoice
        label="Density"
        value={view.density}
        onValueChange={view.setDensity}
        options={DENSITIES.map((value) => ({ value, label: DENSITY_WORDS[value] }))}
      />
      <MenuSeparator />
      <MenuChoice
        label="Deleted campaigns"
        value={view.deleted}
        onValueChange={view.setDeleted}
        options={DELETED_VIEWS.map((value) => ({ value, label: DELETED_WORDS[value] }))}
      />
      <MenuSeparator />
      <MenuItem disabledReason={exportReason} onSelect={() => onExport("seen")}>
        Export these rows, columns as seen
      </MenuItem>
      <MenuItem disabledReason={exportReason} onSelect={() => onExport("all")}>
        Export these rows, all fields
      </MenuItem>
      <MenuItem
        disabledReason={importReason}
        onSelect={() => router.push(accountHref(account, "campaigns/import"))}
      >
        Import…
      </MenuItem>
      <MenuSeparator />
      <MenuGroup label="Columns">
        {COLUMN_IDS.filter((id) => id !== "name").map((id) => (
          <MenuCheck
            key={id}
            checked={view.layout.some((placed) => placed.id === id)}
            onCheckedChange={() => view.setLayout(toggleColumn(view.layout, id))}
          >
            {columnOf(id).label}
          </MenuCheck>
        ))}
      </MenuGroup>
      <MenuItem onSelect={() => view.setLayout(null)}>Reset columns</MenuItem>
    </Menu>
  );
}
