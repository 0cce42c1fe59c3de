import { campaignFieldName } from "@/lib/ads/campaign-field-words";
import { CAMPAIGN_NAME_MAX, campaignRecord, PURCHASE_ORDER_NUMBER_MAX } from "@/lib/ads/endpoints/campaigns";
import { CAMPAIGN_COLUMNS, type CampaignColumn } from "@/lib/campaigns/campaign-columns";
import { headingLetters } from "@/lib/csv/heading";
import { fieldHeading } from "@/lib/grid/csv-columns";
import type { ImportFile } from "@/lib/import/read-file";
import { beginImport as begin, cellOf, type ImportWork, leftOut, storedImport } from "@/lib/import/work";
import { type Cells, workCells } from "@/lib/record-import/import-kind";
import { CAMPAIGN_IMPORT_FIELDS, type CampaignImportField, OTHER_NAMES } from "./column-names";

/** Maximum rows of a file: more campaigns than an account may run, including ended ones. */
export const CAMPAIGN_IMPORT_ROWS_MAX = 20_000;

/** Maximum length by column. */
export const CAMPAIGN_FIELDS_MAX: { readonly [field in CampaignImportField]?: number } = {
  name: CAMPAIGN_NAME_MAX,
  purchase_order_number: PURCHASE_ORDER_NUMBER_MAX,
};

const isImportable = (field: string): field is CampaignImportField =>
  CAMPAIGN_IMPORT_FIELDS.some((known) => known === field);

/** The column of a file for a parameter of the service. */
export const campaignImportFieldOf = (parameter: string): CampaignImportField | undefined =>
  isImportable(parameter) ? parameter : undefined;

/** The cells of a row; undefined for a column that the file lacks and that was not typed into. */
export type CampaignCells = Cells<CampaignImportField>;

/** A file that is being imported as new campaigns and changes. */
export type CampaignImport = ImportWork<CampaignImportField>;

export const isStoredCampaignImport = storedImport(CAMPAIGN_IMPORT_FIELDS);

/** The column of the grid for a field, if there is one. */
export const GRID_COLUMNS = {
  name: "name",
  id: "id",
  entity_status: "status",
  daily_budget_amount_local_micro: "daily",
  total_budget_amount_local_micro: "total",
  funding_instrument_id: "funding",
  budget_optimization: "optimization",
  standard_delivery: "delivery",
  purchase_order_number: "po",
  updated_at: "updated",
} as const satisfies { readonly [field in CampaignImportField]?: CampaignColumn };

const gridColumn = (field: CampaignImportField) => (field === "currency" ? undefined : GRID_COLUMNS[field]);

const BY_NAME: ReadonlyMap<string, CampaignImportField> = new Map(
  CAMPAIGN_IMPORT_FIELDS.flatMap((field) => {
    const column = gridColumn(field);
    const names = [fieldHeading(field), campaignFieldName(field), ...(OTHER_NAMES[field] ?? [])];
    if (column !== undefined) names.push(CAMPAIGN_COLUMNS.of(column).label);
    return names.map((name) => [headingLetters(name), field] as const);
  }),
);

/** The field of a column with that name. */
export const fieldNamed = (name: string): CampaignImportField | undefined => BY_NAME.get(name);

/** Further columns of our own exports, which cannot be set. */
const EXPORTED_ONLY = new Set(
  [
    ...CAMPAIGN_COLUMNS.ids.map((column) => CAMPAIGN_COLUMNS.of(column).label),
    ...Object.keys(campaignRecord.shape).map(fieldHeading),
  ].map(headingLetters),
);

/** Names of the columns that were not recognised, although they may be importable. */
export const notRead = (work: CampaignImport): readonly string[] =>
  leftOut(work).filter((name) => !EXPORTED_ONLY.has(headingLetters(name)));

/** The initial state of a file. */
export const beginCampaignImport = (file: ImportFile): CampaignImport => begin(file, { fieldOf: fieldNamed });

/** The current cells of a row. */
export const campaignCellsOf = workCells(CAMPAIGN_IMPORT_FIELDS, cellOf);
