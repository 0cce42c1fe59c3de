import * as z from "zod";
import { accountResource } from "@/lib/ads/account-resource";
import { defineEndpoint, listParams } from "@/lib/ads/endpoint";
import { choices, id, ids } from "@/lib/ads/params";
import { manageCreatives, viewCreatives } from "@/lib/ads/permissions";
import { identifier, open, recordBase } from "@/lib/ads/records";

export const CREATIVE_TYPES = [
  "BANNER",
  "BANNER_TABLET",
  "INTERSTITIAL",
  "INTERSTITIAL_LANDSCAPE",
  "INTERSTITIAL_LANDSCAPE_TABLET",
  "INTERSTITIAL_TABLET",
  "MEDIUM_RECTANGLE",
  "PREROLL",
  "VAST_PREROLL",
] as const;

/** Advertising specification, Resources: Account media. */
export const accountMediaRecord = z.looseObject({
  ...recordBase,
  creative_type: open(CREATIVE_TYPES),
  video_id: identifier().nullable(),
  media_url: z.string().nullable(),
});

const resource = accountResource({
  name: "account-media",
  key: { account_media_id: id() },
  data: accountMediaRecord,
  view: viewCreatives,
  manage: manageCreatives,
});

export const list = defineEndpoint({
  ...resource.list,
  number: "54",
  summary: "Media of an account that line items can show",
  params: z.object({
    account_id: id(),
    account_media_ids: ids().optional(),
    creative_types: choices(CREATIVE_TYPES).optional(),
    ...listParams(),
  }),
});

export const get = defineEndpoint({ ...resource.get, number: "55", summary: "One media file of an account" });

export const remove = defineEndpoint({
  ...resource.remove,
  number: "56",
  summary: "Delete a media file of an account",
});
