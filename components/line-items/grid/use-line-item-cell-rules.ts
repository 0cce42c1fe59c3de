import { useBiddingRule } from "@/components/line-items/use-bidding-rule";
import type { LineItemAround } from "@/components/line-items/use-line-item-around";
import type { CellRules } from "@/components/records/record-grid-kind";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { amountHint } from "@/lib/line-items/edit-in-cell";
import { assumedCampaign } from "@/lib/line-items/line-item-form";
import type { LineItemChange } from "@/lib/line-items/line-item-input";
import { lineItemProblem } from "@/lib/line-items/line-item-problems";

/** The service's rules for a line item that is edited in its row. */
export function useLineItemCellRules(
  item: LineItem,
  field: string,
  { campaigns }: LineItemAround,
): CellRules<LineItemChange> {
  const bidding = useBiddingRule(item.currency, { enabled: field === "bid_amount_local_micro" });
  // While its campaign is unknown, the line item itself shows what kind of budget that has.
  const surroundings = { campaign: campaigns.get(item.campaign_id) ?? assumedCampaign(item), bidding };
  return {
    problemOf: (change) => lineItemProblem(item, change, surroundings),
    hintOf: (amount, micros) => amountHint(item, amount, micros, surroundings),
  };
}
