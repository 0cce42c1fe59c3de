import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { Layout } from "@/lib/grid/columns";
import { type CopyFormat, copiedRows } from "@/lib/grid/copied-rows";
import { copiedColumns } from "@/lib/line-items/export";
import type { LineItemColumn } from "@/lib/line-items/line-item-columns";

/** Line items for the clipboard, with the columns of a layout. */
export const copiedLineItems = (
  format: CopyFormat,
  items: readonly LineItem[],
  layout: Layout<LineItemColumn>,
  campaignName: (id: string) => string,
  zone: string,
) =>
  copiedRows(
    format,
    items,
    copiedColumns(
      layout.map(({ id }) => id),
      campaignName,
      zone,
    ),
  );
