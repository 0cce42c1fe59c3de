import { useMediaLookup } from "@/components/media/use-media-lookup";
import { useAttachableCards } from "@/components/posts/use-attachable-cards";
import { PostPreview } from "@/components/previews/previews";
import { useUsers } from "@/components/shell/use-users";
import { draftTitle } from "@/lib/drafts/draft-view";
import type { PostStage } from "@/lib/previews/approval-wish";

interface PostPreviewBoxProps {
  post: Parameters<typeof draftTitle>[0] & { readonly card_uri: string | null };
  userId: string;
  /** Words of its time; a post that is not out yet looks as it does when it is new. */
  when?: string;
  stage: PostStage;
}

/** A scheduled or published post as its readers see it. */
export function PostPreviewBox({ post, userId, when, stage }: PostPreviewBoxProps) {
  const lookup = useMediaLookup();
  const cards = useAttachableCards();
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
