import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { LINE_ITEMS } from "@/lib/bulk/bulk-resources";
import { DELIVERY_VIEWS } from "@/lib/delivery/delivery-views";
import { fieldColumns } from "@/lib/grid/csv-columns";
import type { GridViews } from "@/lib/grid/saved-views";
import type { RecordResource } from "@/lib/records/record-resource";
import { recordPlan } from "@/lib/statistics/record-plan";
import { LINE_ITEM_COLUMNS, type LineItemColumn } from "./line-item-columns";
import { LINE_ITEM_FILTERS, type LineItemFilterId } from "./line-item-filters";
import type { LineItemChange } from "./line-item-input";
import { lineItemName } from "./line-item-words";

/** Line items as their grid shows them. */
export const LINE_ITEM_RECORDS: RecordResource<LineItem, LineItemColumn, LineItemFilterId, LineItemChange> = {
  ...LINE_ITEMS,
  columns: LINE_ITEM_COLUMNS,
  filters: LINE_ITEM_FILTERS,
  usualSort: { column: "start", direction: "desc" },
  listsDeleted: true,
  nameOf: lineItemName,
  plan: (item) => recordPlan(item, item),
  everyField: (items) =>
    fieldColumns(items, ["store_a_app_identifier", "store_b_app_identifier", "primary_web_event_tag"]),
};

export const LINE_ITEM_VIEWS: GridViews = { key: "line-item-views", builtIn: DELIVERY_VIEWS };
