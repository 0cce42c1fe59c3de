import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { readIdentifierCell, tidyCell } from "@/lib/csv/cells";
import type { RecordRules } from "@/lib/record-import/compare-row";
import type { CellProblem } from "@/lib/record-import/row-diff";
import { readCells } from "@/lib/records/written-cells";
import { touchedOnly } from "@/lib/staged/staged-changes";
import { uneditableReason } from "../edit-in-cell";
import { assumedCampaign } from "../line-item-form";
import type { LineItemChange } from "../line-item-input";
import { lineItemProblem } from "../line-item-problems";
import { lineItemClosedReason } from "../line-item-words";
import { STAGED_LINE_ITEMS } from "../staged-line-items";
import { LINE_ITEM_FILE, type LineItemCells, type LineItemImportField } from "./import-cells";
import { campaignsMeant, type LineItemImportContext } from "./known";

type Problem = CellProblem<LineItemImportField>;

/** Fields that cannot be changed after creation. */
const SETTLED = ["objective", "product_type", "placements", "goal"] as const;

/** The current text of a line item's field in a file. */
export function heldByLineItem(
  item: LineItem,
  field: LineItemImportField,
  { campaigns }: Pick<LineItemImportContext, "campaigns">,
): string {
  if (field === "product_type") return item.product_type;
  return LINE_ITEM_FILE.textOf(item, field, (id) => campaigns.get(id)?.name ?? id);
}

/** How a row is compared with the line item that it names. */
export const LINE_ITEM_ROW: RecordRules<
  LineItem,
  LineItemChange,
  LineItemImportField,
  LineItemImportContext
> = {
  columns: { id: "id", name: "name", updated_at: "updated_at" },
  closed: lineItemClosedReason,
  changeIn,
};

function changeIn(item: LineItem, cells: LineItemCells, known: LineItemImportContext) {
  const problems: Problem[] = [];
  const add = (field: LineItemImportField, message: string) => {
    if (!problems.some((problem) => problem.field === field)) problems.push({ field, message });
  };
  const touched = (field: LineItemImportField) => {
    const cell = cells[field];
    if (cell === undefined || tidyCell(cell) === tidyCell(heldByLineItem(item, field, known)))
      return undefined;
    return tidyCell(cell);
  };
  const read = readCells(
    LINE_ITEM_FILE.edits,
    item,
    (parameter) => {
      const field = LINE_ITEM_FILE.fieldOf(parameter);
      return field && touched(field);
    },
    known,
  );
  const wish: LineItemChange = {};
  for (const one of read.changes) Object.assign(wish, one);
  const change = touchedOnly(STAGED_LINE_ITEMS, item, wish);
  for (const { field, message } of read.problems) add(columnOf(field), message);
  for (const field of SETTLED) {
    const cell = touched(field);
    if (cell && !saysSettled(item, field, cell))
      add(field, "Set when a line item is created. Leave it as it was.");
  }
  const campaign = known.campaigns.get(item.campaign_id) ?? assumedCampaign(item);
  const meant = touched("campaign_id");
  if (meant && readIdentifierCell(meant) !== item.campaign_id) {
    const isOwn = campaignsMeant(meant, known).some(({ id }) => id === item.campaign_id);
    if (!isOwn)
      add("campaign_id", "A line item stays in its campaign. To move it, duplicate it into another one.");
  }
  const currency = tidyCell(cells.currency ?? "");
  if (currency !== "" && currency.toUpperCase() !== item.currency.toUpperCase()) {
    add("currency", `It is paid in ${item.currency}. Put its amounts into ${item.currency}.`);
  }
  addRuleProblems(item, change, { campaign, known, add });
  return { change, problems };
}

const columnOf = (parameter: string) => LINE_ITEM_FILE.fieldOf(parameter) ?? "name";

interface RuleAround {
  readonly campaign: Parameters<typeof lineItemProblem>[2]["campaign"];
  readonly known: LineItemImportContext;
  readonly add: (field: LineItemImportField, message: string) => void;
}

/** The broken rule, shown at the field that breaks it by itself, else at the first that the row changes. */
function addRuleProblems(item: LineItem, change: LineItemChange, { campaign, known, add }: RuleAround): void {
  const fields = Object.keys(change);
  const bids = { ...item, bid_strategy: change.bid_strategy ?? item.bid_strategy };
  for (const field of fields) {
    const why = uneditableReason(bids, field, campaign);
    if (why !== undefined) add(columnOf(field), why);
  }
  const bidding = known.bidding.find(({ currency }) => currency === item.currency);
  const problemOf = (some: LineItemChange) => lineItemProblem(item, some, { campaign, bidding });
  const whole = problemOf(change);
  if (whole === undefined) return;
  const alone = (field: string) =>
    problemOf(Object.fromEntries(Object.entries(change).filter(([each]) => each === field)));
  const culprit = fields.find((field) => alone(field) !== undefined);
  const at = culprit ?? fields[0];
  if (at !== undefined) add(columnOf(at), (culprit && alone(culprit)) ?? whole);
}

/** Whether a cell has the current value in another notation: other separators, or the words on screen. */
function saysSettled(item: LineItem, field: (typeof SETTLED)[number], cell: string): boolean {
  const codes = (text: string) =>
    text
      .toUpperCase()
      .match(/[A-Z][A-Z0-9_]+/g)
      ?.toSorted()
      .join() ?? "";
  const own = item[field];
  return codes(cell) === codes(typeof own === "string" ? own : own.join(" "));
}
