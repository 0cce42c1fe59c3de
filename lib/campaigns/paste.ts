import { campaignFieldName } from "@/lib/ads/campaign-field-words";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { type BulkPlan, leave } from "@/lib/bulk/bulk-plan";
import { CAMPAIGNS } from "@/lib/bulk/bulk-resources";
import { readIdentifierCell } from "@/lib/csv/cells";
import { type Pasting, type Placed, placeBlock, planPlaced } from "@/lib/grid/paste";
import { compareRecord } from "@/lib/record-import/compare-row";
import { type CampaignItem, planCampaigns } from "./bulk/campaign-plan";
import { CAMPAIGN_COLUMNS, type CampaignColumn } from "./campaign-columns";
import { isEmptyChange } from "./change";
import { CAMPAIGN_IMPORT_FIELDS } from "./import/column-names";
import { CAMPAIGN_ROW } from "./import/diff-existing";
import { CAMPAIGN_FILE } from "./import/import-cells";
import { type CellsKnown, decimalMarkIn } from "./import/known";

/** Identifying columns, and those that only the service sets. */
const UNSET = ["id", "updated_at"] as const;

const PASTED_FIELDS = CAMPAIGN_IMPORT_FIELDS.filter((field) => field !== "updated_at");
type PastedField = (typeof PASTED_FIELDS)[number];

const fieldOfColumn = (column: CampaignColumn): PastedField | undefined =>
  PASTED_FIELDS.find(
    (field) => !UNSET.some((unset) => unset === field) && CAMPAIGN_FILE.columnOf(field) === column,
  );

/** Places pasted cells over the campaigns of the grid. */
export const placeOnCampaigns = (
  pasting: Pasting<Campaign, CampaignColumn>,
  byId: ReadonlyMap<string, Campaign>,
): Placed<Campaign, PastedField> =>
  placeBlock(pasting, {
    fieldOf: (name) => PASTED_FIELDS.find((field) => field === CAMPAIGN_FILE.fieldNamed(name)),
    fieldOfColumn,
    labelOf: (column) => CAMPAIGN_COLUMNS.of(column).label,
    id: "id",
    byId,
    readId: readIdentifierCell,
    name: "name",
    nameOf: ({ name, deleted }) => (deleted ? undefined : name),
    one: CAMPAIGNS.one,
  });

/** Old → new for every campaign that cells were pasted into, each by the rules of its fields. */
export function planCampaignPaste(
  placed: Placed<Campaign, PastedField>,
  known: Omit<CellsKnown, "mark">,
): BulkPlan<CampaignItem> {
  const mark = decimalMarkIn(placed.rows.map(({ cells }) => cells));
  return planPlaced(placed, (campaigns, cellsOf) =>
    planCampaigns(
      campaigns,
      (campaign) => {
        const { change, problems } = compareRecord(CAMPAIGN_ROW, campaign, cellsOf(campaign), {
          ...known,
          mark,
        });
        if (problems.length > 0) {
          return leave(
            problems.map(({ field, message }) => `${campaignFieldName(field)}: ${message}`).join(" "),
          );
        }
        return isEmptyChange(change) ? leave("No change.") : { do: "change", change };
      },
      known.guard,
    ),
  );
}
