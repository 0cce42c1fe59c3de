import { useMemo } from "react";
import { useAccount } from "@/components/shell/account";
import { type AdsList, useAdsList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import { CREATIVE_TYPES } from "@/lib/ads/endpoints/account-media";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import * as mediaCreatives from "@/lib/ads/endpoints/media-creatives";
import * as promotedAccounts from "@/lib/ads/endpoints/promoted-accounts";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import { IDS_MAX } from "@/lib/ads/params";
import type { AdRecords } from "@/lib/running/ad-rows";

/** The total number of ads of line items: undefined where useAdRecords returns undefined. */
export function useAdCount(items: readonly LineItem[] | undefined): number | undefined {
  const ads = useAdRecords(items);
  return ads && ads.posts.length + ads.accounts.length + ads.media.length;
}

/** The same as `useAdLists`, without its errors. */
export const useAdRecords = (items: readonly LineItem[] | undefined): AdRecords | undefined =>
  useAdLists(items).records;

/**
 * The ads of line items: undefined until all are read, and where they cannot be. Only the kinds that the line items
 * can show are read, and those of one line item from the lists that its panel reads anyway.
 *
 * @param items all whose ads are read; undefined while they are not known
 * @param withDeleted also deleted ads
 */
export function useAdLists(items: readonly LineItem[] | undefined, { withDeleted = false } = {}) {
  const { accountId } = useAccount();
  const all = items ?? [];
  const ids = all.map(({ id }) => id);
  const every = { account_id: accountId, count: PAGE_MAX, ...(withDeleted && { with_deleted: true }) };
  const input = ids.length <= IDS_MAX ? { ...every, line_item_ids: ids } : every;
  const shows = {
    posts: all.some(promotedPosts.canPromotePosts),
    accounts: all.some(promotedAccounts.canPromoteAccounts),
    media: all.some((item) => CREATIVE_TYPES.some((type) => mediaCreatives.canShow(item, type))),
  };
  const posts = useKind(useAdsList(promotedPosts.list, input, { enabled: shows.posts }), ids, shows.posts);
  const accounts = useKind(
    // With a filter by line items, the service refuses where these promote none.
    useAdsList(promotedAccounts.list, every, { enabled: shows.accounts }),
    ids,
    shows.accounts,
  );
  const media = useKind(useAdsList(mediaCreatives.list, input, { enabled: shows.media }), ids, shows.media);
  const known = items !== undefined;
  const records = useMemo(
    () =>
      known && posts.records && accounts.records && media.records
        ? { posts: posts.records, accounts: accounts.records, media: media.records }
        : undefined,
    [known, posts.records, accounts.records, media.records],
  );
  const kinds = [posts, accounts, media];
  return {
    records,
    /** Why they cannot be read. */
    error: kinds.find(({ error }) => error)?.error,
    refetch: () => {
      for (const { error, refetch } of kinds) if (error) refetch();
    },
  };
}

/** One kind of ads, of some line items only: empty where these cannot show it, undefined until all are read. */
function useKind<Ad extends { readonly line_item_id: string }>(
  list: AdsList<Ad>,
  itemIds: readonly string[],
  shown: boolean,
) {
  const { records: listed, complete, error, refetch } = list;
  const among = itemIds.join();
  const records = useMemo(() => {
    if (!shown) return [];
    const ids = new Set(among.split(","));
    return complete ? listed.filter(({ line_item_id }) => ids.has(line_item_id)) : undefined;
  }, [shown, complete, listed, among]);
  return { records, error: shown ? error : null, refetch };
}
