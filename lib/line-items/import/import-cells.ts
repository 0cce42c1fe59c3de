import { lineItemRecord } from "@/lib/ads/endpoints/line-items";
import { fieldName } from "@/lib/ads/field-words";
import type { ImportWork } from "@/lib/import/work";
import { importColumns } from "@/lib/record-import/import-columns";
import type { Cells } from "@/lib/record-import/import-kind";
import { LINE_ITEM_COLUMNS } from "../line-item-columns";

/** The possible contents of a column, in the order in which they are shown. */
const LINE_ITEM_IMPORT_FIELDS = [
  "name",
  "id",
  "campaign_id",
  "entity_status",
  "start_time",
  "end_time",
  "objective",
  "product_type",
  "placements",
  "goal",
  "bid_strategy",
  "bid_amount_local_micro",
  "daily_budget_amount_local_micro",
  "total_budget_amount_local_micro",
  "standard_delivery",
  "currency",
  "advertiser_domain",
  "updated_at",
] as const;

export type LineItemImportField = (typeof LINE_ITEM_IMPORT_FIELDS)[number];
export type LineItemCells = Cells<LineItemImportField>;
/** A file that is being imported as new line items and changes. */
export type LineItemImportWork = ImportWork<LineItemImportField>;

/** Rows of one file that are taken. */
export const LINE_ITEM_IMPORT_ROWS_MAX = 30_000;

const OTHER_NAMES: { readonly [field in LineItemImportField]?: readonly string[] } = {
  id: ["line item id", "ad set id", "ad group id", "ad squad id"],
  name: ["line item name", "ad set name", "ad set", "ad group", "ad group name"],
  campaign_id: ["campaign name", "campaign id"],
  entity_status: ["line item status", "ad set status", "ad group status"],
  start_time: ["start", "start date", "flight start"],
  end_time: ["end", "end date", "flight end"],
  bid_amount_local_micro: ["bid amount", "max bid"],
  product_type: ["product"],
  placements: ["placement"],
};

/** The columns of a file of line items. */
export const LINE_ITEM_FILE = importColumns({
  fields: LINE_ITEM_IMPORT_FIELDS,
  fieldName,
  columns: LINE_ITEM_COLUMNS,
  notEdited: {
    id: "id",
    campaign_id: "campaign",
    objective: "objective",
    placements: "placements",
    goal: "goal",
    updated_at: "updated",
  },
  otherNames: OTHER_NAMES,
  recordFields: Object.keys(lineItemRecord.shape),
});

/** The fields of a new line item's row, with an example. */
export const LINE_ITEM_EXAMPLE: { readonly [field in LineItemImportField]?: string } = {
  name: "Prospecting",
  campaign_id: "Campaign name or ID",
  entity_status: "PAUSED",
  start_time: "2027-01-10 09:00",
  end_time: "2027-02-28",
  objective: "WEBSITE_CLICKS",
  product_type: "PROMOTED_POST",
  placements: "ALL_ON_SERVICE",
  goal: "LINK_CLICKS",
  bid_strategy: "MAX",
  bid_amount_local_micro: "1.20",
  daily_budget_amount_local_micro: "",
  total_budget_amount_local_micro: "500",
};
