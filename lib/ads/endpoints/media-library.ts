import * as z from "zod";
import { defineEndpoint, pageParams } from "@/lib/ads/endpoint";
import { visibleName } from "@/lib/ads/name-param";
import { choice, clearable, id, text } from "@/lib/ads/params";
import { manageCreatives, viewCreatives } from "@/lib/ads/permissions";
import { accountReads, writes } from "@/lib/ads/rate-limits";
import { instant, open } from "@/lib/ads/records";
import type { Rule } from "@/lib/ads/rules";

export const MEDIA_TYPES = ["GIF", "IMAGE", "VIDEO"] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];
export const MEDIA_CATEGORIES = ["AMPLIFY_VIDEO", "POST_GIF", "POST_IMAGE", "POST_VIDEO"] as const;
export const MEDIA_STATUSES = ["TRANSCODE_IN_PROGRESS", "TRANSCODE_COMPLETED"] as const;

export const MEDIA_DESCRIPTION_MAX = 200;
export const MEDIA_FILE_NAME_MAX = 255;
export const MEDIA_NAME_MAX = 100;
/** The most media that the service gives at a time. */
export const MEDIA_PAGE_MAX = 50;
/** And how many unless told otherwise. */
export const MEDIA_PAGE_USUAL = 20;
export const MEDIA_TITLE_MAX = 70;

/** Advertising specification, Resources: Media library object. It has a key instead of an id. */
export const mediaRecord = z.looseObject({
  media_key: z.string(),
  media_type: open(MEDIA_TYPES),
  media_category: open(MEDIA_CATEGORIES),
  media_status: open(MEDIA_STATUSES),
  media_url: z.string(),
  name: z.string().nullable(),
  file_name: z.string().nullable(),
  posted: z.boolean(),
  created_at: instant(),
  updated_at: instant(),
  deleted: z.boolean(),
  // Images have none of these.
  title: z.string().nullable().optional(),
  description: z.string().nullable().optional(),
  duration: z.number().int().nullable().optional(),
  aspect_ratio: z.string().nullable().optional(),
  poster_media_url: z.string().nullable().optional(),
  poster_media_key: z.string().nullable().optional(),
});

export type Media = z.output<typeof mediaRecord>;

/** The number before the underscore says what a medium is. */
export const MEDIA_KEY_PREFIXES: Readonly<
  Record<string, { type: MediaType; category: (typeof MEDIA_CATEGORIES)[number] }>
> = {
  "3": { type: "IMAGE", category: "POST_IMAGE" },
  "7": { type: "VIDEO", category: "POST_VIDEO" },
  "13": { type: "VIDEO", category: "AMPLIFY_VIDEO" },
  "16": { type: "GIF", category: "POST_GIF" },
};

const descriptive = {
  description: clearable(text({ max: MEDIA_DESCRIPTION_MAX })).optional(),
  file_name: clearable(text({ max: MEDIA_FILE_NAME_MAX })).optional(),
  name: clearable(visibleName(MEDIA_NAME_MAX)).optional(),
  poster_media_key: clearable(id()).optional(),
  title: clearable(text({ max: MEDIA_TITLE_MAX })).optional(),
};

/** What is given for a medium, and what it is. */
export interface MediaTerms {
  readonly media_type: MediaType;
  readonly description?: string | null | undefined;
  readonly poster_media_key?: string | null | undefined;
  readonly title?: string | null | undefined;
}

const forVideosOnly = (parameter: "description" | "poster_media_key" | "title"): Rule<MediaTerms> => ({
  name: `${parameter.replaceAll("_", "-")}-for-videos-only`,
  parameter,
  code: "INVALID_PARAMETER",
  message: `setting ${parameter} is not allowed`,
  advice: "Only videos have a title, a description and a poster.",
  broken: (terms) => terms.media_type !== "VIDEO" && terms[parameter] !== undefined,
});

/** Advertising specification, Creatives: description, poster and title are for videos only. */
export const mediaRules: readonly Rule<MediaTerms>[] = [
  forVideosOnly("description"),
  forVideosOnly("poster_media_key"),
  forVideosOnly("title"),
];

const shared = { data: mediaRecord, access: viewCreatives, rateLimit: accountReads } as const;
const path = "/accounts/:account_id/media_library";
const one = z.object({ account_id: id(), media_key: id() });

export const list = defineEndpoint({
  ...shared,
  number: "R25",
  name: "media-library.list",
  summary: "Media of an account",
  method: "GET",
  path,
  params: z.object({
    account_id: id(),
    media_type: choice(MEDIA_TYPES).optional(),
    q: text({ max: 255 }).optional(),
    ...pageParams({ max: MEDIA_PAGE_MAX, usual: MEDIA_PAGE_USUAL }),
  }),
  answer: "list",
});

export const get = defineEndpoint({
  ...shared,
  number: "R26",
  name: "media-library.get",
  summary: "One media file",
  method: "GET",
  path: `${path}/:media_key`,
  params: one,
  answer: "one",
});

export const create = defineEndpoint({
  ...shared,
  number: "R27",
  name: "media-library.create",
  summary: "Add an uploaded file to the library",
  method: "POST",
  path,
  params: z.object({ account_id: id(), media_key: id(), ...descriptive }),
  answer: "one",
  access: manageCreatives,
  rateLimit: writes,
});

export const update = defineEndpoint({
  ...shared,
  number: "60",
  name: "media-library.update",
  summary: "Rename a media file",
  method: "PUT",
  path: `${path}/:media_key`,
  params: one.extend(descriptive),
  answer: "one",
  access: manageCreatives,
  rateLimit: writes,
});

export const remove = defineEndpoint({
  ...shared,
  number: "61",
  name: "media-library.remove",
  summary: "Delete a media file",
  method: "DELETE",
  path: `${path}/:media_key`,
  params: one,
  answer: "one",
  access: manageCreatives,
  rateLimit: writes,
});
