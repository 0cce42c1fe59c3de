import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { hasIllegalCharacters, ILLEGAL_CHARACTERS_ADVICE } from "@/lib/ads/illegal-characters";
import type { BudgetField } from "@/lib/campaigns/bulk/bulk-change";
import { CAMPAIGN_COLUMNS } from "@/lib/campaigns/campaign-columns";
import { type CampaignChange, isEmptyChange, touchedOnly } from "@/lib/campaigns/change";
import { checkChange } from "@/lib/campaigns/check-change";
import type { Verdict } from "@/lib/campaigns/rules/guard";
import { isSettableStatus } from "@/lib/campaigns/status";
import { readBudget, type TypedBudget } from "@/lib/campaigns/typed-budget";
import { readIdentifierCell } from "@/lib/csv/cells";
import { mayBeMicros } from "@/lib/format/money";
import { readYesNo } from "@/lib/import/read-cells";
import { seenCell } from "@/lib/records/record-files";
import { tidyName } from "@/lib/text/visible-name";
import { parseServiceTime } from "@/lib/time/service-time";
import type { ImportField } from "./column-names";
import { type CampaignCells, GRID_COLUMNS, importFieldOf } from "./import-cells";
import { type CellsKnown, fundingMeant } from "./known";
import { readOptimization, readStatus, tidy } from "./read-values";

export interface CellProblem {
  readonly field: ImportField;
  /** The rule and the fix. */
  readonly message: string;
}

/** What a row that can be taken has somebody see first, at its cells. */
export const warnedCells = ({ warnings }: Verdict): { readonly warnings?: readonly CellProblem[] } => {
  const cells = warnings.flatMap(({ field, advice: message }) => {
    const column = importFieldOf(field);
    return column === undefined ? [] : { field: column, message };
  });
  return cells.length > 0 ? { warnings: cells } : {};
};

/** What a row that names a campaign does to it. */
export interface ExistingDiff {
  /** The touched fields alone; those that break a rule may be among them. */
  readonly change: CampaignChange;
  readonly problems: readonly CellProblem[];
  /** Somebody changed the campaign after the file was written, so that the file may take that back. */
  readonly stale: boolean;
}

export const OPTIMIZATION_ADVICE = "Write CAMPAIGN or LINE_ITEM.";
export const DELIVERY_ADVICE = "Write true or false.";

const BUDGETS = ["daily_budget_amount_local_micro", "total_budget_amount_local_micro"] as const;

/**
 * Holds a row against the campaign that it names. A cell that says what an export says now touches nothing, whatever
 * rule the campaign itself may break.
 */
export function diffExisting(campaign: Campaign, cells: CampaignCells, known: CellsKnown): ExistingDiff {
  const problems: CellProblem[] = [];
  const add = (field: ImportField, message: string) => {
    if (!problems.some((problem) => problem.field === field)) problems.push({ field, message });
  };
  const { change, wrong } = readChange(campaign, cells, known);
  for (const { field, message } of wrong) add(field, message);
  const touched = touchedOnly(campaign, change);
  for (const field of ["name", "purchase_order_number"] as const) {
    if (hasIllegalCharacters(touched[field] ?? "")) add(field, ILLEGAL_CHARACTERS_ADVICE);
  }
  for (const { field, advice } of checkChange(campaign, touched, known.guard)) {
    const column = importFieldOf(field);
    if (column !== undefined) add(whereChanged(column, touched), advice);
  }
  if (campaign.deleted && (problems.length > 0 || !isEmptyChange(touched))) {
    return {
      change: touched,
      problems: [{ field: "id", message: "This campaign is deleted, and cannot be changed any more." }],
      stale: false,
    };
  }
  const written = parseServiceTime(tidy(cells.updated_at ?? ""));
  return { change: touched, problems, stale: written !== undefined && written < campaign.updated_at };
}

/** The cell that a broken rule of both budgets is told at: the one that the row changes. */
function whereChanged(field: ImportField, change: CampaignChange): ImportField {
  const isBudget = BUDGETS.some((budget) => budget === field);
  if (!isBudget || field in change) return field;
  return BUDGETS.find((budget) => budget in change) ?? field;
}

/** What the touched cells say, and what is wrong with those that say nothing that can be. */
function readChange(campaign: Campaign, cells: CampaignCells, known: CellsKnown) {
  const wrong: CellProblem[] = [];
  const touched = (field: Exclude<ImportField, "currency">) => {
    const cell = cells[field];
    if (cell === undefined) return undefined;
    const now = tidy(seenCell(CAMPAIGN_COLUMNS, GRID_COLUMNS[field], campaign, known.fundingName));
    return tidy(cell) === now ? undefined : tidy(cell);
  };
  const change: { -readonly [field in keyof CampaignChange]: CampaignChange[field] } = {};

  const name = touched("name");
  if (name !== undefined && tidyName(name) !== tidyName(campaign.name)) change.name = tidyName(name);

  const order = touched("purchase_order_number");
  if (order !== undefined && readIdentifierCell(order) !== (campaign.purchase_order_number ?? "")) {
    change.purchase_order_number = readIdentifierCell(order);
  }

  const status = touched("entity_status");
  if (status) {
    const read = readStatus(status);
    if (read !== undefined && isSettableStatus(read)) change.entity_status = read;
    else if (read !== campaign.entity_status) {
      wrong.push({
        field: "entity_status",
        message:
          read === "DRAFT"
            ? "A campaign does not become a draft again. Write ACTIVE or PAUSED."
            : "Write ACTIVE or PAUSED.",
      });
    }
  }

  for (const field of BUDGETS) {
    const cell = touched(field);
    if (cell === undefined) continue;
    const read = readAmount(campaign, cell, field, known);
    if (read.ok) change[field] = read.micros;
    else wrong.push({ field, message: read.reason });
  }

  const optimization = touched("budget_optimization");
  if (optimization) {
    const read = readOptimization(optimization);
    if (read !== undefined) change.budget_optimization = read;
    else wrong.push({ field: "budget_optimization", message: OPTIMIZATION_ADVICE });
  }

  const delivery = touched("standard_delivery");
  if (delivery) {
    const read = readYesNo(delivery);
    if (read !== undefined) change.standard_delivery = read;
    else wrong.push({ field: "standard_delivery", message: DELIVERY_ADVICE });
  }

  const funding = touched("funding_instrument_id");
  const pays = campaign.funding_instrument_id;
  const isMeant = (cell: string) => cell === pays || fundingMeant(cell, known).some(({ id }) => id === pays);
  if (funding && known.fundingComplete && !isMeant(readIdentifierCell(funding))) {
    wrong.push({
      field: "funding_instrument_id",
      message: `A campaign’s funding source can’t be changed. Write ${known.fundingName(pays)}, or leave the cell empty.`,
    });
  }

  const currency = tidy(cells.currency ?? "");
  if (currency !== "" && currency.toUpperCase() !== campaign.currency.toUpperCase()) {
    wrong.push({
      field: "currency",
      message: `The campaign is paid in ${campaign.currency}. Put its amounts into ${campaign.currency}.`,
    });
  }
  return { change, wrong };
}

/** An amount that may be the campaign's own is: nobody touched it, whatever a spreadsheet made of its digits. */
function readAmount(campaign: Campaign, cell: string, field: BudgetField, { mark }: CellsKnown): TypedBudget {
  const own = campaign[field];
  return own !== null && mayBeMicros(cell, campaign.currency, own)
    ? { ok: true, micros: own }
    : readBudget(cell, campaign, field, mark);
}
