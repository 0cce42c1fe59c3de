import type { InputOf } from "@/lib/ads/endpoint";
import type { BiddingRule } from "@/lib/ads/endpoints/bidding-rules";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { batch, LINE_ITEM_BATCH_MAX, type LineItem, lineItemRecord } from "@/lib/ads/endpoints/line-items";
import { type BulkNoun, type BulkPlan, type PlannedItem, planBulk } from "@/lib/bulk/bulk-plan";
import { keptItem } from "@/lib/bulk/kept-job";
import { assumedCampaign, type CampaignOfLineItem } from "@/lib/line-items/line-item-form";
import type { LineItemChange } from "@/lib/line-items/line-item-input";
import { lineItemProblem } from "@/lib/line-items/line-item-problems";
import { lineItemName } from "@/lib/line-items/line-item-words";
import { applyLineItemChange, type LineItemBulkChange } from "./line-item-bulk-change";

type LineItemOperation = InputOf<typeof batch>["body"][number];

/** One line item of a plan. */
export type LineItemItem = PlannedItem<LineItem, LineItemOperation>;

export const LINE_ITEMS: BulkNoun = {
  name: "line-items",
  one: "line item",
  many: "line items",
  batchMax: LINE_ITEM_BATCH_MAX,
};

/** One of them as a device keeps it. */
export const keptLineItem = keptItem(lineItemRecord, batch.body);

/** What the rules for line items hang on besides them. */
interface Surroundings {
  /** The account's, by id: a line item's budgets depend on its campaign's. */
  readonly campaigns: ReadonlyMap<string, CampaignOfLineItem & Pick<Campaign, "name">>;
  /** What may be bid in each currency, where that is known. */
  readonly bidding?: readonly BiddingRule[];
}

/** Old → new for every chosen line item, before anything is sent. */
export function planLineItemChange(
  items: readonly LineItem[],
  bulk: LineItemBulkChange,
  { campaigns, bidding = [] }: Surroundings,
): BulkPlan<LineItemItem> {
  return planBulk<LineItem, LineItemOperation, LineItemChange>(items, {
    noun: LINE_ITEMS,
    nameOf: lineItemName,
    withinOf: ({ campaign_id }) => campaigns.get(campaign_id)?.name,
    outcome: (item) => applyLineItemChange(item, bulk),
    problem: (item, change) =>
      lineItemProblem(item, change, {
        campaign: campaigns.get(item.campaign_id) ?? assumedCampaign(item),
        bidding: bidding.find(({ currency }) => currency === item.currency),
      }),
    update: ({ id }, change) => ({ operation_type: "Update", params: { line_item_id: id, ...change } }),
    remove: ({ id }) => ({ operation_type: "Delete", params: { line_item_id: id } }),
  });
}
