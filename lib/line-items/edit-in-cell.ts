import type { LineItem } from "@/lib/ads/endpoints/line-items";
import {
  bidNeeded,
  dailyBudgetNeedsLineItemBudget,
  deliveryNeedsLineItemBudget,
} from "@/lib/ads/line-item-rules";
import { plannedDays } from "@/lib/campaigns/change";
import { formatNumber } from "@/lib/format/numbers";
import { bidLimitsInWords } from "./bid-limits";
import type { CampaignOfLineItem } from "./line-item-form";
import type { LineItemSurroundings } from "./line-item-problems";
import { billedByName, lineItemClosedReason } from "./line-item-words";

/** Why a field of a line item cannot be edited in its cell; undefined if it can. */
export function uneditableReason(
  item: LineItem,
  field: string,
  { budget_optimization }: Pick<CampaignOfLineItem, "budget_optimization">,
): string | undefined {
  const closed = lineItemClosedReason(item);
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
  if (
    field === "standard_delivery" &&
    deliveryNeedsLineItemBudget.broken({ ...terms, standard_delivery: true })
  ) {
    return deliveryNeedsLineItemBudget.advice;
  }
  return undefined;
}

/** The hint below an amount under edit: what it is paid for, or how long the budget lasts. */
export function amountHint(
  item: LineItem,
  field: string,
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
