import { useRouter } from "next/navigation";
import { toast } from "@/components/ui/toast";

import type { ScheduledPost } from "@/lib/ads/endpoints/scheduled-posts";
import { changedPost, type DraftForm, type DraftPost, formOf } from "@/lib/drafts/draft-form";
import { draftTitle } from "@/lib/drafts/draft-view";
import { DraftBuilder } from "./draft-builder";

interface ChangePostProps<Post> {
  title: string;
  /** What it is, for what is kept on the device: "draft". */
  what: string;
  post: Post;
  /** Why it cannot be changed any more. */
  closed?: string | undefined;
  /** Sends what was touched, and answers with the post as it is then. */
  send: (changes: ReturnType<typeof changedPost>) => Promise<{ readonly data: Post }>;
  /** Where the changed post is shown. */
  hrefOf: (post: Post) => string;
}

/** The builder with a post that exists; only what was touched is sent. */
export function ChangePost<Post extends DraftPost | ScheduledPost>({
  title,
  what,
  post,
  closed,
  send,
  hrefOf,
}: ChangePostProps<Post>) {
  const router = useRouter();
  const before = formOf(post);
  const save = async (form: DraftForm) => {
    const { data } = await send(changedPost(form, before));
    toast({ title: `Changed ${draftTitle(data)}`, tone: "positive" });
    router.push(hrefOf(data));
  };
  return (
    <DraftBuilder
      name={`${what} ${post.id} of ${post.updated_at}`}
      title={title}
      initial={() => formOf(post)}
      postId={post.id}
      primary="Save changes"
      disabledReason={(form) =>
        closed ??
        (Object.keys(changedPost(form, before)).length === 0 ? "Nothing was changed yet." : undefined)
      }
      onSave={save}
    />
  );
}
