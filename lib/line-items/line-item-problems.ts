import type { BiddingRule } from "@/lib/ads/endpoints/bidding-rules";
import { type LineItem, update } from "@/lib/ads/endpoints/line-items";
import { lineItemRules } from "@/lib/ads/line-item-rules";
import { paramKindOf } from "@/lib/ads/param-kinds";
import { brokenRules } from "@/lib/ads/rules";
import { bidProblem } from "./bid-limits";
import { aboveCampaign, type CampaignOfLineItem } from "./line-item-form";
import type { LineItemChange } from "./line-item-input";

export interface LineItemSurroundings {
  readonly campaign: CampaignOfLineItem;
  /** The bidding rule of its currency, if known. */
  readonly bidding?: BiddingRule | undefined;
}

type ChangeField = keyof LineItemChange;

const isChangeField = (field: string): field is ChangeField => Object.hasOwn(update.params.shape, field);

/**
 * The problem of a change of a line item, before it is sent: each field against the catalogue, then the resulting line
 * item against the rules over several fields. Rules that were already broken are ignored.
 */
export function lineItemProblem(
  item: LineItem,
  change: LineItemChange,
  { campaign, bidding }: LineItemSurroundings,
): string | undefined {
  for (const [field, value] of Object.entries(change)) {
    if (!isChangeField(field)) continue;
    const schema = update.params.shape[field];
    if (!schema.safeParse(value).success) return paramKindOf(schema).rule;
  }
  const { budget_optimization } = campaign;
  const known = brokenRules(lineItemRules, { ...item, budget_optimization });
  const after = { ...item, ...change, budget_optimization };
  const broken = brokenRules(lineItemRules, after).find((rule) => !known.includes(rule));
  if (broken) return broken.advice;
  const { bid_amount_local_micro: bid } = change;
  const wrongBid = bid && bidding ? bidProblem(bid, bidding) : undefined;
  if (wrongBid) return wrongBid;
  return change.total_budget_amount_local_micro
    ? aboveCampaign(change.total_budget_amount_local_micro, campaign)
    : undefined;
}
