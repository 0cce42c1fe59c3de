import { standardDeliveryNeedsCampaignBudget } from "@/lib/ads/endpoints/campaigns";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { hasIllegalCharacters, ILLEGAL_CHARACTERS_ADVICE } from "@/lib/ads/illegal-characters";
import { checkNewCampaign, EMPTY_CAMPAIGN, type NewCampaign } from "@/lib/campaigns/new-campaign";
import { readBudget } from "@/lib/campaigns/typed-budget";
import { readIdentifierCell } from "@/lib/csv/cells";
import { whyNoAmount } from "@/lib/format/money";
import { readYesNo } from "@/lib/import/read-cells";
import { tidyName } from "@/lib/text/visible-name";
import type { ImportField } from "./column-names";
import { type CellProblem, DELIVERY_ADVICE, OPTIMIZATION_ADVICE } from "./diff-existing";
import { type CampaignCells, importFieldOf } from "./import-cells";
import { fundingMeant, type ImportKnown } from "./known";
import { type NewStatus, readOptimization, readStatus, tidy } from "./read-values";

/** What a row without an id creates. */
export interface NewDiff {
  readonly form: NewCampaign;
  /** Paused, unless the row says otherwise. */
  readonly status: NewStatus;
  /** What the amounts are in; undefined until it is known what pays. */
  readonly currency: string | undefined;
  readonly problems: readonly CellProblem[];
}

/** Reads a row as a campaign to be created, and says what keeps it from being one. */
export function diffNew(cells: CampaignCells, known: ImportKnown): NewDiff {
  const problems: CellProblem[] = [];
  const add = (field: ImportField, message: string) => {
    if (!problems.some((problem) => problem.field === field)) problems.push({ field, message });
  };
  const cell = (field: ImportField) => tidy(cells[field] ?? "");

  const pays = readFunding(cell("funding_instrument_id"), known);
  if (typeof pays === "string") add("funding_instrument_id", pays);
  const instrument = typeof pays === "string" ? undefined : pays;
  const written = cell("currency").toUpperCase();
  if (instrument && written !== "" && written !== instrument.currency.toUpperCase()) {
    const name = known.fundingName(instrument.id);
    add("currency", `${name} pays in ${instrument.currency}. Put the amounts into ${instrument.currency}.`);
  }
  const currency = instrument?.currency ?? (written === "" ? undefined : written);

  const budget = (field: "daily_budget_amount_local_micro" | "total_budget_amount_local_micro") => {
    const text = cell(field);
    if (currency === undefined) {
      // How many decimals an amount may have is known once its currency is; that it is none is known before.
      const reason = text === "" ? undefined : whyNoAmount(text);
      if (reason !== undefined) add(field, reason);
      return null;
    }
    const read = readBudget(text, { currency }, field, known.mark);
    if (read.ok) return read.micros;
    add(field, read.reason);
    return null;
  };

  const optimization = cell("budget_optimization");
  const spread = optimization === "" ? EMPTY_CAMPAIGN.budget_optimization : readOptimization(optimization);
  if (spread === undefined) add("budget_optimization", OPTIMIZATION_ADVICE);

  const delivery = cell("standard_delivery");
  const standard = delivery === "" ? undefined : readYesNo(delivery);
  if (delivery !== "" && standard === undefined) add("standard_delivery", DELIVERY_ADVICE);

  const status = cell("entity_status") === "" ? "PAUSED" : readStatus(cell("entity_status"));
  if (status === undefined) add("entity_status", "Write PAUSED, ACTIVE or DRAFT; empty is paused.");

  const form: NewCampaign = {
    name: tidyName(cell("name")),
    funding_instrument_id: instrument?.id ?? "",
    daily_budget_amount_local_micro: budget("daily_budget_amount_local_micro"),
    total_budget_amount_local_micro: budget("total_budget_amount_local_micro"),
    budget_optimization: spread ?? EMPTY_CAMPAIGN.budget_optimization,
    standard_delivery: standard ?? EMPTY_CAMPAIGN.standard_delivery,
    purchase_order_number: readIdentifierCell(cell("purchase_order_number")),
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
      standard_delivery: standard ?? null,
    })
  ) {
    add("standard_delivery", standardDeliveryNeedsCampaignBudget.advice);
  }
  for (const { field, advice } of checkNewCampaign(form, { guard: known.guard, currency })) {
    const column = importFieldOf(field);
    if (column !== undefined) add(column, advice);
  }
  return { form, status: status ?? "PAUSED", currency, problems };
}

const NO_BUDGETS = { daily_budget_amount_local_micro: null, total_budget_amount_local_micro: null };

/** What pays, or why it is not known. */
function readFunding(cell: string, known: ImportKnown): FundingInstrument | string {
  if (cell === "") return "Select a funding source.";
  const meant = fundingMeant(readIdentifierCell(cell), known);
  const [only] = meant;
  if (!only) {
    return known.fundingComplete
      ? `No funding source named “${cell}” in this account.`
      : "The funding instruments could not all be read. Choose one of those that were.";
  }
  if (meant.length > 1) return `${meant.length} funding instruments are called ${cell}. Choose which.`;
  return only.deleted ? `${known.fundingName(only.id)} is deleted. Choose another.` : only;
}
