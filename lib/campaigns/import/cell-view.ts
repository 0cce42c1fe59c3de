import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { changeFactor, isLargeChange } from "@/lib/bulk/large-change";
import { CAMPAIGN_COLUMNS, CAMPAIGN_EDITS } from "@/lib/campaigns/campaign-columns";
import { isBudgetField } from "@/lib/campaigns/change";
import { statusName } from "@/lib/campaigns/status";
import { readIdentifierCell } from "@/lib/csv/cells";
import { formatMicros } from "@/lib/format/money";
import { choiceWord } from "@/lib/records/cell-edits";
import { seenCell } from "@/lib/records/record-files";
import type { CampaignImportField } from "./column-names";
import type { RowDiff } from "./diff-row";
import { type CampaignCells, GRID_COLUMNS } from "./import-cells";
import type { CampaignImportContext } from "./known";

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

/** The campaign that a row is about; undefined for one that is to be created. */
export const campaignOf = (diff: RowDiff): Campaign | undefined =>
  diff.kind === "new" ? undefined : diff.campaign;

/** What a cell of an import says, beside what the campaign holds now. */
export function cellView(
  { cells, diff }: { readonly cells: CampaignCells; readonly diff: RowDiff },
  field: CampaignImportField,
  known: Pick<CampaignImportContext, "fundingName">,
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
    ...(isBudgetField(field) && understoodAs(text, to, campaign.currency)),
    ...(isBudgetField(field) && factorOf(campaign[field], to)),
  };
}

function holds(
  campaign: Campaign,
  field: CampaignImportField,
  { fundingName }: Pick<CampaignImportContext, "fundingName">,
) {
  return field === "currency"
    ? campaign.currency
    : seenCell(CAMPAIGN_COLUMNS, GRID_COLUMNS[field], campaign, fundingName);
}

function onScreen(
  campaign: Campaign,
  field: CampaignImportField,
  known: Pick<CampaignImportContext, "fundingName">,
): string {
  if (isBudgetField(field)) {
    const micros = campaign[field];
    return micros === null ? "" : formatMicros(micros, campaign.currency);
  }
  const edit = CAMPAIGN_EDITS.get(field);
  if (edit?.kind === "choice") return choiceWord(edit, edit.of(campaign));
  return readIdentifierCell(holds(campaign, field, known));
}

function amount(
  text: string,
  { form, currency }: Extract<RowDiff, { kind: "new" }>,
  field: CampaignImportField,
): Pick<CellView, "understood"> {
  if (!isBudgetField(field)) return {};
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
