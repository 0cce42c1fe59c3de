import { useMediaLookup } from "@/components/media/use-media-lookup";
import { PostPreview } from "@/components/previews/previews";
import { useUsers } from "@/components/shell/use-users";
import { useAttachableCards } from "./use-attachable-cards";

interface PostPreviewBoxProps {
  post: { readonly card_uri: string | null };
  userId: string;
  /** Words of its time; a post that is not out yet looks as it does when it is new. */
  when?: string;
}

/** A scheduled or published post as its readers see it. */
export function PostPreviewBox({ post, userId, when }: PostPreviewBoxProps) {
  const lookup = useMediaLookup();
  const cards = useAttachableCards();
  const author = useUsers([userId]).get(userId);
  return (
    <PostPreview
      post={post}
      author={author}
      card={cards.recordOf(post.card_uri)}
      media={lookup}
      {...(when !== undefined && { when })}
    />
  );
}
