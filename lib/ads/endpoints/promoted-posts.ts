import * as z from "zod";
import { accountResource } from "@/lib/ads/account-resource";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { associationListParams, seenAtLineItem } from "@/lib/ads/line-item-associations";
import { id, ids, longs } from "@/lib/ads/params";
import { manageCampaigns, viewCampaigns } from "@/lib/ads/permissions";
import { coreReads } from "@/lib/ads/rate-limits";
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

const resource = accountResource({
  name: "promoted-posts",
  key: { promoted_post_id: id() },
  data: promotedPostRecord,
  view: viewCampaigns,
  manage: manageCampaigns,
  reads: coreReads,
});

export const list = defineEndpoint({
  ...resource.list,
  number: "38",
  summary: "Posts that line items promote",
  params: z.object({
    ...associationListParams("paused"),
    promoted_post_ids: ids().optional(),
  }),
});

export const get = defineEndpoint({ ...resource.get, number: "R39", summary: "One promoted post" });

export const create = defineEndpoint({
  ...resource.create,
  number: "R40",
  summary: "Promote up to 50 posts with a line item",
  params: z.object({ account_id: id(), line_item_id: id(), post_ids: longs(PROMOTED_POSTS_MAX) }),
  seenBy: seenAtLineItem(list),
  answer: "list",
});

export const remove = defineEndpoint({
  ...resource.remove,
  number: "R41",
  summary: "Stop promoting a post with a line item",
});
