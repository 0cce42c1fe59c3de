import * as z from "zod";
import { choice, choices, flag, integer, long, longs, text } from "@/lib/ads/params";
import { definePlatformEndpoint } from "@/lib/ads/platform-endpoint";
import {
  oneOf,
  platformPostRecord,
  postFieldParams,
  postPage,
  someOf,
  spanParams,
} from "@/lib/ads/platform-fields";
import { platformWrites } from "@/lib/ads/rate-limits";
import { structure } from "@/lib/ads/structure-param";

/** How long a post can be edited after it was written. */
export const EDIT_MINUTES = 60;
/** Versions of a post, the first one included. */
export const VERSIONS_MAX = 6;
export const POLL_CHOICE_MAX = 25;
/** The weight of the text is counted by lib/post-text; this only rejects extremes. */
const LONGEST_TEXT = 25_000;

const postIds = z.looseObject({
  id: z.string(),
  text: z.string(),
  edit_history_post_ids: z.array(z.string()),
});

const listOf = (items: z.ZodType<string>, min: number, max: number, rule: string) =>
  structure(z.array(items).min(min).max(max), { expected: `a list of ${min} to ${max}`, rule });

const body = z
  .object({
    text: text({ max: LONGEST_TEXT }).optional(),
    edit_options: z.object({ previous_post_id: long() }).optional(),
    share_with_followers: flag().optional(),
    community_id: long().optional(),
    media: z
      .object({ media_ids: listOf(z.string().regex(/^\d{1,19}$/), 1, 4, "1 to 4 ids of uploaded media.") })
      .optional(),
    poll: z
      .object({
        options: listOf(
          z.string().min(1).max(POLL_CHOICE_MAX),
          2,
          4,
          "2 to 4 choices of up to 25 characters.",
        ),
        duration_minutes: integer({ min: 5, max: 10_080 }),
      })
      .optional(),
    reply: z.object({ in_reply_to_post_id: long() }).optional(),
    quote_post_id: long().optional(),
    nullcast: flag().optional(),
    reply_settings: choice(["following", "mentionedUsers", "subscribers", "verified"]).optional(),
  })
  // Most parameters exclude the others, or need an existing post, medium or community.
  .meta({ examples: [{ text: "Made for winter", reply_settings: "following" }] });

const shared = {
  method: "POST",
  params: z.object({}),
  body,
  data: z.looseObject({ data: postIds }),
  credentials: "user",
  rateLimit: platformWrites,
  successStatus: 201,
} as const;

/** With `edit_options` it replaces a post of the user's own, from the last hour, by a new version. */
export const create = definePlatformEndpoint({
  ...shared,
  number: "87",
  name: "platform-posts.create",
  summary: "Write a post, or edit one",
  path: "/2/posts",
});

/** The same under the service's own name for posts on the wire. */
export const createTwin = definePlatformEndpoint({
  ...shared,
  number: "95",
  name: "platform-posts.create-twin",
  summary: "Write a post, at its un-neutralised address",
  path: "/2/tweets",
});

/** Posts that one call may name. */
export const POSTS_MAX = 100;

/** A post that does not exist is reported in `errors`, with status 200. */
export const get = definePlatformEndpoint({
  number: "R123",
  name: "platform-posts.get",
  summary: "One post",
  method: "GET",
  path: "/2/posts/:id",
  params: z.object({ id: long(), ...postFieldParams }),
  data: oneOf(platformPostRecord),
});

export const list = definePlatformEndpoint({
  number: "R124",
  name: "platform-posts.list",
  summary: "Posts by their ids",
  method: "GET",
  path: "/2/posts",
  params: z.object({ ids: longs(POSTS_MAX), ...postFieldParams }),
  data: someOf(platformPostRecord),
});

export const remove = definePlatformEndpoint({
  number: "R125",
  name: "platform-posts.remove",
  summary: "Delete a post of one's own",
  method: "DELETE",
  path: "/2/posts/:id",
  params: z.object({ id: long() }),
  data: z.looseObject({ data: z.looseObject({ deleted: z.boolean() }) }),
  credentials: "user",
  rateLimit: platformWrites,
});

export const ofUser = definePlatformEndpoint({
  number: "R126",
  name: "platform-posts.of-user",
  summary: "What a user posted, the newest first",
  method: "GET",
  path: "/2/users/:id/posts",
  params: z.object({
    id: long(),
    max_results: integer({ min: 5, max: 100, usual: 10 }).optional(),
    exclude: choices(["replies", "reposts"]).optional(),
    ...spanParams,
    ...postFieldParams,
  }),
  data: postPage,
});
