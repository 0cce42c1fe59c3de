import { z } from "zod";
import { CURSOR_MAX, defineEndpoint } from "@/lib/ads/endpoint";
import { clearable, flag, id, ids, integer, long, text } from "@/lib/ads/params";
import { manageCreatives, viewCreatives } from "@/lib/ads/permissions";
import { accountReads, writes } from "@/lib/ads/rate-limits";
import { identifier, instant, open } from "@/lib/ads/records";
import type { Rule } from "@/lib/ads/rules";

export const DRAFT_NAME_MAX = 80;
export const POST_TEXT_MAX = 280;
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

const fields = {
  card_uri: clearable(text({ max: 80 })).optional(),
  media_keys: clearable(ids(POST_IMAGES_MAX)).optional(),
  nullcast: flag().optional(),
  text: clearable(text({ max: POST_TEXT_MAX })).optional(),
  name: clearable(text({ max: DRAFT_NAME_MAX })).optional(),
};

/** A post as the rules see it; `media` are the types of its media, undefined for one that is not in the library. */
export interface PostTerms {
  readonly text: string | null;
  readonly media: readonly (string | undefined)[];
}

export const postNotBlank: Rule<PostTerms> = {
  name: "post-not-blank",
  parameter: "text",
  code: "POST_CANNOT_BE_BLANK",
  message: "text is required if media_keys is not given",
  advice: "A post needs text or media.",
  broken: ({ text: words, media }) => (words === null || words.trim() === "") && media.length === 0,
};

export const mediaInLibrary: Rule<PostTerms> = {
  name: "media-in-library",
  parameter: "media_keys",
  code: "INVALID_MEDIA",
  message: "media_keys must be in the media library",
  advice: "A medium is not, or no longer, in the media library. Choose another one.",
  broken: ({ media }) => media.includes(undefined),
};

export const mediaCombine: Rule<PostTerms> = {
  name: "media-combine",
  parameter: "media_keys",
  code: "INVALID_MEDIA",
  message: "media_keys may hold up to 4 images, or 1 GIF, or 1 video",
  advice: "A post shows up to four images, or one GIF, or one video. Remove some.",
  broken: ({ media }) => media.length > 1 && media.some((type) => type === "GIF" || type === "VIDEO"),
};

export const postRules: readonly Rule<PostTerms>[] = [postNotBlank, mediaInLibrary, mediaCombine];

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
    count: integer({ min: 1, max: 200 }).optional(),
    cursor: text({ max: CURSOR_MAX }).optional(),
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
  params: z.object({ account_id: id(), as_user_id: long(), ...fields }),
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
  params: one.extend(fields),
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
