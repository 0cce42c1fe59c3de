import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { bidNeeded, dailyBudgetNeedsLineItemBudget } from "@/lib/ads/line-item-rules";
import { plannedDays } from "@/lib/campaigns/planned-days";
import { readMoney } from "@/lib/format/money";
import { formatNumber } from "@/lib/format/numbers";
import { bidLimitsInWords } from "./bid-limits";
import type { CampaignOfLineItem } from "./line-item-form";
import { type LineItemSurroundings, lineItemProblem } from "./line-item-problems";
import { billedByName, closedReason } from "./line-item-words";

/** Fields that are edited in the cell that shows them. */
export type EditableField =
  | "name"
  | "entity_status"
  | "bid_amount_local_micro"
  | "daily_budget_amount_local_micro"
  | "total_budget_amount_local_micro";

export type AmountField = Extract<EditableField, `${string}_local_micro`>;

/** Why a field of a line item cannot be edited in its cell; undefined where it can. */
export function uneditableReason(
  item: LineItem,
  field: EditableField,
  { budget_optimization }: Pick<CampaignOfLineItem, "budget_optimization">,
): string | undefined {
  const closed = closedReason(item);
  if (closed !== undefined) return closed;
  const terms = { ...item, budget_optimization };
  if (field === "bid_amount_local_micro" && !bidNeeded.broken({ ...terms, bid_amount_local_micro: null })) {
    return "It bids automatically, so there is no amount. Edit the line item to choose another bid strategy.";
  }
  if (
    field === "daily_budget_amount_local_micro" &&
    dailyBudgetNeedsLineItemBudget.broken({ ...terms, daily_budget_amount_local_micro: "1" })
  ) {
    return dailyBudgetNeedsLineItemBudget.advice;
  }
  return undefined;
}

/** Reads an amount as it is typed into a cell, empty for none, or says what stands against it. */
export function readAmount(
  item: LineItem,
  field: AmountField,
  text: string,
  surroundings: LineItemSurroundings,
): { readonly ok: true; readonly micros: string | null } | { readonly ok: false; readonly reason: string } {
  const typed = text.trim() === "" ? { ok: true as const, micros: null } : readMoney(text, item.currency);
  if (!typed.ok) return typed;
  const reason = lineItemProblem(item, { [field]: typed.micros }, surroundings);
  return reason === undefined ? typed : { ok: false, reason };
}

/** What stands below an amount under edit: what it is paid for, or how long the budget lasts. */
export function amountHint(
  item: LineItem,
  field: AmountField,
  micros: string | null,
  { bidding }: Pick<LineItemSurroundings, "bidding">,
): string {
  if (field === "bid_amount_local_micro") {
    const limits = bidding ? ` ${bidLimitsInWords(bidding)}.` : "";
    return `For each ${billedByName(item.pay_by)}.${limits}`;
  }
  const days =
    field === "daily_budget_amount_local_micro"
      ? plannedDays(micros, item.total_budget_amount_local_micro)
      : plannedDays(item.daily_budget_amount_local_micro, micros);
  return days === undefined
    ? "Leave it empty for none of its own."
    : `Plan: lasts ≈ ${formatNumber(days)} days at full spend.`;
}
