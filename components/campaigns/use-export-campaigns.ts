import { exportRecords } from "@/components/ui/grid/export-records";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { CAMPAIGNS } from "@/lib/campaigns/campaign-noun";
import { allColumns, seenColumns } from "@/lib/campaigns/export";
import type { ColumnId } from "@/lib/campaigns/view/columns";
import type { Layout } from "@/lib/grid/columns";
import type { GridExport } from "@/lib/grid/csv-columns";
import { fundingName, usePlace } from "./place";

/** Writes campaigns into a file, with the columns of a layout or with all fields. */
export function useExportCampaigns(layout: Layout<ColumnId>) {
  const place = usePlace();
  return (records: readonly Campaign[], columns: GridExport["columns"]) =>
    void exportRecords({
      list: {
        noun: CAMPAIGNS,
        seen: seenColumns(
          layout.map(({ id }) => id),
          (id) => fundingName(place, id),
        ),
        all: allColumns,
      },
      accountName: place.accountName,
      records,
      columns,
    });
}
