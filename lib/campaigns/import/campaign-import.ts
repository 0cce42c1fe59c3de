import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { CAMPAIGNS } from "@/lib/bulk/bulk-resources";
import type { CampaignItem } from "@/lib/campaigns/bulk/campaign-plan";
import type { CampaignChange } from "@/lib/campaigns/change";
import { formatInstant } from "@/lib/format/instant";
import type { ImportKind } from "@/lib/record-import/import-kind";
import { cellChoices } from "./cell-choices";
import { CAMPAIGN_EXAMPLE, type CampaignImportField } from "./column-names";
import type { NewCampaignRow } from "./diff-new";
import { diffRow } from "./diff-row";
import { CAMPAIGN_FILE, CAMPAIGN_IMPORT_ROWS_MAX } from "./import-cells";
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
  ...CAMPAIGN_FILE,
  example: CAMPAIGN_EXAMPLE,
  identifiers: ["id", "funding_instrument_id"],
  newNeeds: "funding_instrument_id",
  rowsMax: CAMPAIGN_IMPORT_ROWS_MAX,
  diffRow,
  plan: planCampaignImport,
  held: (campaign, field, { fundingName }) => CAMPAIGN_FILE.textOf(campaign, field, fundingName),
  timeInWords: (instant) => formatInstant(instant, "UTC", "time-and-zone"),
  choices: cellChoices,
};
