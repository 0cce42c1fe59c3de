import Link from "next/link";
import { LineItemMark } from "@/components/delivery/line-item-mark";
import { useLineItemCampaigns } from "@/components/records/use-line-item-campaigns";
import { useAccount, usePermission } from "@/components/shell/account";
import { panelHref, searchHref } from "@/components/shell/dashboard-route";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { CutName } from "@/components/ui/name";
import { Skeleton } from "@/components/ui/skeleton";
import { useAdsList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import type { Post } from "@/lib/ads/endpoints/posts";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import { draftTitle } from "@/lib/drafts/draft-view";
import { lineItemName } from "@/lib/line-items/line-item-words";
import { PromoteDialog } from "./promote-dialog";
import { useAskedStep } from "./use-next-steps";
import { usePromote } from "./use-promote";

/** The possible next steps of a published post. */
export const PROMOTE_STEPS = ["promote"] as const;

interface PromotePostProps {
  accountId: string;
  post: Post;
  zone: string;
}

/** The line items that promote a post, with links and buttons to end it; and adding more. */
export function PromotePost({ accountId, post, zone }: PromotePostProps) {
  const place = useAccount();
  const mayPromote = usePermission(promotedPosts.create);
  const mayStop = usePermission(promotedPosts.remove);
  const { open, setOpen } = useAskedStep(PROMOTE_STEPS);
  const promotions = useAdsList(promotedPosts.list, { account_id: accountId, count: PAGE_MAX });
  const items = useAdsList(lineItems.list, { account_id: accountId, count: PAGE_MAX });
  const { campaignName } = useLineItemCampaigns(items.records, items.complete);
  const { stop } = usePromote();
  const promoting = promotions.records.filter((each) => each.post_id === post.id);
  const byId = new Map(items.records.map((item) => [item.id, item]));
  return (
    <div className="flex flex-col items-start gap-2">
      {promotions.error ? (
        <ErrorState
          compact
          title="Promotions could not be read"
          error={promotions.error}
          onRetry={promotions.resume}
        />
      ) : promotions.pending ? (
        <Skeleton className="h-4 w-48" />
      ) : promoting.length === 0 ? (
        <p className="text-text-muted">No line item.</p>
      ) : (
        <ul aria-label="Line items that promote it" className="flex w-full flex-col divide-y">
          {promoting.map(({ id, line_item_id: lineItemId, post_id: postId }) => {
            const item = byId.get(lineItemId);
            const name = item ? lineItemName(item) : lineItemId;
            const whole = item ? `${name} — ${campaignName(item.campaign_id)}` : name;
            return (
              <li key={id} className="flex min-h-9 items-center gap-2 py-1">
                <span className="min-w-0 flex-1">
                  <Link
                    href={panelHref(place, "line-items", lineItemId)}
                    prefetch={false}
                    title={whole}
                    className="block truncate text-accent-text leading-6 hover:underline"
                  >
                    <CutName>{whole}</CutName>
                  </Link>
                  {item && (
                    <span className="block text-sm text-text-muted">
                      <LineItemMark item={item} />
                    </span>
                  )}
                </span>
                <Button
                  size="small"
                  aria-label={`Stop promoting with ${whole}`}
                  disabledReason={mayStop.reason}
                  onClick={() =>
                    stop(
                      { id, lineItemId, postId },
                      {
                        stopped: `Stopped promoting ${draftTitle(post)} with ${name}`,
                        notStopped: `${name} still promotes ${draftTitle(post)}`,
                      },
                    )
                  }
                >
                  Stop promoting
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button disabledReason={mayPromote.reason} onClick={() => setOpen("promote")}>
          Promote…
        </Button>
        {promoting.length > 0 && (
          <LinkButton href={searchHref(place, "ads", post.id)} prefetch={false}>
            See its ads
          </LinkButton>
        )}
      </div>
      {open !== undefined && (
        <PromoteDialog
          post={post}
          items={items}
          campaignName={campaignName}
          zone={zone}
          already={new Set(promoting.map(({ line_item_id }) => line_item_id))}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
