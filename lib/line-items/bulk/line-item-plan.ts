import type { InputOf } from "@/lib/ads/endpoint";
import type { BiddingRule } from "@/lib/ads/endpoints/bidding-rules";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { batch, type LineItem, lineItemRecord } from "@/lib/ads/endpoints/line-items";
import { type BulkDecision, type BulkPlan, type PlannedItem, planBulk } from "@/lib/bulk/bulk-plan";
import { LINE_ITEMS } from "@/lib/bulk/bulk-resources";
import { storedItem } from "@/lib/bulk/stored-job";
import { assumedCampaign, type CampaignOfLineItem } from "@/lib/line-items/line-item-form";
import type { LineItemChange } from "@/lib/line-items/line-item-input";
import { lineItemProblem } from "@/lib/line-items/line-item-problems";
import { lineItemName } from "@/lib/line-items/line-item-words";
import { applyLineItemChange, type LineItemBulkChange } from "./line-item-bulk-change";

type LineItemOperation = InputOf<typeof batch>["body"][number];

/** One line item of a plan. */
export type LineItemItem = PlannedItem<LineItem, LineItemOperation>;

/** Schema of a stored one. */
export const storedLineItem = storedItem(lineItemRecord, batch.body);

/** Further data for the rules of line items. */
export interface LineItemPlanContext {
  /** The account's, by id: a line item's budgets depend on its campaign's. */
  readonly campaigns: ReadonlyMap<string, CampaignOfLineItem & Pick<Campaign, "name">>;
  /** The bidding rule of each currency, if known. */
  readonly bidding?: readonly BiddingRule[];
}

/** Old → new for every chosen line item, before anything is sent. */
export const planLineItemChange = (
  items: readonly LineItem[],
  bulk: LineItemBulkChange,
  around: LineItemPlanContext,
): BulkPlan<LineItemItem> => planLineItems(items, (item) => applyLineItemChange(item, bulk), around);

/** The same with a separate change for every line item. */
export function planLineItems(
  items: readonly LineItem[],
  outcome: (item: LineItem) => BulkDecision<LineItemChange>,
  { campaigns, bidding = [] }: LineItemPlanContext,
): BulkPlan<LineItemItem> {
  return planBulk<LineItem, LineItemOperation, LineItemChange>(items, {
    resource: LINE_ITEMS,
    nameOf: lineItemName,
    withinOf: ({ campaign_id }) => campaigns.get(campaign_id)?.name,
    outcome,
    problem: (item, change) =>
      lineItemProblem(item, change, {
        campaign: campaigns.get(item.campaign_id) ?? assumedCampaign(item),
        bidding: bidding.find(({ currency }) => currency === item.currency),
      }),
    update: ({ id }, change) => ({ operation_type: "Update", params: { line_item_id: id, ...change } }),
    remove: ({ id }) => ({ operation_type: "Delete", params: { line_item_id: id } }),
  });
}
