import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import { IDS_MAX } from "@/lib/ads/params";
import type { ListedNoun } from "@/lib/records/record-lists";

/** The one way in which this dashboard asks for the line items of an account, or of some of its campaigns. */
export const lineItemsInput = (accountId: string, campaignIds: readonly string[] = []) => ({
  account_id: accountId,
  ...(campaignIds.length > 0 && campaignIds.length <= IDS_MAX && { campaign_ids: [...campaignIds] }),
  count: PAGE_MAX,
  with_draft: true,
});

/** Line items in the lists that were read. */
export const LINE_ITEM_LISTS: ListedNoun<lineItems.LineItem, typeof lineItems.list> = {
  list: lineItems.list,
  shows: ({ campaign_id }, { campaign_ids: campaigns }) => campaigns?.includes(campaign_id) ?? true,
};
