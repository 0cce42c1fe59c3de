import * as z from "zod";
import { accountResource } from "@/lib/ads/account-resource";
import { defineEndpoint, pageParams } from "@/lib/ads/endpoint";
import { visibleName } from "@/lib/ads/name-param";
import { choice, clearable, id, text } from "@/lib/ads/params";
import { manageCreatives, viewCreatives } from "@/lib/ads/permissions";
import { instant, open } from "@/lib/ads/records";
import type { Rule } from "@/lib/ads/rules";

export const MEDIA_TYPES = ["GIF", "IMAGE", "VIDEO"] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];
export const MEDIA_CATEGORIES = ["AMPLIFY_VIDEO", "POST_GIF", "POST_IMAGE", "POST_VIDEO"] as const;
export const MEDIA_STATUSES = ["TRANSCODE_IN_PROGRESS", "TRANSCODE_COMPLETED"] as const;

export const MEDIA_DESCRIPTION_MAX = 200;
export const MEDIA_FILE_NAME_MAX = 255;
export const MEDIA_NAME_MAX = 100;
/** The largest page of media. */
export const MEDIA_PAGE_MAX = 50;
/** And how many by default. */
export const MEDIA_PAGE_USUAL = 20;
export const MEDIA_TITLE_MAX = 70;

/** Advertising specification, Resources: Media library object. It has a key rather than an id. */
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

/** The number before the underscore is the type of a medium. */
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

/** A medium with its parameters, for the rules. */
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

/** Advertising specification, Creatives: description, poster and title are only for videos. */
export const mediaRules: readonly Rule<MediaTerms>[] = [
  forVideosOnly("description"),
  forVideosOnly("poster_media_key"),
  forVideosOnly("title"),
];

const resource = accountResource({
  name: "media-library",
  key: { media_key: id() },
  data: mediaRecord,
  view: viewCreatives,
  manage: manageCreatives,
});

export const list = defineEndpoint({
  ...resource.list,
  number: "R25",
  summary: "Media of an account",
  params: z.object({
    account_id: id(),
    media_type: choice(MEDIA_TYPES).optional(),
    q: text({ max: 255 }).optional(),
    ...pageParams({ max: MEDIA_PAGE_MAX, usual: MEDIA_PAGE_USUAL }),
  }),
});

export const get = defineEndpoint({
  ...resource.get,
  number: "R26",
  summary: "One media file",
  params: resource.one,
});

export const create = defineEndpoint({
  ...resource.create,
  number: "R27",
  summary: "Add an uploaded file to the library",
  params: z.object({ account_id: id(), media_key: id(), ...descriptive }),
});

export const update = defineEndpoint({
  ...resource.update,
  number: "60",
  summary: "Rename a media file",
  params: resource.one.extend(descriptive),
});

export const remove = defineEndpoint({
  ...resource.remove,
  number: "61",
  summary: "Delete a media file",
  seenBy: (input) => ({ endpoint: get, input }),
});
