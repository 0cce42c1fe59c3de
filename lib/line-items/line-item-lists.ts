import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import { IDS_MAX } from "@/lib/ads/params";
import { chosenValues, type Filter } from "@/lib/grid/filters";
import type { DeletedView } from "@/lib/grid/rows";
import { changesUnderWay } from "@/lib/records/pending-changes";
import type { ListedResource } from "@/lib/records/record-lists";
import type { LineItemFilterId } from "./line-item-filters";
import type { LineItemChange } from "./line-item-input";

/** The shared input for reading the line items of an account, or of some of its campaigns. */
export const lineItemsInput = (accountId: string, campaignIds: readonly string[] = []) => ({
  account_id: accountId,
  ...(campaignIds.length > 0 && campaignIds.length <= IDS_MAX && { campaign_ids: [...campaignIds] }),
  count: PAGE_MAX,
  with_draft: true,
});

/** What the page of line items reads, from its address. */
export const lineItemsSeen = (
  accountId: string,
  filters: readonly Filter<LineItemFilterId>[],
  deleted: DeletedView,
) => ({
  ...lineItemsInput(accountId, chosenValues(filters, "campaign")),
  ...(deleted !== "hidden" && { with_deleted: true }),
});

/** Line items in the lists that were read. */
export const LINE_ITEM_LISTS: ListedResource<lineItems.LineItem, typeof lineItems.list> = {
  list: lineItems.list,
  shows: ({ campaign_id }, { campaign_ids: campaigns }) => campaigns?.includes(campaign_id) ?? true,
};

/** Pending changes of an account's line items, shown as if applied. */
export const lineItemsUnderWay = changesUnderWay<LineItemChange>();

/** Key of a line item in the grace window of its deletion. */
export const lineItemGraceKey = (lineItemId: string) => `line item ${lineItemId}`;

/** Key, in the grace window, of a record that is about to be removed from a line item. */
export const associationGraceKey = (recordId: string) => `association ${recordId}`;
