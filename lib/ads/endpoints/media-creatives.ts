import * as z from "zod";
import { defineEndpoint, withDeleted } from "@/lib/ads/endpoint";
import { associationListParams, seenAtLineItem } from "@/lib/ads/line-item-associations";
import { id, ids, url } from "@/lib/ads/params";
import { manageCampaigns, viewCampaigns } from "@/lib/ads/permissions";
import { accountReads, writes } from "@/lib/ads/rate-limits";
import { identifier, open, recordBase } from "@/lib/ads/records";
import type { Rule } from "@/lib/ads/rules";
import { CREATIVE_TYPES } from "./account-media";
import { APPROVAL_STATUSES } from "./accounts";
import type { LineItem } from "./line-items";

/** Advertising specification, Resources: Media creative. */
export const mediaCreativeRecord = z.looseObject({
  ...recordBase,
  account_media_id: identifier(),
  line_item_id: identifier(),
  landing_url: z.string().nullable(),
  creative_type: open(CREATIVE_TYPES),
  entity_status: open(["ACTIVE", "PAUSED"]),
  approval_status: open(APPROVAL_STATUSES),
});

export interface MediaCreativeTerms {
  readonly creative_type: string;
  readonly objective: string;
  readonly landing_url: string | undefined;
}

/** Preroll assets take their address through a call to action instead. */
export const isPreroll = (creativeType: string) => creativeType.endsWith("PREROLL");

/** Whether a line item can show media of a type: prerolls go with videos of others, the rest with other publishers. */
export const canShow = (
  { product_type, placements }: Pick<LineItem, "product_type" | "placements">,
  creativeType: string,
): boolean => (isPreroll(creativeType) ? product_type === "MEDIA" : placements.includes("PUBLISHER_NETWORK"));

export const clicksNeedLandingUrl: Rule<MediaCreativeTerms> = {
  name: "clicks-need-landing-url",
  parameter: "landing_url",
  code: "MISSING_PARAMETER",
  message: '"landing_url" is a required parameter',
  advice: "A display creative that is to bring clicks needs the address they lead to.",
  broken: ({ creative_type, objective, landing_url }) =>
    objective === "WEBSITE_CLICKS" && !isPreroll(creative_type) && landing_url === undefined,
};

const shared = {
  data: mediaCreativeRecord,
  access: viewCampaigns,
  rateLimit: accountReads,
} as const;

export const list = defineEndpoint({
  ...shared,
  number: "30",
  name: "media-creatives.list",
  summary: "Media that line items show",
  method: "GET",
  path: "/accounts/:account_id/media_creatives",
  params: z.object({
    ...associationListParams(),
    campaign_id: id().optional(),
    media_creative_ids: ids().optional(),
  }),
  answer: "list",
});

export const get = defineEndpoint({
  ...shared,
  number: "31",
  name: "media-creatives.get",
  summary: "One media creative",
  method: "GET",
  path: "/accounts/:account_id/media_creatives/:media_creative_id",
  params: z.object({
    account_id: id(),
    media_creative_id: id(),
    with_deleted: withDeleted(),
  }),
  answer: "one",
});

export const create = defineEndpoint({
  ...shared,
  number: "32",
  name: "media-creatives.create",
  summary: "Show a media file of the account with a line item",
  method: "POST",
  path: "/accounts/:account_id/media_creatives",
  params: z.object({
    account_id: id(),
    account_media_id: id(),
    line_item_id: id(),
    landing_url: url().optional(),
  }),
  seenBy: seenAtLineItem(list),
  answer: "one",
  access: manageCampaigns,
  rateLimit: writes,
});

export const remove = defineEndpoint({
  ...shared,
  number: "33",
  name: "media-creatives.remove",
  summary: "Stop showing a media file with a line item",
  method: "DELETE",
  path: "/accounts/:account_id/media_creatives/:media_creative_id",
  params: z.object({ account_id: id(), media_creative_id: id() }),
  answer: "one",
  access: manageCampaigns,
  rateLimit: writes,
});
