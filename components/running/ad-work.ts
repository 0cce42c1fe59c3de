import { bulkPorts } from "@/components/bulk/bulk-ports";
import type { BulkWork } from "@/components/bulk/bulk-work";
import { callEndpoint } from "@/lib/ads/call";
import { callAndMeter, refreshResource } from "@/lib/ads/client";
import * as mediaCreatives from "@/lib/ads/endpoints/media-creatives";
import * as promotedAccounts from "@/lib/ads/endpoints/promoted-accounts";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import type { Scope } from "@/lib/ads/scope";
import { oneByOne } from "@/lib/bulk/one-by-one";
import { markPendingDeletion } from "@/lib/jobs/grace";
import { associationGraceKey } from "@/lib/line-items/line-item-lists";
import { LINE_ITEM_STORE } from "@/lib/line-items/line-item-store";
import { lookAgain } from "@/lib/records/resource-store";
import { type AdKind, type AdRow, recordIdOfAd } from "@/lib/running/ad-rows";
import { ADS, type AdItem, asBulkAd, storedAd } from "@/lib/running/remove-many";

type Ask = (scope: Scope, account_id: string, id: string) => Promise<AdRow["record"]>;

/** The endpoints that remove ads from line items, by kind. */
export const AD_REMOVALS = {
  post: promotedPosts.remove,
  account: promotedAccounts.remove,
  media: mediaCreatives.remove,
} as const;

const SEND: Readonly<Record<AdKind, Ask>> = {
  post: async (scope, account_id, promoted_post_id) =>
    (await callAndMeter(promotedPosts.remove, scope, { account_id, promoted_post_id })).data,
  account: async (scope, account_id, promoted_account_id) =>
    (await callAndMeter(promotedAccounts.remove, scope, { account_id, promoted_account_id })).data,
  media: async (scope, account_id, media_creative_id) =>
    (await callAndMeter(mediaCreatives.remove, scope, { account_id, media_creative_id })).data,
};

const LOOK: Readonly<Record<AdKind, Ask>> = {
  post: async (scope, account_id, promoted_post_id) =>
    (await callEndpoint(promotedPosts.get, scope, { account_id, promoted_post_id }, { fresh: true })).data,
  account: async (scope, account_id, promoted_account_id) =>
    (await callEndpoint(promotedAccounts.get, scope, { account_id, promoted_account_id }, { fresh: true }))
      .data,
  media: async (scope, account_id, media_creative_id) =>
    (await callEndpoint(mediaCreatives.get, scope, { account_id, media_creative_id }, { fresh: true })).data,
};

/** Key of an ad in the grace window, shared with its line item's panel. */
export const adGraceKey = (rowId: string) => associationGraceKey(recordIdOfAd(rowId));

/** Jobs that remove ads from their line items, one after another. */
export const adWork: BulkWork<AdItem> = {
  resource: ADS,
  stored: storedAd,
  ports: (scope, accountId) => {
    const asked = (by: typeof SEND) => (items: readonly AdItem[]) =>
      oneByOne(items, async ({ operation: { params } }) =>
        asBulkAd(params.kind, await by[params.kind](scope, accountId, params.recordId)),
      );
    return bulkPorts(scope, { send: asked(SEND), look: asked(LOOK) });
  },
  records: (client, scope, accountId) => {
    const kinds = new Set<AdKind>();
    const lineItemIds = new Set<string>();
    return {
      answer: (ads) => {
        for (const { kind, line_item_id } of ads) {
          kinds.add(kind);
          lineItemIds.add(line_item_id);
        }
      },
      leave: (ids) => markPendingDeletion(ids.map(adGraceKey)),
      rest: () => {
        for (const kind of kinds) void refreshResource(client, AD_REMOVALS[kind], scope);
        // Whether line items serve depends on their ads.
        if (lineItemIds.size > 0) void lookAgain(LINE_ITEM_STORE, client, scope, accountId, [...lineItemIds]);
        kinds.clear();
        lineItemIds.clear();
      },
    };
  },
};
