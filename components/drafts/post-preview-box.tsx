import { useMemo } from "react";
import { useMediaLookup } from "@/components/media/use-media-lookup";
import { PostPreview } from "@/components/previews/previews";
import { type ShowingPost, usePostAttachments } from "@/components/previews/use-post-attachments";
import { useUsers } from "@/components/shell/use-users";
import { draftTitle } from "@/lib/drafts/draft-view";
import type { PostStage } from "@/lib/previews/approval-wish";

export type SharablePost = Parameters<typeof draftTitle>[0] & ShowingPost;

/** The props of a shared post besides its content. */
export interface ShareAs {
  readonly userId: string;
  /** A draft without it. */
  readonly stage?: PostStage;
  /** Text for its time; an unpublished post looks like a new one. */
  readonly when?: string;
}

interface PostPreviewBoxProps extends ShareAs {
  post: SharablePost;
}

/** The preview of a scheduled or published post. */
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
