import * as z from "zod";
import { accountResource } from "@/lib/ads/account-resource";
import { defineEndpoint, shortPageParams } from "@/lib/ads/endpoint";
import { id, long, time } from "@/lib/ads/params";
import { composePosts, viewCreatives } from "@/lib/ads/permissions";
import { identifier, instant, open } from "@/lib/ads/records";
import { postFields } from "./draft-posts";

export const SCHEDULED_STATUSES = ["SCHEDULED", "SUCCESS", "FAILED"] as const;

/**
 * A post that the service publishes at a given time. The rules are in lib/posts: those of every post, which are
 * checked again at that time, and those of the time itself. Seconds of `scheduled_at` are ignored.
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

const resource = accountResource({
  name: "scheduled-posts",
  key: { scheduled_post_id: id() },
  data: scheduledPostRecord,
  view: viewCreatives,
  manage: composePosts,
  // The sandbox does not publish posts.
  environments: ["live"],
});

export const list = defineEndpoint({
  ...resource.list,
  number: "R4",
  summary: "Scheduled posts of a user",
  params: z.object({ account_id: id(), user_id: long().optional(), ...shortPageParams() }),
});

export const get = defineEndpoint({
  ...resource.get,
  number: "R5",
  summary: "One scheduled post",
  params: resource.one,
});

export const create = defineEndpoint({
  ...resource.create,
  number: "R6",
  summary: "Have a post published at a time to come",
  params: z.object({ account_id: id(), as_user_id: long(), scheduled_at: time(), ...postFields }),
  seenBy: ({ account_id, as_user_id }) => ({ endpoint: list, input: { account_id, user_id: as_user_id } }),
});

export const update = defineEndpoint({
  ...resource.update,
  number: "R7",
  summary: "Change a post that is not published yet",
  params: resource.one.extend({ scheduled_at: time().optional(), ...postFields }),
});

export const remove = defineEndpoint({
  ...resource.remove,
  number: "R8",
  summary: "Remove a post that is not published yet, for good",
  seenBy: (input) => ({ endpoint: get, input }),
});
