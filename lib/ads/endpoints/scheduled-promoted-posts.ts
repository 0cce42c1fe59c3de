import * as z from "zod";
import { defineEndpoint, withDeleted } from "@/lib/ads/endpoint";
import { associationListParams, seenAtLineItem } from "@/lib/ads/line-item-associations";
import { id, ids, long } from "@/lib/ads/params";
import { manageCampaigns, viewCampaigns } from "@/lib/ads/permissions";
import { accountReads, writes } from "@/lib/ads/rate-limits";
import { identifier, recordBase } from "@/lib/ads/records";

/** A scheduled post that a line item promotes once it is published. There is no update. */
export const scheduledPromotedPostRecord = z.looseObject({
  ...recordBase,
  line_item_id: identifier(),
  scheduled_post_id: identifier(),
  /** Null until it is live. */
  post_id: identifier().nullable(),
});

const shared = {
  data: scheduledPromotedPostRecord,
  // The sandbox publishes nothing.
  environments: ["live"],
  access: viewCampaigns,
  rateLimit: accountReads,
} as const;
const path = "/accounts/:account_id/scheduled_promoted_posts";
const one = z.object({ account_id: id(), scheduled_promoted_post_id: id() });

export const list = defineEndpoint({
  ...shared,
  number: "R83",
  name: "scheduled-promoted-posts.list",
  summary: "Scheduled posts that line items will promote",
  method: "GET",
  path,
  params: z.object({
    ...associationListParams(),
    scheduled_promoted_post_ids: ids().optional(),
  }),
  answer: "list",
});

export const get = defineEndpoint({
  ...shared,
  number: "R84",
  name: "scheduled-promoted-posts.get",
  summary: "One scheduled post that a line item will promote",
  method: "GET",
  path: `${path}/:scheduled_promoted_post_id`,
  params: one.extend({ with_deleted: withDeleted() }),
  answer: "one",
});

export const create = defineEndpoint({
  ...shared,
  number: "R85",
  name: "scheduled-promoted-posts.create",
  summary: "Have a line item promote a post once it is published",
  method: "POST",
  path,
  params: z.object({ account_id: id(), line_item_id: id(), scheduled_post_id: long() }),
  seenBy: seenAtLineItem(list),
  answer: "one",
  access: manageCampaigns,
  rateLimit: writes,
});

export const remove = defineEndpoint({
  ...shared,
  number: "R86",
  name: "scheduled-promoted-posts.remove",
  summary: "Have a line item not promote a post that is still to be published",
  method: "DELETE",
  path: `${path}/:scheduled_promoted_post_id`,
  params: one,
  answer: "one",
  access: manageCampaigns,
  rateLimit: writes,
});
