import { campaignFieldName } from "@/lib/ads/campaign-field-words";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { CAMPAIGNS } from "@/lib/bulk/bulk-resources";
import type { CampaignItem } from "@/lib/campaigns/bulk/campaign-plan";
import { CAMPAIGN_COLUMNS, CAMPAIGN_EDITS } from "@/lib/campaigns/campaign-columns";
import type { CampaignChange } from "@/lib/campaigns/change";
import { formatInstant } from "@/lib/format/instant";
import type { ImportKind } from "@/lib/record-import/import-kind";
import { seenCell } from "@/lib/records/record-files";
import { cellChoices } from "./cell-choices";
import { CAMPAIGN_IMPORT_FIELDS, type CampaignImportField } from "./column-names";
import { diffRow, type NewCampaignRow } from "./diff-row";
import {
  beginCampaignImport,
  CAMPAIGN_FIELDS_MAX,
  CAMPAIGN_IMPORT_ROWS_MAX,
  campaignCellsOf,
  campaignImportFieldOf,
  GRID_COLUMNS,
  notRead,
} from "./import-cells";
import { planCampaignImport } from "./import-plan";
import type { CampaignImportContext } from "./known";

export interface CampaignImportTypes {
  readonly row: Campaign;
  readonly change: CampaignChange;
  readonly field: CampaignImportField;
  readonly fresh: NewCampaignRow;
  readonly known: CampaignImportContext;
  readonly item: CampaignItem;
}

/** How campaigns are imported. */
export const CAMPAIGN_IMPORT: ImportKind<CampaignImportTypes> = {
  resource: CAMPAIGNS,
  fields: CAMPAIGN_IMPORT_FIELDS,
  fieldName: campaignFieldName,
  fieldsMax: CAMPAIGN_FIELDS_MAX,
  identifiers: ["id", "funding_instrument_id"],
  newNeeds: "funding_instrument_id",
  rowsMax: CAMPAIGN_IMPORT_ROWS_MAX,
  begin: beginCampaignImport,
  cellsOf: campaignCellsOf,
  fieldOf: campaignImportFieldOf,
  notRead,
  diffRow,
  plan: planCampaignImport,
  edits: CAMPAIGN_EDITS,
  held: (campaign, field, { fundingName }) =>
    field === "currency"
      ? campaign.currency
      : seenCell(CAMPAIGN_COLUMNS, GRID_COLUMNS[field], campaign, fundingName),
  timeInWords: (instant) => formatInstant(instant, "UTC", "time-and-zone"),
  choices: cellChoices,
};
