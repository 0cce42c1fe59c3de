import { useState } from "react";
import { useMediaLookup } from "@/components/media/use-media-lookup";
import { ShareDialog } from "@/components/previews/share-dialog";
import { usePostAttachments } from "@/components/previews/use-post-attachments";
import { useUsersRead } from "@/components/shell/use-users";
import { draftTitle } from "@/lib/drafts/draft-view";
import { isLoading, STILL_LOADING } from "@/lib/previews/loading";
import { postView } from "@/lib/previews/post-view";
import type { SharablePost, ShareAs } from "./post-preview-box";

interface SharePostsDialogProps<Post extends SharablePost> {
  posts: readonly Post[];
  shareAs: (post: Post) => ShareAs;
  onClose: () => void;
}

/** Creates a link for each of some posts, once their attachments are read. */
export function SharePostsDialog<Post extends SharablePost>({
  posts: chosen,
  shareAs,
  onClose,
}: SharePostsDialogProps<Post>) {
  // The choice as it opened, in that order: the links are for this.
  const [posts] = useState(chosen);
  const { recordOf } = usePostAttachments(posts);
  const media = useMediaLookup();
  const { users, pending } = useUsersRead([...new Set(posts.map((post) => shareAs(post).userId))]);
  const sheets = posts.map((post) => {
    const { userId, stage, when } = shareAs(post);
    const view = postView({
      post,
      author: users.get(userId),
      card: recordOf(post.card_uri),
      media,
      ...(when !== undefined && { when }),
    });
    return [{ name: draftTitle(post), view, stage }];
  });
  const loading = pending || sheets.flat().some(({ view }) => isLoading(view.attachment));
  return <ShareDialog sheets={sheets} notYet={loading ? STILL_LOADING : undefined} onClose={onClose} />;
}
