import { useMemo } from "react";
import { useAccount } from "@/components/shell/account";
import { useAdsList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import * as mediaCreatives from "@/lib/ads/endpoints/media-creatives";
import * as promotedAccounts from "@/lib/ads/endpoints/promoted-accounts";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import { IDS_MAX } from "@/lib/ads/params";
import { lineItemsInput } from "@/lib/line-items/line-item-lists";

/**
 * The ads of an account's line items, page after page, and the line items.
 *
 * @param itemIds line items to list; empty for all of the account's
 * @param campaignIds the same for campaigns
 */
export function useAds(itemIds: readonly string[], campaignIds: readonly string[]) {
  const { accountId } = useAccount();
  const items = useAdsList(lineItems.list, lineItemsInput(accountId, campaignIds));
  const narrowed = itemIds.length > 0 && itemIds.length <= IDS_MAX;
  const input = {
    account_id: accountId,
    count: PAGE_MAX,
    ...(narrowed && { line_item_ids: [...itemIds] }),
  };
  const posts = useAdsList(promotedPosts.list, input);
  const media = useAdsList(mediaCreatives.list, input);
  // With a filter by line items, the service refuses where these promote none.
  const accounts = useAdsList(promotedAccounts.list, { account_id: accountId, count: PAGE_MAX });
  const lists = [posts, accounts, media, items];
  const itemById = useMemo(() => new Map(items.records.map((item) => [item.id, item])), [items.records]);
  return {
    posts: posts.records,
    accounts: accounts.records,
    media: media.records,
    items,
    itemById,
    list: {
      complete: lists.every(({ complete }) => complete),
      pending: lists.every(({ pending }) => pending),
      fetching: lists.some(({ fetching }) => fetching),
      error: lists.find(({ error }) => error !== null)?.error ?? null,
      updatedAt: Math.min(...lists.map(({ updatedAt }) => updatedAt)),
      refetch: () => {
        for (const { refetch } of lists) refetch();
      },
      resume: () => {
        for (const { error, resume } of lists) if (error !== null) resume();
      },
    },
  };
}
