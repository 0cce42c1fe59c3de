import { type LineItem, update } from "@/lib/ads/endpoints/line-items";
import { touchedOnly } from "@/lib/staged/staged-changes";
import { uneditableReason } from "./edit-in-cell";
import { CHANGED_PARAMETERS, type LineItemChange } from "./line-item-input";
import { type LineItemSurroundings, lineItemProblem } from "./line-item-problems";
import { lineItemClosedReason } from "./line-item-words";
import { STAGED_LINE_ITEMS } from "./staged-line-items";

interface RestoredLineItemChange {
  readonly change: LineItemChange;
  /** The rule that the old values would break, and the fix. */
  readonly problem: string | undefined;
}

/** Fields that may be meaningless without each other. */
const TOGETHER = [
  ["bid_strategy", "bid_amount_local_micro"],
  ["daily_budget_amount_local_micro", "total_budget_amount_local_micro"],
  ["start_time", "end_time"],
  ["frequency_cap", "duration_in_days"],
  ["goal", "pay_by"],
] as const;

/**
 * The change that restores the previous value of a field from the service's history. If it is not valid alone, the
 * field that changed together with it is included.
 *
 * @param item with its staged changes
 * @param before the previous values of one change, in the history's format: amounts are numbers there, or text if they
 *   are too large
 * @returns undefined where the field cannot be set, or has that value
 */
export function restoreLineItemField(
  item: LineItem,
  field: string,
  before: Readonly<Record<string, unknown>>,
  surroundings: LineItemSurroundings,
): RestoredLineItemChange | undefined {
  if (item.deleted) return undefined;
  const change = changeOf(item, field, before);
  if (!change) return undefined;
  const problem = problemOf(item, change, surroundings);
  const [one, other] = TOGETHER.find((fields) => fields.some((each) => each === field)) ?? [];
  if (problem === undefined || !one || !other) return { change, problem };
  const both = { ...changeOf(item, one, before), ...changeOf(item, other, before) };
  return problemOf(item, both, surroundings) === undefined
    ? { change: both, problem: undefined }
    : { change, problem };
}

const isParameter = (field: string): field is (typeof CHANGED_PARAMETERS)[number] =>
  CHANGED_PARAMETERS.some((parameter) => parameter === field);

function changeOf(
  item: LineItem,
  field: string,
  before: Readonly<Record<string, unknown>>,
): LineItemChange | undefined {
  if (!isParameter(field) || !Object.hasOwn(before, field)) return undefined;
  const was = before[field];
  const value = typeof was === "number" && field.endsWith("_local_micro") ? String(was) : was;
  if (!update.params.shape[field].safeParse(value).success) return undefined;
  const change = touchedOnly(STAGED_LINE_ITEMS, item, { [field]: value });
  return Object.keys(change).length > 0 ? change : undefined;
}

function problemOf(item: LineItem, change: LineItemChange, surroundings: LineItemSurroundings) {
  const after = { ...item, ...change };
  const closed = change.bid_amount_local_micro
    ? uneditableReason(after, "bid_amount_local_micro", surroundings.campaign)
    : lineItemClosedReason(item);
  return closed ?? lineItemProblem(item, change, surroundings);
}
