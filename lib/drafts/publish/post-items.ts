import * as z from "zod";
import type { Post } from "@/lib/ads/endpoints/posts";
import { create, type ScheduledPost, scheduledPostRecord } from "@/lib/ads/endpoints/scheduled-posts";
import type { BulkResource, PlannedItem } from "@/lib/bulk/bulk-plan";
import { storedItem } from "@/lib/bulk/stored-job";
import { isMadeOf } from "@/lib/drafts/made-of";
import { publishedAt } from "@/lib/drafts/published-at";

/** Posts are published and scheduled one by one. */
export const POSTS: BulkResource = { name: "posts", one: "post", many: "posts", batchMax: 1 };

/** The post that a draft became, published or pending. */
const bulkPost = scheduledPostRecord
  .pick({
    id: true,
    name: true,
    text: true,
    user_id: true,
    nullcast: true,
    card_uri: true,
    media_keys: true,
    created_at: true,
  })
  .extend({ scheduled_at: z.string().nullable(), deleted: z.literal(false) });

export type BulkPost = z.output<typeof bulkPost>;

const publication = z.object({
  operation_type: z.literal("Create"),
  /** Without a time it is published at once. */
  params: create.params.omit({ account_id: true }).partial({ scheduled_at: true }),
});

/** One draft that is published with others. */
export type PostItem = PlannedItem<BulkPost, z.input<typeof publication>>;

/** Schema of a stored one. */
export const storedPost: z.ZodType<PostItem> = storedItem(bulkPost, z.array(publication));

/** @returns a scheduled post as jobs have it */
export const scheduledAsBulk = (post: ScheduledPost): BulkPost => ({ ...post, deleted: false });

/** @returns a published post as jobs have it */
export const publishedAsBulk = (post: Post): BulkPost => ({
  id: post.id,
  name: post.name,
  text: post.full_text,
  user_id: post.user.id,
  nullcast: post.nullcast,
  card_uri: post.card_uri,
  media_keys: post.media_keys,
  created_at: publishedAt(post),
  scheduled_at: null,
  deleted: false,
});

/** Whether a post may be the result of an item that was sent. */
export const isPostOf = ({ operation: { params }, since = 0 }: PostItem, post: BulkPost): boolean =>
  isMadeOf(params, post, since) && post.scheduled_at === (params.scheduled_at ?? null);
