import { useQueries } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useAccount, usePermission } from "@/components/shell/account";
import { joined, useBatches } from "@/lib/ads/batches";
import { adsQuery, useAdsList, useScope } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import * as scheduledPromotedPosts from "@/lib/ads/endpoints/scheduled-promoted-posts";
import { IDS_MAX } from "@/lib/ads/params";
import { groupedBy } from "@/lib/lists/arrange";
import { known, notPermitted, pending, type RemoteData } from "@/lib/remote-data";

/** A post as line items refer to it: by the id of its schedule while it is pending, then by its own. */
export interface PromotablePost {
  readonly id: string;
  readonly waits: boolean;
}

/** Where a post is used. */
export interface PostPromotions extends PromotablePost {
  readonly lineItemIds: readonly string[];
  /** The number of their campaigns; undefined while unknown. */
  readonly campaigns: number | undefined;
}

type PromotionsOf = (post: PromotablePost) => RemoteData<PostPromotions>;

/**
 * Which line items promote posts, and the number of their campaigns: pass the posts of the rows in view. The service
 * cannot find promotions by post, so all of the account's are read, as for the grid of ads; line items are read by id.
 */
export function usePostPromotions(posts: readonly PromotablePost[]): PromotionsOf {
  const { accountId } = useAccount();
  const scope = useScope();
  const { allowed } = usePermission(promotedPosts.list);
  const input = { account_id: accountId, count: PAGE_MAX };
  const isWaiting = ({ waits }: PromotablePost) => waits;
  const out = useAdsList(promotedPosts.list, input, { enabled: allowed && !posts.every(isWaiting) });
  const waiting = useAdsList(scheduledPromotedPosts.list, input, {
    enabled: allowed && posts.some(isWaiting),
  });
  const byPost = useMemo(() => groupedBy(out.records, ({ post_id: id }) => id), [out.records]);
  const bySchedule = useMemo(
    () => groupedBy(waiting.records, ({ scheduled_post_id: id }) => id),
    [waiting.records],
  );
  const idsOf = useCallback(
    ({ id, waits }: PromotablePost) =>
      (waits ? bySchedule : byPost).get(id)?.map(({ line_item_id }) => line_item_id) ?? [],
    [byPost, bySchedule],
  );
  const { records: items } = useQueries({
    queries: useBatches(useMemo(() => posts.flatMap(idsOf), [posts, idsOf])).map((batch) =>
      adsQuery(lineItems.list, scope, {
        account_id: accountId,
        line_item_ids: [...batch],
        with_draft: true,
        count: IDS_MAX,
      }),
    ),
    combine: joined,
  });
  const campaignOf = useMemo(() => new Map(items.map(({ id, campaign_id }) => [id, campaign_id])), [items]);
  return (post) => {
    if (!allowed) return notPermitted;
    const { complete, error } = post.waits ? waiting : out;
    const lineItemIds = [...new Set(idsOf(post))];
    if (lineItemIds.length === 0 && !complete) return error ? { state: "failed", error } : pending;
    const campaigns = lineItemIds.flatMap((id) => campaignOf.get(id) ?? []);
    const all = campaigns.length === lineItemIds.length;
    return known({ ...post, lineItemIds, campaigns: all ? new Set(campaigns).size : undefined });
  };
}
