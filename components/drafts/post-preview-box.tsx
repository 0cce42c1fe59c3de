import { useMemo } from "react";
import { useMediaLookup } from "@/components/media/use-media-lookup";
import { PostPreview } from "@/components/previews/previews";
import { type ShowingPost, usePostAttachments } from "@/components/previews/use-post-attachments";
import { useUsers } from "@/components/shell/use-users";
import { draftTitle } from "@/lib/drafts/draft-view";
import type { PostStage } from "@/lib/previews/approval-wish";

export type SharablePost = Parameters<typeof draftTitle>[0] & ShowingPost;

/** What readers of a link see of a post beside its content. */
export interface ShareAs {
  readonly userId: string;
  /** A draft without it. */
  readonly stage?: PostStage;
  /** Words of its time; a post that is not out yet looks as it does when it is new. */
  readonly when?: string;
}

interface PostPreviewBoxProps extends ShareAs {
  post: SharablePost;
}

/** A scheduled or published post as its readers see it. */
export function PostPreviewBox({ post, userId, when, stage }: PostPreviewBoxProps) {
  const lookup = useMediaLookup();
  const cards = usePostAttachments(useMemo(() => [post], [post]));
  const author = useUsers([userId]).get(userId);
  return (
    <PostPreview
      post={post}
      author={author}
      card={cards.recordOf(post.card_uri)}
      media={lookup}
      name={draftTitle(post)}
      stage={stage}
      {...(when !== undefined && { when })}
    />
  );
}
