import * as z from "zod";
import { defineEndpoint, shortPageParams } from "@/lib/ads/endpoint";
import { id, long, time } from "@/lib/ads/params";
import { composePosts, viewCreatives } from "@/lib/ads/permissions";
import { accountReads, writes } from "@/lib/ads/rate-limits";
import { identifier, instant, open } from "@/lib/ads/records";
import { postFields } from "./draft-posts";

export const SCHEDULED_STATUSES = ["SCHEDULED", "SUCCESS", "FAILED"] as const;

/**
 * A post that the service publishes when its time comes. The rules are in lib/posts: those of every post, which
 * are held again at that time, and those of the time itself. Seconds of `scheduled_at` are ignored.
 */
export const scheduledPostRecord = z.looseObject({
  id: identifier(),
  name: z.string().nullable(),
  text: z.string().nullable(),
  user_id: identifier(),
  nullcast: z.boolean(),
  card_uri: z.string().nullable(),
  media_keys: z.array(z.string()),
  scheduled_at: instant(),
  /** When it was published, or could not be. */
  completed_at: instant().nullable(),
  /** DELETED only after the deletion. */
  scheduled_status: open([...SCHEDULED_STATUSES, "DELETED"]),
  /** Null until it is live. */
  post_id: identifier().nullable(),
  created_at: instant(),
  updated_at: instant(),
});

export type ScheduledPost = z.output<typeof scheduledPostRecord>;

const shared = {
  data: scheduledPostRecord,
  // The sandbox publishes nothing.
  environments: ["live"],
  access: viewCreatives,
  rateLimit: accountReads,
} as const;
const path = "/accounts/:account_id/scheduled_posts";
const one = z.object({ account_id: id(), scheduled_post_id: id() });

export const list = defineEndpoint({
  ...shared,
  number: "R4",
  name: "scheduled-posts.list",
  summary: "Scheduled posts of a user",
  method: "GET",
  path,
  params: z.object({
    account_id: id(),
    user_id: long().optional(),
    ...shortPageParams(),
  }),
  answer: "list",
});

export const get = defineEndpoint({
  ...shared,
  number: "R5",
  name: "scheduled-posts.get",
  summary: "One scheduled post",
  method: "GET",
  path: `${path}/:scheduled_post_id`,
  params: one,
  answer: "one",
});

export const create = defineEndpoint({
  ...shared,
  number: "R6",
  name: "scheduled-posts.create",
  summary: "Have a post published at a time to come",
  method: "POST",
  path,
  params: z.object({ account_id: id(), as_user_id: long(), scheduled_at: time(), ...postFields }),
  seenBy: ({ account_id, as_user_id }) => ({ endpoint: list, input: { account_id, user_id: as_user_id } }),
  answer: "one",
  access: composePosts,
  rateLimit: writes,
});

export const update = defineEndpoint({
  ...shared,
  number: "R7",
  name: "scheduled-posts.update",
  summary: "Change a post that is not published yet",
  method: "PUT",
  path: `${path}/:scheduled_post_id`,
  params: one.extend({ scheduled_at: time().optional(), ...postFields }),
  answer: "one",
  access: composePosts,
  rateLimit: writes,
});

export const remove = defineEndpoint({
  ...shared,
  number: "R8",
  name: "scheduled-posts.remove",
  summary: "Remove a post that is not published yet, for good",
  method: "DELETE",
  path: `${path}/:scheduled_post_id`,
  params: one,
  answer: "one",
  access: composePosts,
  rateLimit: writes,
});
