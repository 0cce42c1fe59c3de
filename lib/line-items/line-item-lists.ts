import { PAGE_MAX } from "@/lib/ads/endpoint";
import { IDS_MAX } from "@/lib/ads/params";
import { chosenValues, type Filter } from "@/lib/grid/filters";
import type { DeletedView } from "@/lib/grid/rows";
import type { LineItemFilterId } from "./line-item-filters";

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

/** Key, in the grace window, of a record that is about to be removed from a line item. */
export const associationGraceKey = (recordId: string) => `association ${recordId}`;
