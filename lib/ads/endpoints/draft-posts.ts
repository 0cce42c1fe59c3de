import * as z from "zod";
import { accountResource } from "@/lib/ads/account-resource";
import { defineEndpoint, shortPageParams } from "@/lib/ads/endpoint";
import { visibleName } from "@/lib/ads/name-param";
import { clearable, flag, id, ids, long, text } from "@/lib/ads/params";
import { manageCreatives, viewCreatives } from "@/lib/ads/permissions";
import { identifier, instant, open } from "@/lib/ads/records";

export const DRAFT_NAME_MAX = 80;
/** Maximum length; the weight of a text is checked by a rule in lib/posts/post-rules.ts. */
export const POST_TEXT_MAX = 4_000;
export const POST_IMAGES_MAX = 4;

/** Advertising specification, Resources: Draft post. Drafts have no `deleted`: they are removed permanently. */
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

/** The common fields of drafts, scheduled and published posts. */
export const postFields = {
  card_uri: clearable(text({ max: 80 })).optional(),
  media_keys: clearable(ids(POST_IMAGES_MAX)).optional(),
  nullcast: flag().optional(),
  text: clearable(text({ max: POST_TEXT_MAX, lines: true })).optional(),
  name: clearable(visibleName(DRAFT_NAME_MAX)).optional(),
};

const resource = accountResource({
  name: "draft-posts",
  key: { draft_post_id: id() },
  data: draftPostRecord,
  view: viewCreatives,
  manage: manageCreatives,
});

export const list = defineEndpoint({
  ...resource.list,
  number: "R2",
  summary: "Draft posts of a user",
  params: z.object({ account_id: id(), user_id: long().optional(), ...shortPageParams() }),
});

export const get = defineEndpoint({
  ...resource.get,
  number: "R3",
  summary: "One draft post",
  params: resource.one,
});

export const create = defineEndpoint({
  ...resource.create,
  number: "R1",
  summary: "Write a draft post",
  params: z.object({ account_id: id(), as_user_id: long(), ...postFields }),
  seenBy: ({ account_id, as_user_id }) => ({ endpoint: list, input: { account_id, user_id: as_user_id } }),
});

export const update = defineEndpoint({
  ...resource.update,
  number: "70",
  summary: "Change a draft post",
  params: resource.one.extend(postFields),
});

/** The answer also has the message beside its data. */
export const preview = defineEndpoint({
  ...resource.create,
  number: "72",
  name: "draft-posts.preview",
  summary: "Send a preview of a draft post to one's own devices",
  path: `${resource.create.path}/preview/:draft_post_id`,
  params: resource.one,
  data: z.looseObject({ message: z.string() }),
});

export const remove = defineEndpoint({
  ...resource.remove,
  number: "71",
  summary: "Remove a draft post for good",
  seenBy: (input) => ({ endpoint: get, input }),
});
