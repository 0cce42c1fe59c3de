import { callEndpoint } from "@/lib/ads/call";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import { type LineItem, list } from "@/lib/ads/endpoints/line-items";
import { CAMPAIGN_STORE } from "@/lib/campaigns/campaign-store";
import { changesUnderWay } from "@/lib/records/pending-changes";
import { type ListedResource, putRecords } from "@/lib/records/record-lists";
import { lookUpLineItems } from "@/lib/records/record-lookup";
import type { ResourceStore } from "@/lib/records/resource-store";
import { fieldsThatFollow } from "./line-item-change";
import type { LineItemChange } from "./line-item-input";
import { STAGED_LINE_ITEMS } from "./staged-line-items";

/** Line items in the lists that were read. */
export const LINE_ITEM_LISTS: ListedResource<LineItem, typeof list> = {
  list,
  shows: ({ campaign_id }, { campaign_ids: asked }) => asked?.includes(campaign_id) ?? true,
};

/** Line items in the browser. */
export const LINE_ITEM_STORE: ResourceStore<LineItem, LineItemChange> = {
  staged: STAGED_LINE_ITEMS,
  lookUp: lookUpLineItems,
  put: (client, scope, accountId, items) => putRecords(client, scope, accountId, LINE_ITEM_LISTS, items),
  // Whether campaigns serve depends on their line items. If they cannot be looked up, their next read shows it.
  affects: (client, scope, accountId, items) => {
    const ids = [...new Set(items.map(({ campaign_id }) => campaign_id))];
    callEndpoint(campaigns.list, scope, {
      account_id: accountId,
      campaign_ids: ids,
      count: ids.length,
      with_draft: true,
    }).then(
      ({ data }) => CAMPAIGN_STORE.put(client, scope, accountId, data),
      () => {},
    );
  },
  underWay: changesUnderWay(),
  graceKey: (id) => `line item ${id}`,
  follows: fieldsThatFollow,
};
