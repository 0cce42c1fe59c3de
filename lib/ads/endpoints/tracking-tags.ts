import * as z from "zod";
import { defineEndpoint, withDeleted } from "@/lib/ads/endpoint";
import { associationListParams, seenAtLineItem } from "@/lib/ads/line-item-associations";
import { choice, id, ids, url } from "@/lib/ads/params";
import { manageCampaigns, viewCampaigns } from "@/lib/ads/permissions";
import { accountReads, writes } from "@/lib/ads/rate-limits";
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

const shared = {
  data: trackingTagRecord,
  access: viewCampaigns,
  rateLimit: accountReads,
} as const;

const one = z.object({ account_id: id(), tracking_tag_id: id() });

export const list = defineEndpoint({
  ...shared,
  number: "39",
  name: "tracking-tags.list",
  summary: "Tracking tags of line items",
  method: "GET",
  path: "/accounts/:account_id/tracking_tags",
  params: z.object({
    ...associationListParams(),
    tracking_tag_ids: ids().optional(),
  }),
  answer: "list",
});

export const get = defineEndpoint({
  ...shared,
  number: "40",
  name: "tracking-tags.get",
  summary: "One tracking tag",
  method: "GET",
  path: "/accounts/:account_id/tracking_tags/:tracking_tag_id",
  params: one.extend({ with_deleted: withDeleted() }),
  answer: "one",
});

export const create = defineEndpoint({
  ...shared,
  number: "41",
  name: "tracking-tags.create",
  summary: "Add a tracking tag to a line item",
  method: "POST",
  path: "/accounts/:account_id/tracking_tags",
  params: z.object({
    account_id: id(),
    line_item_id: id(),
    tracking_tag_type: choice(TRACKING_TAG_TYPES),
    tracking_tag_url: url(),
  }),
  seenBy: seenAtLineItem(list),
  answer: "one",
  access: manageCampaigns,
  rateLimit: writes,
});

export const update = defineEndpoint({
  ...shared,
  number: "42",
  name: "tracking-tags.update",
  summary: "Change the address of a tracking tag",
  method: "PUT",
  path: "/accounts/:account_id/tracking_tags/:tracking_tag_id",
  params: one.extend({ tracking_tag_url: url() }),
  answer: "one",
  access: manageCampaigns,
  rateLimit: writes,
});

export const remove = defineEndpoint({
  ...shared,
  number: "43",
  name: "tracking-tags.remove",
  summary: "Remove a tracking tag",
  method: "DELETE",
  path: "/accounts/:account_id/tracking_tags/:tracking_tag_id",
  params: one,
  answer: "one",
  access: manageCampaigns,
  rateLimit: writes,
});
