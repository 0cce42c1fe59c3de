"use client";

import { useAccount, usePermission } from "@/components/shell/account";
import { RowsGate } from "@/components/shell/rows-page";
import { useNow } from "@/components/shell/use-now";
import { openedIn } from "@/components/shell/use-opened";
import { EmptyState } from "@/components/ui/empty-state";
import { TimeText } from "@/components/ui/time-text";
import { useAdsList } from "@/lib/ads/client";
import * as posts from "@/lib/ads/endpoints/posts";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import { seenBy } from "@/lib/drafts/draft-view";
import { PUBLISHED_EXPORT } from "@/lib/drafts/export";
import { PUBLISHED_COLUMNS } from "@/lib/drafts/post-lists";
import { publishedAt } from "@/lib/drafts/published-at";
import { byCodePoint } from "@/lib/format/lists";
import { publishedPosts } from "@/lib/posts/published-posts";
import { postsKind, ToDrafts } from "./drafts-tabs";
import { PostList } from "./post-list";
import { PROMOTE_STEPS } from "./promote-post";
import { PublishedPanel, sharePublished } from "./published-panel";
import { useAskedStep } from "./use-next-steps";
import type { PromotablePost } from "./use-post-promotions";
import { usePostsView } from "./use-posts-view";

const PUBLISHED = postsKind<posts.Post>({
  tab: "drafts/published",
  title: "Published",
  one: "published post",
  needs: posts.list,
  widths: ["w-56", "w-80", "w-24", "w-28"],
});

/** Posts that are out: those of the author's page, and those that only promotion shows. */
export const PublishedPosts = () => (
  <RowsGate kind={PUBLISHED}>
    <PublishedList />
  </RowsGate>
);

const newestFirst = (a: posts.Post, b: posts.Post) => byCodePoint(publishedAt(b), publishedAt(a));

const promotable = ({ id }: posts.Post): PromotablePost => ({ id, waits: false });

function PublishedList() {
  const place = useAccount();
  const { accountId, account } = place;
  const view = usePostsView();
  const list = useAdsList(posts.list, publishedPosts(accountId, view.author));
  const zone = account?.timezone ?? "UTC";
  const minute = useNow();
  const mayPromote = usePermission(promotedPosts.create).allowed;
  const { setOpen } = useAskedStep(PROMOTE_STEPS);
  const promote = ({ id }: posts.Post) => {
    view.openPanel(id);
    setOpen("promote");
  };
  return (
    <>
      <PostList
        kind={PUBLISHED}
        list={list}
        into={PUBLISHED_EXPORT}
        view={view}
        order={newestFirst}
        columns={PUBLISHED_COLUMNS}
        cells={(usedIn) => ({ usedIn })}
        promotable={promotable}
        onPromote={mayPromote ? promote : undefined}
        shareAs={(post) => sharePublished(post, zone, minute ?? Date.parse(publishedAt(post)))}
        onPhone={(post) => (
          <>
            <span>{seenBy(post)}</span>
            <TimeText at={publishedAt(post)} zone={zone} />
          </>
        )}
        empty={
          <EmptyState title="Nothing is published yet" action={<ToDrafts />}>
            {place.environment === "sandbox"
              ? "The sandbox publishes nothing: posts are written and looked at here, and go out in live."
              : "Open a draft and choose Publish or Schedule."}
          </EmptyState>
        }
      />
      <PublishedPanel {...openedIn(list, view)} zone={zone} />
    </>
  );
}
