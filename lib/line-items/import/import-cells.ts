import { ADVERTISER_DOMAIN_MAX, LINE_ITEM_NAME_MAX, lineItemRecord } from "@/lib/ads/endpoints/line-items";
import { fieldName } from "@/lib/ads/field-words";
import { CSV_START, csvLine } from "@/lib/csv/cells";
import { headingLetters } from "@/lib/csv/heading";
import { fieldHeading } from "@/lib/grid/csv-columns";
import type { ImportFile } from "@/lib/import/read-file";
import { beginImport, cellOf, type ImportWork, leftOut, storedImport } from "@/lib/import/work";
import { type Cells, workCells } from "@/lib/record-import/import-kind";
import { LINE_ITEM_COLUMNS, type LineItemColumn } from "../line-item-columns";

/** The possible contents of a column, in the order in which they are shown. */
export const LINE_ITEM_IMPORT_FIELDS = [
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

/** Maximum length by column. */
export const LINE_ITEM_FIELDS_MAX: { readonly [field in LineItemImportField]?: number } = {
  name: LINE_ITEM_NAME_MAX,
  advertiser_domain: ADVERTISER_DOMAIN_MAX,
};

/** The column of the grid for a field, if there is one. */
export const LINE_ITEM_GRID_COLUMNS = {
  name: "name",
  id: "id",
  campaign_id: "campaign",
  entity_status: "status",
  start_time: "start",
  end_time: "end",
  objective: "objective",
  placements: "placements",
  goal: "goal",
  bid_strategy: "strategy",
  bid_amount_local_micro: "bid",
  daily_budget_amount_local_micro: "daily",
  total_budget_amount_local_micro: "total",
  standard_delivery: "delivery",
  advertiser_domain: "domain",
  updated_at: "updated",
} as const satisfies { readonly [field in LineItemImportField]?: LineItemColumn };

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

const isField = (field: string): field is LineItemImportField =>
  LINE_ITEM_IMPORT_FIELDS.some((known) => known === field);

/** The column of a file for a parameter of the service. */
export const lineItemImportFieldOf = (parameter: string): LineItemImportField | undefined =>
  isField(parameter) ? parameter : undefined;

const BY_NAME: ReadonlyMap<string, LineItemImportField> = new Map(
  LINE_ITEM_IMPORT_FIELDS.flatMap((field) => {
    const names = [fieldHeading(field), fieldName(field), ...(OTHER_NAMES[field] ?? [])];
    if (field in LINE_ITEM_GRID_COLUMNS) names.push(gridLabel(field));
    return names.map((name) => [headingLetters(name), field] as const);
  }),
);

function gridLabel(field: LineItemImportField): string {
  const columns: { readonly [each in LineItemImportField]?: LineItemColumn } = LINE_ITEM_GRID_COLUMNS;
  const column = columns[field];
  return column === undefined ? fieldName(field) : LINE_ITEM_COLUMNS.of(column).label;
}

/** The field of a column with that name. */
const lineItemFieldNamed = (name: string): LineItemImportField | undefined => BY_NAME.get(name);

export const isStoredLineItemImport = storedImport(LINE_ITEM_IMPORT_FIELDS);

/** The initial state of a file. */
export const beginLineItemImport = (file: ImportFile): LineItemImportWork =>
  beginImport(file, { fieldOf: lineItemFieldNamed });

/** The current cells of a row. */
export const lineItemCellsOf = workCells(LINE_ITEM_IMPORT_FIELDS, cellOf);

/** Further columns of our own exports, which cannot be set. */
const EXPORTED_ONLY = new Set(
  [
    ...LINE_ITEM_COLUMNS.ids.map((column) => LINE_ITEM_COLUMNS.of(column).label),
    ...Object.keys(lineItemRecord.shape).map(fieldHeading),
  ].map(headingLetters),
);

/** Names of the columns that were not recognised, although they may be importable. */
export const lineItemColumnsNotRead = (work: LineItemImportWork): readonly string[] =>
  leftOut(work).filter((name) => !EXPORTED_ONLY.has(headingLetters(name)));

/** The fields of a new line item's row, with an example. */
const EXAMPLE: { readonly [field in LineItemImportField]?: string } = {
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

/** A file to start an import with: the names of the columns, and an example row. */
export const lineItemImportTemplate = (): string[] => [
  CSV_START,
  csvLine(Object.keys(EXAMPLE).map(fieldHeading)),
  csvLine(Object.values(EXAMPLE)),
];
