import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { copiedColumns } from "@/lib/campaigns/export";
import type { ColumnId } from "@/lib/campaigns/view/columns";
import type { Layout } from "@/lib/grid/columns";
import { type CopyFormat, copiedRows } from "@/lib/grid/copied-rows";

/** Campaigns for the clipboard, with the columns of a layout. */
export const copiedCampaigns = (
  format: CopyFormat,
  campaigns: readonly Campaign[],
  layout: Layout<ColumnId>,
  fundingName: (id: string) => string,
  zone: string,
) =>
  copiedRows(
    format,
    campaigns,
    copiedColumns(
      layout.map(({ id }) => id),
      fundingName,
      zone,
    ),
  );
