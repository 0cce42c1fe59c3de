import * as z from "zod";
import { defineEndpoint, shortPageParams } from "@/lib/ads/endpoint";
import { visibleName } from "@/lib/ads/name-param";
import { clearable, flag, id, ids, long, text } from "@/lib/ads/params";
import { manageCreatives, viewCreatives } from "@/lib/ads/permissions";
import { accountReads, writes } from "@/lib/ads/rate-limits";
import { identifier, instant, open } from "@/lib/ads/records";

export const DRAFT_NAME_MAX = 80;
/** Characters that are looked at; what a text may weigh is a rule of lib/posts/post-rules.ts. */
export const POST_TEXT_MAX = 4_000;
export const POST_IMAGES_MAX = 4;

/** Advertising specification, Resources: Draft post. Drafts have no `deleted`: they are removed for good. */
export const draftPostRecord = z.looseObject({
  id: identifier(),
  name: z.string().nullable(),
  text: z.string().nullable(),
  user_id: identifier(),
  nullcast: z.boolean(),
  card_uri: z.string().nullable(),
  media_keys: z.array(z.string()),
  created_at: instant(),
  updated_at: instant(),
  /** Only after the deletion. */
  status: open(["DELETED"]).optional(),
});

/** What a draft, a scheduled and a published post have in common. */
export const postFields = {
  card_uri: clearable(text({ max: 80 })).optional(),
  media_keys: clearable(ids(POST_IMAGES_MAX)).optional(),
  nullcast: flag().optional(),
  text: clearable(text({ max: POST_TEXT_MAX, lines: true })).optional(),
  name: clearable(visibleName(DRAFT_NAME_MAX)).optional(),
};

const shared = { data: draftPostRecord, access: viewCreatives, rateLimit: accountReads } as const;
const path = "/accounts/:account_id/draft_posts";
const one = z.object({ account_id: id(), draft_post_id: id() });

export const list = defineEndpoint({
  ...shared,
  number: "R2",
  name: "draft-posts.list",
  summary: "Draft posts of a user",
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
  number: "R3",
  name: "draft-posts.get",
  summary: "One draft post",
  method: "GET",
  path: `${path}/:draft_post_id`,
  params: one,
  answer: "one",
});

export const create = defineEndpoint({
  ...shared,
  number: "R1",
  name: "draft-posts.create",
  summary: "Write a draft post",
  method: "POST",
  path,
  params: z.object({ account_id: id(), as_user_id: long(), ...postFields }),
  seenBy: ({ account_id, as_user_id }) => ({ endpoint: list, input: { account_id, user_id: as_user_id } }),
  answer: "one",
  access: manageCreatives,
  rateLimit: writes,
});

export const update = defineEndpoint({
  ...shared,
  number: "70",
  name: "draft-posts.update",
  summary: "Change a draft post",
  method: "PUT",
  path: `${path}/:draft_post_id`,
  params: one.extend(postFields),
  answer: "one",
  access: manageCreatives,
  rateLimit: writes,
});

/** The answer has the message beside its data, too. */
export const preview = defineEndpoint({
  number: "72",
  name: "draft-posts.preview",
  summary: "Send a preview of a draft post to one's own devices",
  method: "POST",
  path: `${path}/preview/:draft_post_id`,
  params: one,
  answer: "one",
  data: z.looseObject({ message: z.string() }),
  access: manageCreatives,
  rateLimit: writes,
});

export const remove = defineEndpoint({
  ...shared,
  number: "71",
  name: "draft-posts.remove",
  summary: "Remove a draft post for good",
  method: "DELETE",
  path: `${path}/:draft_post_id`,
  params: one,
  answer: "one",
  access: manageCreatives,
  rateLimit: writes,
});
