import { campaignFieldName } from "@/lib/ads/campaign-field-words";
import { campaignRecord } from "@/lib/ads/endpoints/campaigns";
import { CAMPAIGN_COLUMNS } from "@/lib/campaigns/campaign-columns";
import type { ImportWork } from "@/lib/import/work";
import { importColumns } from "@/lib/record-import/import-columns";
import type { Cells } from "@/lib/record-import/import-kind";
import { CAMPAIGN_IMPORT_FIELDS, type CampaignImportField, OTHER_NAMES } from "./column-names";

/** Maximum rows of a file: more campaigns than an account may run, including ended ones. */
export const CAMPAIGN_IMPORT_ROWS_MAX = 20_000;

/** The cells of a row; undefined for a column that the file lacks and that was not typed into. */
export type CampaignCells = Cells<CampaignImportField>;

/** A file that is being imported as new campaigns and changes. */
export type CampaignImport = ImportWork<CampaignImportField>;

/** The columns of a file of campaigns. */
export const CAMPAIGN_FILE = importColumns({
  fields: CAMPAIGN_IMPORT_FIELDS,
  fieldName: campaignFieldName,
  columns: CAMPAIGN_COLUMNS,
  notEdited: { id: "id", funding_instrument_id: "funding", updated_at: "updated" },
  otherNames: OTHER_NAMES,
  recordFields: Object.keys(campaignRecord.shape),
});
