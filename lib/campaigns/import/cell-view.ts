import { optimizationName } from "@/lib/ads/campaign-field-words";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { changeFactor, isLargeChange } from "@/lib/bulk/large-change";
import type { BudgetField } from "@/lib/campaigns/bulk/bulk-change";
import { CAMPAIGN_COLUMNS } from "@/lib/campaigns/campaign-columns";
import { readIdentifierCell } from "@/lib/csv/cells";
import { formatMicros } from "@/lib/format/money";
import { seenCell } from "@/lib/records/record-files";
import type { ImportField } from "./column-names";
import type { RowDiff } from "./diff-row";
import { type CampaignCells, GRID_COLUMNS } from "./import-cells";
import type { ImportKnown } from "./known";
import { statusName } from "./read-values";

/** A cell as it is shown. */
export interface CellView {
  /** The file's own words, or what was typed over them; what the campaign holds where the file says nothing. */
  readonly text: string;
  /** What the campaign holds now, as it is read on screen; empty for nothing, and for a new campaign. */
  readonly now: string;
  /** What the row makes of it, as it is read on screen. */
  readonly becomes: string;
  /** The row changes it. */
  readonly touched: boolean;
  /** How an amount was understood, where it is written otherwise. */
  readonly understood?: string;
  /** How many times more or less, "×12", where the change looks like a slip. */
  readonly factor?: string;
}

const isBudget = (field: ImportField): field is BudgetField => field.endsWith("_local_micro");

/** The campaign that a row is about; undefined for one that is to be created. */
export const campaignOf = (diff: RowDiff): Campaign | undefined =>
  diff.kind === "new" ? undefined : diff.campaign;

/** What a cell of an import says, beside what the campaign holds now. */
export function cellView(
  { cells, diff }: { readonly cells: CampaignCells; readonly diff: RowDiff },
  field: ImportField,
  known: Pick<ImportKnown, "fundingName">,
): CellView {
  const campaign = campaignOf(diff);
  const text = readIdentifierCell(cells[field] ?? (campaign ? holds(campaign, field, known) : ""));
  const change = "change" in diff ? diff.change : undefined;
  const to = change && Object.entries(change).find(([changed]) => changed === field)?.[1];
  const now = campaign ? onScreen(campaign, field, known) : "";
  if (diff.kind === "new") {
    const read = amount(text, diff, field);
    const becomes = field === "entity_status" ? statusName(diff.status) : (read.understood ?? text);
    return { text, now, becomes, touched: false, ...read };
  }
  if (!campaign || to === undefined) return { text, now, becomes: now, touched: false };
  return {
    text,
    now,
    becomes: onScreen({ ...campaign, [field]: to }, field, known),
    touched: true,
    ...(isBudget(field) && understoodAs(text, to, campaign.currency)),
    ...(isBudget(field) && factorOf(campaign[field], to)),
  };
}

function holds(campaign: Campaign, field: ImportField, { fundingName }: Pick<ImportKnown, "fundingName">) {
  return field === "currency"
    ? campaign.currency
    : seenCell(CAMPAIGN_COLUMNS, GRID_COLUMNS[field], campaign, fundingName);
}

function onScreen(campaign: Campaign, field: ImportField, known: Pick<ImportKnown, "fundingName">): string {
  if (isBudget(field)) {
    const micros = campaign[field];
    return micros === null ? "" : formatMicros(micros, campaign.currency);
  }
  switch (field) {
    case "entity_status":
      return statusName(campaign.entity_status);
    case "budget_optimization":
      return optimizationName(campaign.budget_optimization);
    case "standard_delivery":
      return campaign.standard_delivery === null ? "" : campaign.standard_delivery ? "Yes" : "No";
    default:
      return readIdentifierCell(holds(campaign, field, known));
  }
}

function amount(
  text: string,
  { form, currency }: Extract<RowDiff, { kind: "new" }>,
  field: ImportField,
): Pick<CellView, "understood"> {
  if (!isBudget(field)) return {};
  return understoodAs(text, form[field], currency);
}

function factorOf(from: string | null, to: unknown) {
  if (from === null || typeof to !== "string" || !isLargeChange(from, to)) return {};
  return { factor: changeFactor(from, to) };
}

function understoodAs(text: string, micros: unknown, currency: string | undefined) {
  if (typeof micros !== "string" || currency === undefined) return {};
  const understood = formatMicros(micros, currency);
  return understood === text.trim() ? {} : { understood };
}
