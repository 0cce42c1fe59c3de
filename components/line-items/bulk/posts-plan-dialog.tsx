import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { BulkChangeDialog } from "@/components/bulk/bulk-change-dialog";
import { ComesAndGoes } from "@/components/bulk/comes-and-goes";
import { useStartBulkJob } from "@/components/bulk/use-start-bulk-job";
import { useLineItemCampaigns } from "@/components/records/use-line-item-campaigns";
import { useAccount } from "@/components/shell/account";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useScope } from "@/lib/ads/client";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { list } from "@/lib/ads/endpoints/promoted-posts";
import { isCallError } from "@/lib/ads/errors";
import { adsKey } from "@/lib/ads/query-key";
import { listPlain } from "@/lib/format/lists";
import { counted } from "@/lib/format/plurals";
import {
  type PostsBulkChange,
  type PostsPreview,
  PROMOTIONS,
  planPosts,
} from "@/lib/line-items/bulk/bulk-posts";
import { postsWork, readPromotions } from "./posts-work";
import { usePostTitles } from "./use-post-titles";

/** What line items promote now, by line item. */
type Standing = Awaited<ReturnType<typeof readPromotions>>;

interface PostsPlanDialogProps {
  items: readonly LineItem[];
  change: PostsBulkChange;
  verb: string;
  heading?: string;
  /** What has to be said before there is a plan. */
  notYet?: string;
  onClose: () => void;
  onStarted?: () => void;
  /** Where it is said what to do. */
  children: ReactNode;
  /** Where it is said with which posts, which hangs on what the line items promote. */
  chooser?: (standing: Standing, titleOf: (postId: string) => string) => ReactNode;
}

/** A change of the posts that many line items promote: what comes and goes for each is shown first, then one job does it. */
export function PostsPlanDialog({
  items,
  change: { kind, postIds },
  verb,
  heading,
  notYet = "Say what to change first.",
  onClose,
  onStarted,
  children,
  chooser,
}: PostsPlanDialogProps) {
  const { accountId } = useAccount();
  const scope = useScope();
  const start = useStartBulkJob(postsWork);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const standing = useQuery({
    queryKey: [...adsKey(list, scope), "of", ids],
    queryFn: () => readPromotions(scope, accountId, ids),
    // What others did since is part of what is decided on.
    staleTime: 0,
  });
  const { data } = standing;
  const { campaignName } = useLineItemCampaigns(items, true);
  const removable = kind === "remove" ? promotedBy(data) : [];
  const titleOf = usePostTitles([...new Set([...postIds, ...removable])]);
  const plan = useMemo(
    () =>
      data && items.length > 0 && postIds.length > 0
        ? planPosts(
            items,
            { kind, postIds },
            (id) => (data.get(id) ?? []).map(({ post_id }) => post_id),
            ({ campaign_id }) => campaignName(campaign_id),
          )
        : undefined,
    [items, kind, postIds, data, campaignName],
  );
  return (
    <BulkChangeDialog
      resource={PROMOTIONS}
      verb={verb}
      heading={heading}
      selected={items.length}
      plan={plan}
      notYet={data ? notYet : "Wait until the posts of the line items are read."}
      amount="posts"
      tellItem={({ key }) => {
        const change = plan?.previews.get(key);
        return change && <PostsChange {...change} titleOf={titleOf} />;
      }}
      onClose={onClose}
      onStart={(title, planned) => {
        start({ title, items: planned, looksFirst: true });
        onStarted?.();
      }}
    >
      {children}
      {isCallError(standing.error) ? (
        <ErrorState
          compact
          title="The posts of the line items could not be read"
          error={standing.error}
          onRetry={() => void standing.refetch()}
        />
      ) : data === undefined ? (
        <div role="status">
          <span className="sr-only">Reading the posts of the line items</span>
          <Skeleton className="h-4 w-full" />
        </div>
      ) : (
        chooser?.(data, titleOf)
      )}
    </BulkChangeDialog>
  );
}

const promotedBy = (standing: Standing | undefined) =>
  [...(standing?.values() ?? [])].flat().map(({ post_id }) => post_id);

function PostsChange({ comes, goes, stays, titleOf }: PostsPreview & { titleOf: (id: string) => string }) {
  // Which they are stands above, where they were chosen.
  const told = (ids: readonly string[]) =>
    ids.length === 0
      ? undefined
      : ids.length === 1
        ? listPlain(ids.map(titleOf))
        : counted(ids.length, "post");
  return (
    <ComesAndGoes comes={told(comes)} goes={told(goes)}>
      {stays > 0 && (
        <span className="block text-text-muted">{counted(stays, "runs", "run")} here already</span>
      )}
    </ComesAndGoes>
  );
}
