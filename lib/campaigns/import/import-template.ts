import { CSV_START, csvLine } from "@/lib/csv/cells";
import { fieldHeading } from "@/lib/grid/csv-columns";
import { CAMPAIGN_IMPORT_FIELDS, type CampaignImportField } from "./column-names";

/** The fields of a row that creates a campaign. */
const FIELDS = CAMPAIGN_IMPORT_FIELDS.filter((field) => field !== "id" && field !== "updated_at");

const EXAMPLE: { readonly [field in CampaignImportField]?: string } = {
  name: "Spring sale",
  entity_status: "PAUSED",
  daily_budget_amount_local_micro: "50",
  total_budget_amount_local_micro: "1500",
  funding_instrument_id: "Funding source name or ID",
  budget_optimization: "CAMPAIGN",
  standard_delivery: "true",
};

/** A file to start an import with: the names of the columns, and an example row. */
export const campaignImportTemplate = (): string[] => [
  CSV_START,
  csvLine(FIELDS.map(fieldHeading)),
  csvLine(FIELDS.map((field) => EXAMPLE[field] ?? "")),
];
