import type { ScheduledPost } from "@/lib/ads/endpoints/scheduled-posts";
import type { DraftPost } from "./draft-form";

/** A post with an attachment, in one of its stages. */
export interface PostUse {
  readonly kind: "draft" | "scheduled" | "published";
  readonly id: string;
  readonly name: string;
}

type Looked = Pick<DraftPost, "id" | "name" | "text" | "card_uri">;

interface Lives {
  readonly drafts: readonly Looked[];
  readonly scheduled: readonly (Looked & Pick<ScheduledPost, "scheduled_status">)[];
  readonly published: readonly Looked[];
}

/** Whether a scheduled post is not published yet: a published one is in the list of published posts as well. */
export const isToCome = ({ scheduled_status }: Pick<ScheduledPost, "scheduled_status">): boolean =>
  scheduled_status !== "SUCCESS";

/** The posts that have a card attached. */
export function postsShowing(cardUri: string, { drafts, scheduled, published }: Lives): readonly PostUse[] {
  const those = (kind: PostUse["kind"], posts: readonly Looked[]) =>
    posts
      .filter(({ card_uri }) => card_uri === cardUri)
      .map(({ id, name, text }) => ({ kind, id, name: name || text || id }));
  return [
    ...those("draft", drafts),
    ...those("scheduled", scheduled.filter(isToCome)),
    ...those("published", published),
  ];
}
