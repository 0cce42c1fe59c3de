import { useAccount } from "@/components/shell/account";
import { exportRecords } from "@/components/ui/grid/export-records";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { Layout } from "@/lib/grid/columns";
import type { GridExport } from "@/lib/grid/csv-columns";
import { allColumns, seenColumns } from "@/lib/line-items/export";
import type { LineItemColumn } from "@/lib/line-items/line-item-columns";
import { LINE_ITEMS } from "@/lib/line-items/line-item-noun";

/** Writes line items into a file, with the columns of a layout or with all fields. */
export function useExportLineItems(layout: Layout<LineItemColumn>, campaignName: (id: string) => string) {
  const { account, accountId } = useAccount();
  return (records: readonly LineItem[], columns: GridExport["columns"]) =>
    void exportRecords({
      list: {
        noun: LINE_ITEMS,
        seen: seenColumns(
          layout.map(({ id }) => id),
          campaignName,
        ),
        all: allColumns,
      },
      accountName: account?.name ?? accountId,
      records,
      columns,
    });
}
