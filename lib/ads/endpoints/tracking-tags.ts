import * as z from "zod";
import { accountResource } from "@/lib/ads/account-resource";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { associationListParams, seenAtLineItem } from "@/lib/ads/line-item-associations";
import { choice, id, ids, url } from "@/lib/ads/params";
import { manageCampaigns, viewCampaigns } from "@/lib/ads/permissions";
import { identifier, open, recordBase } from "@/lib/ads/records";

export const TRACKING_TAG_TYPES = ["IMPRESSION_TAG", "CLICK_TRACKER"] as const;

/** Advertising specification, Resources: Tracking tag. */
export const trackingTagRecord = z.looseObject({
  ...recordBase,
  line_item_id: identifier(),
  tracking_tag_type: open(TRACKING_TAG_TYPES),
  tracking_tag_url: z.string(),
});

export type TrackingTag = z.output<typeof trackingTagRecord>;

const resource = accountResource({
  name: "tracking-tags",
  key: { tracking_tag_id: id() },
  data: trackingTagRecord,
  view: viewCampaigns,
  manage: manageCampaigns,
});

export const list = defineEndpoint({
  ...resource.list,
  number: "39",
  summary: "Tracking tags of line items",
  params: z.object({ ...associationListParams(), tracking_tag_ids: ids().optional() }),
});

export const get = defineEndpoint({ ...resource.get, number: "40", summary: "One tracking tag" });

export const create = defineEndpoint({
  ...resource.create,
  number: "41",
  summary: "Add a tracking tag to a line item",
  params: z.object({
    account_id: id(),
    line_item_id: id(),
    tracking_tag_type: choice(TRACKING_TAG_TYPES),
    tracking_tag_url: url(),
  }),
  seenBy: seenAtLineItem(list),
});

export const update = defineEndpoint({
  ...resource.update,
  number: "42",
  summary: "Change the address of a tracking tag",
  params: resource.one.extend({ tracking_tag_url: url() }),
});

export const remove = defineEndpoint({ ...resource.remove, number: "43", summary: "Remove a tracking tag" });
