import * as z from "zod";
import { accountResource } from "@/lib/ads/account-resource";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { associationListParams, seenAtLineItem } from "@/lib/ads/line-item-associations";
import { id, ids, long } from "@/lib/ads/params";
import { manageCampaigns, viewCampaigns } from "@/lib/ads/permissions";
import { identifier, recordBase } from "@/lib/ads/records";

/** A scheduled post that a line item promotes once it is published. There is no update. */
export const scheduledPromotedPostRecord = z.looseObject({
  ...recordBase,
  line_item_id: identifier(),
  scheduled_post_id: identifier(),
  /** Null until it is live. */
  post_id: identifier().nullable(),
});

const resource = accountResource({
  name: "scheduled-promoted-posts",
  key: { scheduled_promoted_post_id: id() },
  data: scheduledPromotedPostRecord,
  view: viewCampaigns,
  manage: manageCampaigns,
  // The sandbox does not publish posts.
  environments: ["live"],
});

export const list = defineEndpoint({
  ...resource.list,
  number: "R83",
  summary: "Scheduled posts that line items will promote",
  params: z.object({ ...associationListParams(), scheduled_promoted_post_ids: ids().optional() }),
});

export const get = defineEndpoint({
  ...resource.get,
  number: "R84",
  summary: "One scheduled post that a line item will promote",
});

export const create = defineEndpoint({
  ...resource.create,
  number: "R85",
  summary: "Have a line item promote a post once it is published",
  params: z.object({ account_id: id(), line_item_id: id(), scheduled_post_id: long() }),
  seenBy: seenAtLineItem(list),
});

export const remove = defineEndpoint({
  ...resource.remove,
  number: "R86",
  summary: "Have a line item not promote a post that is still to be published",
});
