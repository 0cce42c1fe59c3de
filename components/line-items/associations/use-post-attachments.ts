import { useMemo } from "react";
import { useMediaRecords } from "@/components/media/use-media-library";
import { useAttachableCards } from "@/components/posts/use-attachable-cards";
import type { Post } from "@/lib/ads/endpoints/posts";
import { IDS_MAX } from "@/lib/ads/params";
import { postAttachment } from "@/lib/previews/attachment-view";
import type { AttachmentView } from "@/lib/previews/view";

type ShowingPost = Pick<Post, "card_uri" | "media_keys">;

const NONE: readonly string[] = [];

/**
 * What hangs on posts, for stills of it. Of the account's cards and files only those are read that one of the posts
 * may show.
 *
 * @param all there are no other posts
 */
export function usePostAttachments(
  posts: readonly ShowingPost[],
  all: boolean,
): (post: ShowingPost) => AttachmentView | undefined {
  const uris = useMemo(() => {
    const shown = all ? [...new Set(posts.flatMap(({ card_uri }) => card_uri ?? []))].sort() : NONE;
    return shown.length > IDS_MAX ? undefined : shown;
  }, [posts, all]);
  const { recordOf } = useAttachableCards(uris && { uris });
  const media = useMediaRecords({
    enabled: uris === undefined || uris.length > 0 || posts.some(({ media_keys }) => media_keys.length > 0),
  });
  return (post) => postAttachment(post, recordOf(post.card_uri), media);
}
