import { useAccount, usePermission } from "@/components/shell/account";
import { useNow } from "@/components/shell/use-now";
import { Fact, Facts, IdFact, PanelSection, RawRecord, TimeFact } from "@/components/ui/facts";
import { type Opened, RecordPanel } from "@/components/ui/record-panel";
import type { Post } from "@/lib/ads/endpoints/posts";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import { draftTitle } from "@/lib/drafts/draft-view";
import { publishedAt, readersTime } from "@/lib/drafts/published-at";
import type { ShareAs } from "./post-preview-box";
import { PostPreviewBox } from "./post-preview-box";
import { PromotePost } from "./promote-post";

/** Everything about one published post: preview, and the line items that promote it. */
export function PublishedPanel({ zone, ...opened }: Opened<Post> & { zone: string }) {
  return (
    <RecordPanel one="post" {...opened} name={draftTitle}>
      {(shown) => <Details key={shown.id} post={shown} zone={zone} />}
    </RecordPanel>
  );
}

/** @param now milliseconds */
export const sharePublished = (post: Post, zone: string, now: number): ShareAs => ({
  userId: post.user.id,
  when: readersTime(publishedAt(post), zone, now),
  stage: "published",
});

function Details({ post, zone }: { post: Post; zone: string }) {
  const { accountId } = useAccount();
  const may = usePermission(promotedPosts.list);
  const at = publishedAt(post);
  const now = useNow() ?? Date.parse(at);
  return (
    <>
      <div className="bg-surface-sunken">
        <PostPreviewBox post={post} {...sharePublished(post, zone, now)} />
      </div>
      <PanelSection title="Promoted by">
        {may.allowed ? (
          <PromotePost accountId={accountId} post={post} zone={zone} />
        ) : (
          <p className="text-text-muted">{may.reason}</p>
        )}
      </PanelSection>
      <PanelSection title="Post">
        <Facts>
          <IdFact value={post.id} label="post id" />
          <TimeFact name="Published" at={at} zone={zone} show="time-and-zone" />
          <Fact name="Who sees it">{post.nullcast ? "Only people it is promoted to" : "Followers too"}</Fact>
        </Facts>
      </PanelSection>
      <RawRecord record={post} />
    </>
  );
}
