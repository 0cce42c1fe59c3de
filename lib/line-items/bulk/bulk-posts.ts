import * as z from "zod";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { canPromotePosts, PROMOTED_POSTS_MAX } from "@/lib/ads/endpoints/promoted-posts";
import type { BulkPlan, BulkResource, ExcludedItem, PlannedItem } from "@/lib/bulk/bulk-plan";
import { keptItem } from "@/lib/bulk/kept-job";
import { lineItemClosedReason, lineItemName } from "../line-item-words";

/** The posts that line items promote, as jobs change them: one line item after another. */
export const PROMOTIONS: BulkResource = {
  name: "promotions",
  one: "line item",
  many: "line items",
  batchMax: 1,
};

/** Posts that many line items begin or stop to promote, by their ids. */
export interface PostsBulkChange {
  readonly kind: "add" | "remove";
  readonly postIds: readonly string[];
}

const promotionRecord = z.looseObject({
  id: z.string(),
  deleted: z.boolean(),
  /** Ids of the posts that it promotes, in their order. */
  posts: z.array(z.string()),
});
const operation = z.object({
  operation_type: z.literal("Update"),
  params: z.object({ line_item_id: z.string(), posts: z.array(z.string()) }),
});

/** What one line item promotes, as jobs know it. */
export type PromotionRecord = z.output<typeof promotionRecord>;
export type PromotionItem = PlannedItem<PromotionRecord, z.output<typeof operation>>;

/** One of them as a device keeps it. */
export const keptPromotion: z.ZodType<PromotionItem> = keptItem(promotionRecord, z.array(operation));

/** What a line item promotes, by the ids of the posts. */
export const promotionRecordOf = (lineItemId: string, postIds: readonly string[]): PromotionRecord => ({
  id: lineItemId,
  deleted: false,
  posts: [...new Set(postIds)].sort(),
});

/** Which posts come and go for one line item. */
export interface PostsPreview {
  readonly comes: readonly string[];
  readonly goes: readonly string[];
  /** Of those to be added, how many it promotes already. */
  readonly stays: number;
}

export interface PostsBulkPlan extends BulkPlan<PromotionItem> {
  /** By line item. */
  readonly previews: ReadonlyMap<string, PostsPreview>;
}

/**
 * What every chosen line item promotes afterwards, before anything is sent.
 *
 * @param standingOf ids of the posts that a line item promotes now
 * @param withinOf the name of a line item's campaign
 */
export function planPosts(
  items: readonly LineItem[],
  { kind, postIds }: PostsBulkChange,
  standingOf: (id: string) => readonly string[],
  withinOf: (item: LineItem) => string | undefined = () => undefined,
): PostsBulkPlan {
  const planned: PromotionItem[] = [];
  const excluded: ExcludedItem[] = [];
  const previews = new Map<string, PostsPreview>();
  for (const item of items) {
    const within = withinOf(item);
    const about = { key: item.id, name: lineItemName(item), ...(within !== undefined && { within }) };
    const before = promotionRecordOf(item.id, standingOf(item.id));
    const comes = kind === "add" ? postIds.filter((id) => !before.posts.includes(id)) : [];
    const goes = kind === "remove" ? before.posts.filter((id) => postIds.includes(id)) : [];
    const reason = lineItemClosedReason(item) ?? unfit(item) ?? same(kind, comes.length + goes.length);
    if (reason !== undefined) {
      excluded.push({ ...about, reason });
      continue;
    }
    const { posts } = promotionRecordOf(item.id, [
      ...before.posts.filter((id) => !goes.includes(id)),
      ...comes,
    ]);
    previews.set(item.id, { comes, goes, stays: kind === "add" ? postIds.length - comes.length : 0 });
    planned.push({
      ...about,
      before,
      operation: { operation_type: "Update", params: { line_item_id: item.id, posts } },
      differences: [{ field: "posts", from: before.posts, to: posts }],
    });
  }
  const requests = [...previews.values()].reduce(
    (sum, { comes, goes }) => sum + Math.ceil(comes.length / PROMOTED_POSTS_MAX) + goes.length,
    0,
  );
  return { items: planned, excluded, previews, requests };
}

const unfit = (item: LineItem) =>
  canPromotePosts(item)
    ? undefined
    : "It does not promote posts. Choose line items whose product is a promoted post.";

const same = (kind: PostsBulkChange["kind"], changes: number) =>
  changes > 0 ? undefined : kind === "add" ? "It promotes these already." : "It promotes none of these.";
