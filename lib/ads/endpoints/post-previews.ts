import * as z from "zod";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { choice, id, longs } from "@/lib/ads/params";
import { viewCreatives } from "@/lib/ads/permissions";
import { accountReads } from "@/lib/ads/rate-limits";
import { identifier } from "@/lib/ads/records";
import { POST_TYPES } from "./posts";

export const PREVIEWED_POSTS_MAX = 200;

export const list = defineEndpoint({
  number: "R82",
  name: "post-previews.list",
  summary: "What posts look like, each as a frame of a page",
  method: "GET",
  path: "/accounts/:account_id/post_previews",
  params: z.object({
    account_id: id(),
    post_ids: longs(PREVIEWED_POSTS_MAX),
    post_type: choice(POST_TYPES),
  }),
  answer: "list",
  data: z.looseObject({
    post_id: identifier(),
    /** An element `iframe` as text. */
    preview: z.string(),
  }),
  access: viewCreatives,
  rateLimit: accountReads,
});
