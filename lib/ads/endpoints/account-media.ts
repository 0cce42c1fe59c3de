import * as z from "zod";
import { defineEndpoint, listParams, withDeleted } from "@/lib/ads/endpoint";
import { choices, id, ids, sortBy } from "@/lib/ads/params";
import { manageCreatives, viewCreatives } from "@/lib/ads/permissions";
import { accountReads, writes } from "@/lib/ads/rate-limits";
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

export const list = defineEndpoint({
  number: "54",
  name: "account-media.list",
  summary: "Media of an account that line items can show",
  method: "GET",
  path: "/accounts/:account_id/account_media",
  params: z.object({
    account_id: id(),
    account_media_ids: ids().optional(),
    creative_types: choices(CREATIVE_TYPES).optional(),
    sort_by: sortBy(["created_at", "updated_at", "deleted"]).optional(),
    ...listParams(),
  }),
  answer: "list",
  data: accountMediaRecord,
  access: viewCreatives,
  rateLimit: accountReads,
});

export const get = defineEndpoint({
  number: "55",
  name: "account-media.get",
  summary: "One media file of an account",
  method: "GET",
  path: "/accounts/:account_id/account_media/:account_media_id",
  params: z.object({
    account_id: id(),
    account_media_id: id(),
    with_deleted: withDeleted(),
  }),
  answer: "one",
  data: accountMediaRecord,
  access: viewCreatives,
  rateLimit: accountReads,
});

export const remove = defineEndpoint({
  number: "56",
  name: "account-media.remove",
  summary: "Delete a media file of an account",
  method: "DELETE",
  path: "/accounts/:account_id/account_media/:account_media_id",
  params: z.object({ account_id: id(), account_media_id: id() }),
  answer: "one",
  data: accountMediaRecord,
  access: manageCreatives,
  rateLimit: writes,
});
