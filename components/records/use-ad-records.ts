import { useAccount } from "@/components/shell/account";
import { useAdsList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import { CREATIVE_TYPES } from "@/lib/ads/endpoints/account-media";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import * as mediaCreatives from "@/lib/ads/endpoints/media-creatives";
import * as promotedAccounts from "@/lib/ads/endpoints/promoted-accounts";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import { IDS_MAX } from "@/lib/ads/params";
import type { AdRecords } from "@/lib/running/ad-rows";

/** How many ads line items hold together: undefined where useAdRecords gives nothing. */
export function useAdCount(items: readonly LineItem[] | undefined): number | undefined {
  const ads = useAdRecords(items);
  return ads && ads.posts.length + ads.accounts.length + ads.media.length;
}

/**
 * The ads of line items: undefined until all of them are read, and where they cannot be. Only the kinds that the line items
 * can show are read, and those of one line item in the lists that its panel reads anyway.
 *
 * @param items all whose ads are read; undefined while they are not known
 */
export function useAdRecords(items: readonly LineItem[] | undefined): AdRecords | undefined {
  const { accountId } = useAccount();
  const all = items ?? [];
  const ids = all.map(({ id }) => id);
  const every = { account_id: accountId, count: PAGE_MAX };
  const input =
    ids.length <= IDS_MAX ? { account_id: accountId, line_item_ids: ids, count: PAGE_MAX } : every;
  const shows = {
    posts: all.some(promotedPosts.canPromotePosts),
    accounts: all.some(promotedAccounts.canPromoteAccounts),
    media: all.some((item) => CREATIVE_TYPES.some((type) => mediaCreatives.canShow(item, type))),
  };
  const posts = useAdsList(promotedPosts.list, input, { enabled: shows.posts });
  // Asked for some line items, the service refuses where these promote none.
  const accounts = useAdsList(promotedAccounts.list, every, { enabled: shows.accounts });
  const media = useAdsList(mediaCreatives.list, input, { enabled: shows.media });
  const known =
    items !== undefined &&
    (!shows.posts || posts.complete) &&
    (!shows.accounts || accounts.complete) &&
    (!shows.media || media.complete);
  if (!known) return undefined;
  const among = new Set(ids);
  const isAmong = ({ line_item_id }: { readonly line_item_id: string }) => among.has(line_item_id);
  return {
    posts: shows.posts ? posts.records.filter(isAmong) : [],
    accounts: shows.accounts ? accounts.records.filter(isAmong) : [],
    media: shows.media ? media.records.filter(isAmong) : [],
  };
}
