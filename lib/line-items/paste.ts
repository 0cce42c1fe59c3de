import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { fieldName } from "@/lib/ads/field-words";
import { type BulkDecision, type BulkPlan, leave } from "@/lib/bulk/bulk-plan";
import { LINE_ITEMS } from "@/lib/bulk/bulk-resources";
import { readIdentifierCell } from "@/lib/csv/cells";
import { agreedDecimalMark } from "@/lib/format/written-number";
import { type PastedRow, type Pasting, type Placed, placeBlock, planPlaced } from "@/lib/grid/paste";
import { readCells, type Writing } from "@/lib/records/written-cells";
import { type LineItemItem, type LineItemPlanContext, planLineItems } from "./bulk/line-item-plan";
import { uneditableReason } from "./edit-in-cell";
import { LINE_ITEM_FILE } from "./import/import-cells";
import { LINE_ITEM_COLUMNS, type LineItemColumn } from "./line-item-columns";
import { assumedCampaign } from "./line-item-form";
import type { LineItemChange } from "./line-item-input";

const { edits: EDITS, fieldNamed } = LINE_ITEM_FILE;
const AMOUNTS = [...EDITS.values()].filter(({ kind }) => kind === "amount").map(({ field }) => field);

/** The field of a heading, named as in files, if it is pasted. */
function pastedField(name: string): string | undefined {
  const field = fieldNamed(name);
  return field === "id" || field === "currency" || EDITS.has(field ?? "") ? field : undefined;
}

/** Places pasted cells over the line items of the grid. */
export const placeOnLineItems = (
  pasting: Pasting<LineItem, LineItemColumn>,
  byId: ReadonlyMap<string, LineItem>,
): Placed<LineItem, string> =>
  placeBlock(pasting, {
    fieldOf: pastedField,
    fieldOfColumn: (column) => LINE_ITEM_COLUMNS.of(column).edits?.field,
    labelOf: (column) => LINE_ITEM_COLUMNS.of(column).label,
    id: "id",
    byId,
    readId: readIdentifierCell,
    name: "name",
    nameOf: ({ name, deleted }) => (deleted ? undefined : (name ?? undefined)),
    one: LINE_ITEMS.one,
  });

/** Old → new for every line item that cells were pasted into, each by the rules of its fields. */
export function planLineItemPaste(
  placed: Placed<LineItem, string>,
  { zone, ...around }: LineItemPlanContext & { readonly zone: string },
): BulkPlan<LineItemItem> {
  const mark = agreedDecimalMark(placed.rows.flatMap(({ cells }) => AMOUNTS.map((field) => cells[field])));
  return planPlaced(placed, (items, cellsOf) =>
    planLineItems(items, (item) => outcomeOf(item, cellsOf(item), around.campaigns, { mark, zone }), around),
  );
}

function outcomeOf(
  item: LineItem,
  cells: PastedRow<LineItem, string>["cells"],
  campaigns: LineItemPlanContext["campaigns"],
  writing: Writing,
): BulkDecision<LineItemChange> {
  const currency = cells.currency?.trim() ?? "";
  if (currency !== "" && currency.toUpperCase() !== item.currency.toUpperCase()) {
    return leave(`It is paid in ${item.currency}. Put its amounts into ${item.currency}.`);
  }
  const { changes, problems: wrong } = readCells(EDITS, item, (field) => cells[field], writing);
  const change: LineItemChange = {};
  for (const one of changes) Object.assign(change, one);
  const campaign = campaigns.get(item.campaign_id) ?? assumedCampaign(item);
  // Another bid strategy has other fields.
  const bidding = { ...item, bid_strategy: change.bid_strategy ?? item.bid_strategy };
  const whyNot = (field: string) => uneditableReason(bidding, field, campaign);
  const problems = [
    ...Object.keys(change).flatMap((field) => whyNot(field) ?? []),
    ...wrong.map(({ field, message }) => whyNot(field) ?? `${fieldName(field)}: ${message}`),
  ];
  if (problems.length > 0) return leave([...new Set(problems)].join(" "));
  return Object.keys(change).length === 0 ? leave("No change.") : { do: "change", change };
}
