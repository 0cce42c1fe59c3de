import * as z from "zod";
import { defineEndpoint, withDeleted } from "@/lib/ads/endpoint";
import { associationListParams, seenAtLineItem } from "@/lib/ads/line-item-associations";
import { id, ids, longs, sortBy } from "@/lib/ads/params";
import { manageCampaigns, viewCampaigns } from "@/lib/ads/permissions";
import { coreReads, writes } from "@/lib/ads/rate-limits";
import { identifier, open, recordBase } from "@/lib/ads/records";
import { APPROVAL_STATUSES } from "./accounts";
import type { LineItem } from "./line-items";

/** Posts in one request. */
export const PROMOTED_POSTS_MAX = 50;

export const promotedPostRecord = z.looseObject({
  ...recordBase,
  line_item_id: identifier(),
  post_id: identifier(),
  entity_status: open(["ACTIVE", "PAUSED"]),
  approval_status: open(APPROVAL_STATUSES),
});

/** Whether a line item can promote posts; others are refused with INCOMPATIBLE_LINE_ITEM. */
export const canPromotePosts = ({ product_type }: Pick<LineItem, "product_type">): boolean =>
  product_type === "PROMOTED_POST";

const shared = {
  data: promotedPostRecord,
  access: viewCampaigns,
  rateLimit: coreReads,
} as const;

export const list = defineEndpoint({
  ...shared,
  number: "38",
  name: "promoted-posts.list",
  summary: "Posts that line items promote",
  method: "GET",
  path: "/accounts/:account_id/promoted_posts",
  params: z.object({
    ...associationListParams(),
    promoted_post_ids: ids().optional(),
    sort_by: sortBy(["created_at", "updated_at", "deleted", "paused"]).optional(),
  }),
  answer: "list",
});

export const get = defineEndpoint({
  ...shared,
  number: "R39",
  name: "promoted-posts.get",
  summary: "One promoted post",
  method: "GET",
  path: "/accounts/:account_id/promoted_posts/:promoted_post_id",
  params: z.object({
    account_id: id(),
    promoted_post_id: id(),
    with_deleted: withDeleted(),
  }),
  answer: "one",
});

export const create = defineEndpoint({
  ...shared,
  number: "R40",
  name: "promoted-posts.create",
  summary: "Promote up to 50 posts with a line item",
  method: "POST",
  path: "/accounts/:account_id/promoted_posts",
  params: z.object({ account_id: id(), line_item_id: id(), post_ids: longs(PROMOTED_POSTS_MAX) }),
  seenBy: seenAtLineItem(list),
  answer: "list",
  access: manageCampaigns,
  rateLimit: writes,
});

export const remove = defineEndpoint({
  ...shared,
  number: "R41",
  name: "promoted-posts.remove",
  summary: "Stop promoting a post with a line item",
  method: "DELETE",
  path: "/accounts/:account_id/promoted_posts/:promoted_post_id",
  params: z.object({ account_id: id(), promoted_post_id: id() }),
  answer: "one",
  access: manageCampaigns,
  rateLimit: writes,
});
