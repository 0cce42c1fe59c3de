import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { fieldColumns } from "@/lib/grid/csv-columns";
import type { RecordNoun } from "@/lib/records/record-noun";
import type { EditableField } from "./edit-in-cell";
import { LINE_ITEM_COLUMNS, type LineItemColumn } from "./line-item-columns";
import { LINE_ITEM_FILTERS, type LineItemFilterId } from "./line-item-filters";
import { LINE_ITEMS } from "./line-item-noun";
import { lineItemName } from "./line-item-words";

/** Line items as their grid shows them. */
export const LINE_ITEM_RECORDS: RecordNoun<LineItem, LineItemColumn, EditableField, LineItemFilterId> = {
  ...LINE_ITEMS,
  columns: LINE_ITEM_COLUMNS,
  filters: LINE_ITEM_FILTERS,
  usualSort: { column: "start", direction: "desc" },
  nameOf: lineItemName,
  everyField: (items) =>
    fieldColumns(items, ["store_a_app_identifier", "store_b_app_identifier", "primary_web_event_tag"]),
};
