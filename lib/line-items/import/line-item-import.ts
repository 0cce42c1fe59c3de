import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { SETTABLE_STATUSES } from "@/lib/campaigns/status";
import { formatInstant } from "@/lib/format/instant";
import { type CellChoices, editChoices, listedChoices } from "@/lib/record-import/cell-choices";
import { compareRow, type RowRules } from "@/lib/record-import/compare-row";
import type { DiffOf, ImportKind } from "@/lib/record-import/import-kind";
import { planImport } from "@/lib/record-import/plan-import";
import { recordOf } from "@/lib/record-import/row-diff";
import { LINE_ITEMS } from "../../bulk/bulk-resources";
import type { LineItemItem } from "../bulk/line-item-plan";
import { EMPTY_LINE_ITEM } from "../line-item-form";
import type { LineItemChange } from "../line-item-input";
import { lineItemName } from "../line-item-words";
import { heldByLineItem, LINE_ITEM_ROW } from "./diff-existing";
import { diffNewLineItem, LISTED_FIELDS, listedValue, type NewLineItemRow } from "./diff-new";
import {
  LINE_ITEM_EXAMPLE,
  LINE_ITEM_FILE,
  LINE_ITEM_IMPORT_ROWS_MAX,
  type LineItemCells,
  type LineItemImportField,
} from "./import-cells";
import { campaignsMeant, type LineItemImportContext } from "./known";

export interface LineItemImportTypes {
  readonly row: LineItem;
  readonly change: LineItemChange;
  readonly field: LineItemImportField;
  readonly fresh: NewLineItemRow;
  readonly known: LineItemImportContext;
  readonly item: LineItemItem;
}

type LineItemRowDiff = DiffOf<LineItemImportTypes>;

const RULES: RowRules<LineItem, LineItemChange, LineItemImportField, NewLineItemRow, LineItemImportContext> =
  { ...LINE_ITEM_ROW, one: "line item", among: " in the campaign", created: diffNewLineItem };

/** Compares one row with the account. */
export const diffLineItemRow = (cells: LineItemCells, known: LineItemImportContext): LineItemRowDiff =>
  compareRow(RULES, cells, known);

const isListed = (field: string): field is keyof typeof LISTED_FIELDS => Object.hasOwn(LISTED_FIELDS, field);

/** Defaults of a new line item for empty cells. */
const USUAL: { readonly [field in LineItemImportField]?: string } = {
  entity_status: EMPTY_LINE_ITEM.status,
  bid_strategy: EMPTY_LINE_ITEM.strategy,
};

function choices(
  diff: LineItemRowDiff,
  field: LineItemImportField,
  text: string,
  known: LineItemImportContext,
): CellChoices | undefined {
  const item = recordOf(diff);
  const edit = LINE_ITEM_FILE.edits.get(field);
  if (edit?.kind === "choice") {
    const usual = USUAL[field];
    return editChoices(edit, text, {
      words: field === "entity_status" ? SETTABLE_STATUSES : undefined,
      usual: item ? undefined : usual,
      unsaid: usual === undefined,
    });
  }
  if (item) return undefined;
  if (isListed(field)) {
    const { values, words } = LISTED_FIELDS[field];
    return listedChoices({
      options: values.map((value) => ({ value, label: words(value) })),
      value: listedValue(field, text) ?? "",
      placeholder: text || "Usual",
    });
  }
  if (field !== "campaign_id") return undefined;
  const [only, ...others] = text === "" ? [] : campaignsMeant(text, known);
  return listedChoices({
    options: [...known.campaigns.values()]
      .filter(({ deleted }) => !deleted)
      .slice(0, CAMPAIGNS_OFFERED)
      .map(({ id, name }) => ({ value: id, label: name })),
    value: only && others.length === 0 ? only.id : "",
    placeholder: text || "Select a campaign",
  });
}

/** Campaigns offered in a cell; others are typed in the file. */
const CAMPAIGNS_OFFERED = 500;

/** How line items are imported. */
export const LINE_ITEM_IMPORT: ImportKind<LineItemImportTypes> = {
  resource: LINE_ITEMS,
  ...LINE_ITEM_FILE,
  example: LINE_ITEM_EXAMPLE,
  identifiers: ["id", "campaign_id"],
  newNeeds: "campaign_id",
  rowsMax: LINE_ITEM_IMPORT_ROWS_MAX,
  diffRow: diffLineItemRow,
  plan: (rows) =>
    planImport(LINE_ITEMS, rows, {
      nameOf: lineItemName,
      update: ({ id }, change) => ({ operation_type: "Update", params: { line_item_id: id, ...change } }),
      create: ({ form }) => ({
        name: form.name ?? "",
        operation: { operation_type: "Create", params: form },
      }),
    }),
  held: heldByLineItem,
  timeInWords: (instant, { zone }) => formatInstant(instant, zone, "time"),
  choices,
};
