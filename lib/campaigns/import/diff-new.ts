import { type Campaign, standardDeliveryNeedsCampaignBudget } from "@/lib/ads/endpoints/campaigns";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { hasIllegalCharacters, ILLEGAL_CHARACTERS_ADVICE } from "@/lib/ads/illegal-characters";
import type { CampaignChange } from "@/lib/campaigns/change";
import { checkNewCampaign, EMPTY_CAMPAIGN, type NewCampaign } from "@/lib/campaigns/new-campaign";
import { isNewStatus, type NewStatus } from "@/lib/campaigns/status";
import { readIdentifierCell, tidyCell } from "@/lib/csv/cells";
import { whyNoAmount } from "@/lib/format/read-money";
import type { DecimalMark } from "@/lib/format/written-number";
import type { NewDiff } from "@/lib/record-import/compare-row";
import type { CellProblem, FreshRecord } from "@/lib/record-import/row-diff";
import type { CellEdit } from "@/lib/records/cell-edits";
import { type CellRead, readChoice, readNewCell } from "@/lib/records/written-cells";
import type { CampaignImportField } from "./column-names";
import { CAMPAIGN_FILE, type CampaignCells } from "./import-cells";
import { type CampaignImportContext, fundingMeant } from "./known";

/** The campaign that a row without an id creates. */
export interface NewCampaignRow extends FreshRecord {
  readonly form: NewCampaign;
}

/** Reads a row as a new campaign, with the problems that prevent creating it. */
export function diffNew(
  cells: CampaignCells,
  known: CampaignImportContext,
): NewDiff<NewCampaignRow, CampaignImportField> {
  const problems: CellProblem<CampaignImportField>[] = [];
  const add = (field: CampaignImportField, message: string) => {
    if (!problems.some((problem) => problem.field === field)) problems.push({ field, message });
  };
  const cell = (field: CampaignImportField) => tidyCell(cells[field] ?? "");

  const pays = readFunding(cell("funding_instrument_id"), known);
  if (typeof pays === "string") add("funding_instrument_id", pays);
  const instrument = typeof pays === "string" ? undefined : pays;
  const written = cell("currency").toUpperCase();
  if (instrument && written !== "" && written !== instrument.currency.toUpperCase()) {
    const name = known.fundingName(instrument.id);
    add("currency", `${name} pays in ${instrument.currency}. Put the amounts into ${instrument.currency}.`);
  }
  const currency = instrument?.currency ?? (written === "" ? undefined : written);

  const status = readNewStatus(cell("entity_status"));
  if (status === undefined) add("entity_status", "Write PAUSED, ACTIVE or DRAFT; empty is paused.");

  const said: CampaignChange = {};
  for (const [parameter, edit] of CAMPAIGN_FILE.edits) {
    const field = CAMPAIGN_FILE.fieldOf(parameter);
    if (field === undefined || field === "entity_status") continue;
    const { change, problem } = readField(edit, cell(field), { currency, mark: known.mark });
    if (problem !== undefined) add(field, problem);
    Object.assign(said, change);
  }
  const form: NewCampaign = {
    name: said.name ?? "",
    funding_instrument_id: instrument?.id ?? "",
    daily_budget_amount_local_micro: said.daily_budget_amount_local_micro ?? null,
    total_budget_amount_local_micro: said.total_budget_amount_local_micro ?? null,
    budget_optimization: said.budget_optimization ?? EMPTY_CAMPAIGN.budget_optimization,
    standard_delivery: said.standard_delivery ?? EMPTY_CAMPAIGN.standard_delivery,
    purchase_order_number: said.purchase_order_number ?? "",
    active: status === "ACTIVE",
  };
  if (form.name === "") add("name", "Give the campaign a name.");
  for (const field of ["name", "purchase_order_number"] as const) {
    if (hasIllegalCharacters(form[field])) add(field, ILLEGAL_CHARACTERS_ADVICE);
  }
  if (
    standardDeliveryNeedsCampaignBudget.broken({
      ...form,
      ...NO_BUDGETS,
      standard_delivery: said.standard_delivery ?? null,
    })
  ) {
    add("standard_delivery", standardDeliveryNeedsCampaignBudget.advice);
  }
  for (const { field, advice } of checkNewCampaign(form, { guard: known.guard, currency })) {
    const column = CAMPAIGN_FILE.fieldOf(field);
    if (column !== undefined) add(column, advice);
  }
  const { name } = form;
  return { fresh: { form, name, status: status ?? "PAUSED", currency }, name, problems };
}

const NO_BUDGETS = { daily_budget_amount_local_micro: null, total_budget_amount_local_micro: null };

/** Paused by default; undefined for an unknown status. */
function readNewStatus(cell: string): NewStatus | undefined {
  const edit = CAMPAIGN_FILE.edits.get("entity_status");
  const value = cell === "" ? "PAUSED" : edit?.kind === "choice" ? readChoice(edit, cell) : undefined;
  return value !== undefined && isNewStatus(value) ? value : undefined;
}

/** The number of decimals can be checked once the currency is known; whether it is a number at all, before that. */
function readField(
  edit: CellEdit<Campaign, CampaignChange>,
  cell: string,
  { currency, mark }: { readonly currency: string | undefined; readonly mark: DecimalMark | undefined },
): CellRead<CampaignChange> {
  if (edit.kind !== "amount") return readNewCell(edit, cell, { currency: "", mark });
  if (currency !== undefined) return readNewCell(edit, cell, { currency, mark });
  const problem = cell === "" ? undefined : whyNoAmount(cell);
  return problem === undefined ? {} : { problem };
}

/** The funding source, or why it is unknown. */
function readFunding(cell: string, known: CampaignImportContext): FundingInstrument | string {
  if (cell === "") return "Select a funding source.";
  const meant = fundingMeant(readIdentifierCell(cell), known);
  const [only] = meant;
  if (!only) {
    return known.fundingComplete
      ? `No funding source named “${cell}” in this account.`
      : "The funding sources could not all be read. Choose one of those that were.";
  }
  if (meant.length > 1) return `${meant.length} funding sources are called ${cell}. Choose which.`;
  return only.deleted ? `${known.fundingName(only.id)} is deleted. Choose another.` : only;
}
