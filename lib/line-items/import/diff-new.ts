import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { GOALS, OBJECTIVES } from "@/lib/ads/endpoints/line-items";
import { PLACEMENTS, PRODUCT_TYPES } from "@/lib/ads/endpoints/placements";
import { dailyBudgetNeedsLineItemBudget, deliveryNeedsLineItemBudget } from "@/lib/ads/line-item-rules";
import type { NewStatus } from "@/lib/campaigns/status";
import { tidyCell } from "@/lib/csv/cells";
import { listPlain } from "@/lib/format/lists";
import type { NewDiff } from "@/lib/record-import/compare-row";
import type { CellProblem, FreshRecord } from "@/lib/record-import/row-diff";
import { readNewCell } from "@/lib/records/written-cells";
import { localTimeIn } from "@/lib/time/calendar";
import { settledLineItem } from "../line-item-choices";
import {
  EMPTY_LINE_ITEM,
  LINE_ITEM_FIELD_OF,
  type LineItemField,
  type LineItemTyped,
  lineItemTermsOf,
} from "../line-item-form";
import { type LineItemChange, type NewLineItem, readNewLineItem } from "../line-item-input";
import { goalName, objectiveName, placementNames, productName } from "../line-item-words";
import { LINE_ITEM_FILE, type LineItemCells, type LineItemImportField } from "./import-cells";
import { campaignsMeant, type LineItemImportContext, lineItemKey } from "./known";

/** The line item that a row without an id creates. */
export interface NewLineItemRow extends FreshRecord {
  readonly form: NewLineItem;
}

type Problem = CellProblem<LineItemImportField>;

/** The accepted values of a cell, with their words. */
export const LISTED_FIELDS: Readonly<Record<"objective" | "product_type" | "goal", Listed>> = {
  objective: { values: OBJECTIVES, words: objectiveName },
  product_type: { values: PRODUCT_TYPES, words: productName },
  goal: { values: GOALS, words: goalName },
};

interface Listed {
  readonly values: readonly string[];
  readonly words: (value: string) => string;
}

/** The column of a field of the form; the objective for fields without a column. */
const COLUMN_OF: ReadonlyMap<LineItemField, LineItemImportField> = new Map(
  Object.entries(LINE_ITEM_FIELD_OF).map(
    ([parameter, field]) => [field, LINE_ITEM_FILE.fieldOf(parameter) ?? "objective"] as const,
  ),
);

/** Reads a row as a new line item, with the problems that prevent creating it. */
export function diffNewLineItem(
  cells: LineItemCells,
  known: LineItemImportContext,
): NewDiff<NewLineItemRow, LineItemImportField> {
  const problems: Problem[] = [];
  const add = (field: LineItemImportField, message: string) => {
    if (!problems.some((problem) => problem.field === field)) problems.push({ field, message });
  };
  const cell = (field: LineItemImportField) => tidyCell(cells[field] ?? "");
  const found = campaignOfRow(cell("campaign_id"), known);
  if (typeof found === "string") add("campaign_id", found);
  const campaign = typeof found === "string" ? undefined : found;
  const currency = campaign?.currency ?? (cell("currency").toUpperCase() || undefined);
  if (
    campaign &&
    cell("currency") !== "" &&
    cell("currency").toUpperCase() !== campaign.currency.toUpperCase()
  ) {
    add(
      "currency",
      `The campaign is paid in ${campaign.currency}. Put the amounts into ${campaign.currency}.`,
    );
  }
  const said: LineItemChange = {};
  for (const [parameter, edit] of LINE_ITEM_FILE.edits) {
    const field = LINE_ITEM_FILE.fieldOf(parameter);
    if (field === undefined || cell(field) === "") continue;
    if (edit.kind === "amount" && currency === undefined) continue;
    const read = readNewCell(edit, cell(field), { ...known, currency: currency ?? "" });
    if (read.problem !== undefined) add(field, read.problem);
    Object.assign(said, read.change);
  }
  const listed = (field: keyof typeof LISTED_FIELDS) => {
    const value = listedValue(field, cell(field));
    if (value === undefined) add(field, `Write one of ${listPlain(LISTED_FIELDS[field].values)}.`);
    return value ?? "";
  };
  const placements = readPlacements(cell("placements"));
  if (placements === undefined) add("placements", `Write placements such as ${PLACEMENTS[0]}.`);
  const local = (instant: string | null | undefined) =>
    instant ? localTimeIn(known.zone, Date.parse(instant)) : "";
  const typed: LineItemTyped = {
    ...EMPTY_LINE_ITEM,
    campaign: campaign?.id ?? "",
    name: said.name ?? "",
    objective: listed("objective"),
    product: listed("product_type"),
    goal: listed("goal"),
    placements: placements?.join() ?? "",
    strategy: said.bid_strategy ?? EMPTY_LINE_ITEM.strategy,
    bid: said.bid_amount_local_micro ?? null,
    daily: said.daily_budget_amount_local_micro ?? null,
    total: said.total_budget_amount_local_micro ?? null,
    delivery: said.standard_delivery ?? EMPTY_LINE_ITEM.delivery,
    start: local(said.start_time),
    end: local(said.end_time),
    status: said.entity_status ?? EMPTY_LINE_ITEM.status,
    domain: said.advertiser_domain ?? "",
  };
  if (typed.name === "") add("name", "Give the line item a name.");
  const status: NewStatus = typed.status === "ACTIVE" ? "ACTIVE" : "PAUSED";
  const name = lineItemKey(typed.campaign, typed.name);
  if (!campaign) return { fresh: undefined, name, problems };
  const wanted = settledLineItem(
    typed,
    (each) => lineItemTermsOf(each, campaign),
    known.kin.get(campaign.id),
  );
  for (const field of ["objective", "product_type"] as const) {
    const own = field === "objective" ? wanted.objective : wanted.product;
    const asked = field === "objective" ? typed.objective : typed.product;
    if (asked !== "" && asked !== own) {
      add(
        field,
        `Here it is ${LISTED_FIELDS[field].words(own)}: the line items of a campaign share it with its objective.`,
      );
    }
  }
  // A form would not show fields that the campaign decides, so the row's values for them would be ignored.
  const own = {
    ...lineItemTermsOf(typed, campaign),
    daily_budget_amount_local_micro: said.daily_budget_amount_local_micro || null,
    standard_delivery: said.standard_delivery ?? null,
  };
  for (const { parameter, broken, advice } of [dailyBudgetNeedsLineItemBudget, deliveryNeedsLineItemBudget]) {
    const field = LINE_ITEM_FILE.fieldOf(parameter);
    if (field !== undefined && broken(own)) add(field, advice);
  }
  const bidding = known.bidding.find((rule) => rule.currency === campaign.currency);
  const read = readNewLineItem(wanted, { campaign, zone: known.zone, bidding });
  if (read.ok) return { fresh: { form: read.input, name, status, currency }, name, problems };
  for (const [field, message] of read.problems) add(COLUMN_OF.get(field) ?? "objective", message);
  return { fresh: undefined, name, problems };
}

/** The campaign of a row, or why it is invalid. */
function campaignOfRow(cell: string, known: LineItemImportContext): Campaign | string {
  if (cell === "") return "Write the campaign’s name or ID.";
  const [only, ...others] = campaignsMeant(cell, known);
  if (!only) return `No campaign named “${cell}” in this account.`;
  if (others.length > 0) return `${others.length + 1} campaigns are called ${cell}. Write its ID.`;
  return only.deleted ? `${only.name} is deleted. Choose another campaign.` : only;
}

/** The code in a cell, as such or in the words on screen; empty for an empty cell, undefined for an unknown word. */
export function listedValue(field: keyof typeof LISTED_FIELDS, cell: string): string | undefined {
  const { values, words } = LISTED_FIELDS[field];
  const said = cell.toLowerCase();
  if (said === "") return "";
  return values.find((value) => value.toLowerCase() === said || words(value).toLowerCase() === said);
}

/** Codes with any separators, or the words on screen separated by commas; undefined for anything else. */
function readPlacements(cell: string): readonly string[] | undefined {
  if (cell === "") return [];
  const byWord = new Map<string, string>(
    PLACEMENTS.map((value) => [placementNames([value]).toLowerCase(), value]),
  );
  const words = cell.split(/[,;]/);
  const inWords = words.flatMap((word) => byWord.get(word.trim().toLowerCase()) ?? []);
  if (inWords.length === words.length) return inWords;
  const codes: readonly string[] = cell.toUpperCase().match(/[A-Z][A-Z0-9_]+/g) ?? [];
  const known = PLACEMENTS.filter((value) => codes.includes(value));
  return known.length === codes.length && known.length > 0 ? known : undefined;
}
