import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { hasIllegalCharacters, ILLEGAL_CHARACTERS_ADVICE } from "@/lib/ads/illegal-characters";
import { BUDGET_FIELDS, type CampaignChange, isBudgetField } from "@/lib/campaigns/change";
import { checkChange } from "@/lib/campaigns/check-change";
import type { GuardVerdict } from "@/lib/campaigns/rules/guard";
import { STAGED_CAMPAIGNS } from "@/lib/campaigns/staged-campaigns";
import { readIdentifierCell, tidyCell } from "@/lib/csv/cells";
import type { RecordRules, Warned } from "@/lib/record-import/compare-row";
import type { CellProblem } from "@/lib/record-import/row-diff";
import { readCells } from "@/lib/records/written-cells";
import { touchedOnly } from "@/lib/staged/staged-changes";
import type { CampaignImportField } from "./column-names";
import { CAMPAIGN_FILE, type CampaignCells } from "./import-cells";
import { type CellsKnown, fundingMeant } from "./known";

type CampaignCellProblem = CellProblem<CampaignImportField>;

/** The cells of a valid row that a person should check first. */
export const warnedCells = ({ warnings }: GuardVerdict): Warned<CampaignImportField> => {
  const cells = warnings.flatMap(({ field, advice: message }) => {
    const column = CAMPAIGN_FILE.fieldOf(field);
    return column === undefined ? [] : { field: column, message };
  });
  return cells.length > 0 ? { warnings: cells } : {};
};

/** How a row is compared with the campaign that it names. */
export const CAMPAIGN_ROW: RecordRules<Campaign, CampaignChange, CampaignImportField, CellsKnown> = {
  columns: { id: "id", name: "name", updated_at: "updated_at" },
  closed: ({ deleted }) =>
    deleted ? "This campaign is deleted, and cannot be changed any more." : undefined,
  changeIn,
};

function changeIn(campaign: Campaign, cells: CampaignCells, known: CellsKnown) {
  const problems: CampaignCellProblem[] = [];
  const add = (field: CampaignImportField, message: string) => {
    if (!problems.some((problem) => problem.field === field)) problems.push({ field, message });
  };
  const { change, wrong } = readChange(campaign, cells, known);
  for (const { field, message } of wrong) add(field, message);
  const touched = touchedOnly(STAGED_CAMPAIGNS, campaign, change);
  for (const field of ["name", "purchase_order_number"] as const) {
    if (hasIllegalCharacters(touched[field] ?? "")) add(field, ILLEGAL_CHARACTERS_ADVICE);
  }
  for (const { field, advice } of checkChange(campaign, touched, known.guard)) {
    const column = CAMPAIGN_FILE.fieldOf(field);
    if (column !== undefined) add(whereChanged(column, touched), advice);
  }
  return { change: touched, problems };
}

/** The cell that a broken rule of both budgets is shown at: the one that the row changes. */
function whereChanged(field: CampaignImportField, change: CampaignChange): CampaignImportField {
  if (!isBudgetField(field) || field in change) return field;
  return BUDGET_FIELDS.find((budget) => budget in change) ?? field;
}

/** The change in the touched cells, and the errors of invalid ones. */
function readChange(campaign: Campaign, cells: CampaignCells, known: CellsKnown) {
  const touched = (field: CampaignImportField) => {
    const cell = cells[field];
    if (cell === undefined) return undefined;
    const now = tidyCell(CAMPAIGN_FILE.textOf(campaign, field, known.fundingName));
    return tidyCell(cell) === now ? undefined : tidyCell(cell);
  };
  const { changes, problems } = readCells(
    CAMPAIGN_FILE.edits,
    campaign,
    (parameter) => {
      const field = CAMPAIGN_FILE.fieldOf(parameter);
      return field && touched(field);
    },
    { mark: known.mark },
  );
  const change: CampaignChange = {};
  for (const one of changes) Object.assign(change, one);
  const wrong: CampaignCellProblem[] = problems.flatMap(({ field, message }) => {
    const column = CAMPAIGN_FILE.fieldOf(field);
    return column === undefined ? [] : { field: column, message };
  });

  const funding = touched("funding_instrument_id");
  const pays = campaign.funding_instrument_id;
  const isMeant = (cell: string) => cell === pays || fundingMeant(cell, known).some(({ id }) => id === pays);
  if (funding && known.fundingComplete && !isMeant(readIdentifierCell(funding))) {
    wrong.push({
      field: "funding_instrument_id",
      message: `A campaign’s funding source can’t be changed. Write ${known.fundingName(pays)}, or leave the cell empty.`,
    });
  }

  const currency = tidyCell(cells.currency ?? "");
  if (currency !== "" && currency.toUpperCase() !== campaign.currency.toUpperCase()) {
    wrong.push({
      field: "currency",
      message: `The campaign is paid in ${campaign.currency}. Put its amounts into ${campaign.currency}.`,
    });
  }
  return { change, wrong };
}
