import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { fieldName } from "@/lib/ads/field-words";
import { type BulkPlan, leave, type Outcome } from "@/lib/bulk/bulk-plan";
import { readStatus } from "@/lib/campaigns/import/read-values";
import { isSettableStatus } from "@/lib/campaigns/status";
import { readIdentifierCell } from "@/lib/csv/cells";
import { headingLetters } from "@/lib/csv/heading";
import { readMoney } from "@/lib/format/money";
import type { DecimalMark } from "@/lib/format/written-number";
import { type PastedRow, type Pasting, type Placed, placeBlock, planPlaced } from "@/lib/grid/paste";
import { agreedDecimalMark } from "@/lib/import/decimal-mark";
import { tidyName } from "@/lib/text/visible-name";
import { type LineItemItem, planLineItems, type Surroundings } from "./bulk/line-item-plan";
import { type EditableField, uneditableReason } from "./edit-in-cell";
import { LINE_ITEM_COLUMNS, type LineItemColumn } from "./line-item-columns";
import { assumedCampaign } from "./line-item-form";
import type { LineItemChange } from "./line-item-input";
import { LINE_ITEMS } from "./line-item-noun";

const AMOUNTS = [
  "bid_amount_local_micro",
  "daily_budget_amount_local_micro",
  "total_budget_amount_local_micro",
] as const satisfies readonly EditableField[];

type PastedField = EditableField | "id" | "currency";

/** What columns are called here, and in files. */
const BY_NAME: ReadonlyMap<string, PastedField> = new Map([
  ...LINE_ITEM_COLUMNS.ids.flatMap((column) => {
    const { edits, label } = LINE_ITEM_COLUMNS.of(column);
    return edits
      ? ([
          [headingLetters(label), edits],
          [headingLetters(fieldName(edits)), edits],
        ] as const)
      : [];
  }),
  ["id", "id"],
  ["lineitemid", "id"],
  ["currency", "currency"],
]);

/** Lays what is pasted over the line items of the grid. */
export const placeOnLineItems = (
  pasting: Pasting<LineItem, LineItemColumn>,
  byId: ReadonlyMap<string, LineItem>,
): Placed<LineItem, PastedField> =>
  placeBlock(pasting, {
    fieldOf: (name) => BY_NAME.get(name),
    fieldOfColumn: (column) => LINE_ITEM_COLUMNS.of(column).edits,
    labelOf: (column) => LINE_ITEM_COLUMNS.of(column).label,
    id: "id",
    byId,
    readId: readIdentifierCell,
    name: "name",
    nameOf: ({ name, deleted }) => (deleted ? undefined : (name ?? undefined)),
    one: LINE_ITEMS.one,
  });

/** Old → new for every line item that cells were pasted into, each by the rules of its fields. */
export function planPaste(
  placed: Placed<LineItem, PastedField>,
  around: Surroundings,
): BulkPlan<LineItemItem> {
  const mark = agreedDecimalMark(placed.rows.flatMap(({ cells }) => AMOUNTS.map((field) => cells[field])));
  return planPlaced(placed, (items, cellsOf) =>
    planLineItems(items, (item) => outcomeOf(item, cellsOf(item), around.campaigns, mark), around),
  );
}

function outcomeOf(
  item: LineItem,
  cells: PastedRow<LineItem, PastedField>["cells"],
  campaigns: Surroundings["campaigns"],
  mark: DecimalMark | undefined,
): Outcome<LineItemChange> {
  const currency = cells.currency?.trim() ?? "";
  if (currency !== "" && currency.toUpperCase() !== item.currency.toUpperCase()) {
    return leave(`It is paid in ${item.currency}. Put its amounts into ${item.currency}.`);
  }
  const change: { -readonly [field in EditableField]?: LineItemChange[field] } = {};
  const problems: string[] = [];
  const touches = (field: EditableField) => {
    const closed = uneditableReason(item, field, campaigns.get(item.campaign_id) ?? assumedCampaign(item));
    if (closed !== undefined) problems.push(closed);
    return closed === undefined;
  };

  const name = cells.name === undefined ? undefined : tidyName(cells.name);
  if (name !== undefined && name !== tidyName(item.name ?? "") && touches("name")) change.name = name || null;

  const status = cells.entity_status?.trim();
  const read = status && readStatus(status);
  if (status && read !== item.entity_status && touches("entity_status")) {
    if (read && isSettableStatus(read)) change.entity_status = read;
    else problems.push("Status: Write ACTIVE or PAUSED.");
  }

  for (const field of AMOUNTS) {
    const cell = cells[field]?.trim();
    if (cell === undefined || (cell === "" && item[field] === null)) continue;
    const amount = cell === "" ? { ok: true as const, micros: null } : readMoney(cell, item.currency, mark);
    if ((amount.ok && amount.micros === item[field]) || !touches(field)) continue;
    if (amount.ok) change[field] = amount.micros;
    else problems.push(`${fieldName(field)}: ${amount.reason}`);
  }
  if (problems.length > 0) return leave([...new Set(problems)].join(" "));
  return Object.keys(change).length === 0 ? leave("No change.") : { do: "change", change };
}
