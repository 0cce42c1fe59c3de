import * as z from "zod";
import { accountResource } from "@/lib/ads/account-resource";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { associationListParams, seenAtLineItem } from "@/lib/ads/line-item-associations";
import { id, ids, url } from "@/lib/ads/params";
import { manageCampaigns, viewCampaigns } from "@/lib/ads/permissions";
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

/** Preroll assets have their address in a call to action. */
export const isPreroll = (creativeType: string) => creativeType.endsWith("PREROLL");

/** Whether a line item can show media of a type: prerolls in videos of others, the rest at other publishers. */
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

const resource = accountResource({
  name: "media-creatives",
  key: { media_creative_id: id() },
  data: mediaCreativeRecord,
  view: viewCampaigns,
  manage: manageCampaigns,
});

export const list = defineEndpoint({
  ...resource.list,
  number: "30",
  summary: "Media that line items show",
  params: z.object({
    ...associationListParams(),
    campaign_id: id().optional(),
    media_creative_ids: ids().optional(),
  }),
});

export const get = defineEndpoint({ ...resource.get, number: "31", summary: "One media creative" });

export const create = defineEndpoint({
  ...resource.create,
  number: "32",
  summary: "Show a media file of the account with a line item",
  params: z.object({
    account_id: id(),
    account_media_id: id(),
    line_item_id: id(),
    landing_url: url().optional(),
  }),
  seenBy: seenAtLineItem(list),
});

export const remove = defineEndpoint({
  ...resource.remove,
  number: "33",
  summary: "Stop showing a media file with a line item",
});
