import * as z from "zod";
import { defineEndpoint, pageParams } from "@/lib/ads/endpoint";
import { visibleName } from "@/lib/ads/name-param";
import { choice, flag, IDS_MAX, id, long, longs, text, url } from "@/lib/ads/params";
import { composePosts, viewCreatives } from "@/lib/ads/permissions";
import { accountReads, writes } from "@/lib/ads/rate-limits";
import { identifier, instant, open } from "@/lib/ads/records";
import { DRAFT_NAME_MAX, postFields } from "./draft-posts";

export const POST_TYPES = ["DRAFT", "PUBLISHED", "SCHEDULED"] as const;
export const TIMELINE_TYPES = ["ALL", "NULLCAST", "ORGANIC"] as const;
export const CONVERSATION_SETTINGS = ["EVERYONE", "FOLLOWING", "MENTIONED_USERS"] as const;
export const VIDEO_CTAS = ["GO_TO", "SEE_MORE", "SHOP", "VISIT_SITE", "WATCH_NOW"] as const;
export const VIDEO_TITLE_MAX = 70;
export const VIDEO_DESCRIPTION_MAX = 200;

/** A post in the platform API's format: its number in three places, and its time in words. */
export const postRecord = z.looseObject({
  id: identifier(),
  id_str: z.string(),
  post_id: identifier(),
  /** `Sat Jun 24 05:08:30 +0000 2017`; for drafts and scheduled posts the time of writing. */
  created_at: z.string(),
  name: z.string().nullable(),
  text: z.string(),
  full_text: z.string(),
  post_type: open(POST_TYPES),
  nullcast: z.boolean(),
  card_uri: z.string().nullable(),
  media_keys: z.array(z.string()),
  conversation_settings: open(CONVERSATION_SETTINGS),
  /** With `trim_user` only its identifier. */
  user: z.looseObject({
    id: identifier(),
    id_str: z.string(),
    name: z.string().optional(),
    screen_name: z.string().optional(),
  }),
  video_title: z.string().optional(),
  video_description: z.string().optional(),
  video_cta: z.string().optional(),
  video_cta_value: z.string().optional(),
  /** For scheduled posts. */
  scheduled_at: instant().optional(),
  scheduled_status: z.string().optional(),
});

export type Post = z.output<typeof postRecord>;

/** Posts of one user, by default the account's own. */
export const list = defineEndpoint({
  number: "R10",
  name: "posts.list",
  summary: "Draft, published or scheduled posts of a user",
  method: "GET",
  path: "/accounts/:account_id/posts",
  params: z.object({
    account_id: id(),
    post_type: choice(POST_TYPES),
    post_ids: longs(IDS_MAX).optional(),
    timeline_type: choice(TIMELINE_TYPES).optional(),
    name: visibleName(DRAFT_NAME_MAX).optional(),
    user_id: long().optional(),
    trim_user: flag({ usual: false }).optional(),
    include_mentions_and_replies: flag().optional(),
    ...pageParams(),
  }),
  answer: "list",
  data: postRecord,
  access: viewCreatives,
  rateLimit: accountReads,
});

/** The rules are in lib/posts/post-rules.ts. `video_…` are for posts that show a video. */
export const create = defineEndpoint({
  number: "R9",
  name: "posts.create",
  summary: "Publish a post",
  method: "POST",
  path: "/accounts/:account_id/post",
  // The sandbox does not publish posts.
  environments: ["live"],
  params: z.object({
    account_id: id(),
    as_user_id: long(),
    ...postFields,
    conversation_settings: choice(CONVERSATION_SETTINGS).optional(),
    post_mode: choice(["compat", "extended"]).optional(),
    trim_user: flag({ usual: false }).optional(),
    video_title: text({ max: VIDEO_TITLE_MAX }).optional(),
    video_description: text({ max: VIDEO_DESCRIPTION_MAX }).optional(),
    video_cta: choice(VIDEO_CTAS).optional(),
    video_cta_value: url().optional(),
  }),
  seenBy: ({ account_id, as_user_id }) => ({
    endpoint: list,
    input: { account_id, user_id: as_user_id, post_type: "PUBLISHED" },
  }),
  answer: "one",
  data: postRecord,
  access: composePosts,
  rateLimit: writes,
});
