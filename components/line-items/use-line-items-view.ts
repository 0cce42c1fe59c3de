import { gridView, useGridView } from "@/components/ui/grid/use-grid-view";
import { LINE_ITEM_COLUMNS } from "@/lib/line-items/line-item-columns";
import { LINE_ITEM_FILTERS } from "@/lib/line-items/line-item-filters";

const SEEN = gridView({
  fields: LINE_ITEM_FILTERS,
  columns: LINE_ITEM_COLUMNS,
  usualSort: { column: "start", direction: "desc" },
});

/** How the line items are seen, kept in the address. */
export const useLineItemsView = () => useGridView(SEEN);

export type LineItemsView = ReturnType<typeof useLineItemsView>;
