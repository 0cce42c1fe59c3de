import * as z from "zod";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { mediaBody } from "@/lib/ads/media-body";
import { choice, integer, long, longs } from "@/lib/ads/params";
import { anyone, manageCreatives } from "@/lib/ads/permissions";
import { mediaUploads } from "@/lib/ads/rate-limits";
import { identifier, open } from "@/lib/ads/records";
import type { Rule } from "@/lib/ads/rules";

/**
 * The upload service: bytes go in, a media key comes out, which the media library takes. A picture can be sent in one
 * call (`simple`), anything in pieces: `init`, `append` for each piece, `finalize`, and `status` until the processing
 * is over.
 *
 * From the browser these are called like every other endpoint, `useAdsMutation(mediaUpload.append)` or `callEndpoint`;
 * `body` is a Blob, `file.slice(from, to)` say, whose bytes go to the forward as they are. The forward wraps them in a
 * multipart form with one part named `media`, signs the call and sends it; it holds one piece at a time and never a
 * whole file. An `append` that got no answer may be sent again: the same `segment_index` replaces what arrived before.
 * Segments may come in any order; `finalize` requires all.
 */

const MB = 1_048_576;

/** Largest piece of a file, and largest picture for one call. */
export const UPLOAD_CHUNK_MAX = 5 * MB;
export const UPLOAD_SEGMENT_INDEX_MAX = 999;
/** How long an upload is available before it is added to a media library. */
export const UPLOAD_EXPIRES_SECONDS = 86_400;
export const ADDITIONAL_OWNERS_MAX = 100;
/** Longest video that can be promoted as `amplify_video`. */
export const AMPLIFY_VIDEO_MINUTES_MAX = 10;

export const UPLOAD_CATEGORIES = ["post_image", "post_gif", "post_video", "amplify_video"] as const;
export type UploadCategory = (typeof UPLOAD_CATEGORIES)[number];

/** The file types of a category, their maximum size, and the prefix of its media keys. */
export const UPLOAD_KINDS: Readonly<
  Record<UploadCategory, { types: readonly string[]; maxBytes: number; keyPrefix: string }>
> = {
  post_image: {
    types: ["image/jpeg", "image/png", "image/bmp", "image/webp"],
    maxBytes: 5 * MB,
    keyPrefix: "3",
  },
  post_gif: { types: ["image/gif"], maxBytes: 15 * MB, keyPrefix: "16" },
  post_video: { types: ["video/mp4", "video/quicktime"], maxBytes: 512 * MB, keyPrefix: "7" },
  amplify_video: { types: ["video/mp4", "video/quicktime"], maxBytes: 500 * MB, keyPrefix: "13" },
};

export const UPLOAD_MEDIA_TYPES = [
  "image/jpeg",
  "image/png",
  "image/bmp",
  "image/webp",
  "image/gif",
  "video/mp4",
  "video/quicktime",
] as const;
export type UploadMediaType = (typeof UPLOAD_MEDIA_TYPES)[number];

/** The default category of a file type, whose limits apply. */
export function categoryFor(type: string): UploadCategory | undefined {
  return UPLOAD_CATEGORIES.find((category) => UPLOAD_KINDS[category].types.includes(type));
}

/** A file as announced to the service. */
export interface UploadTerms {
  readonly media_type: string;
  readonly media_category?: UploadCategory | undefined;
  readonly total_bytes: number;
}

export const categoryFitsType: Rule<UploadTerms> = {
  name: "category-fits-type",
  parameter: "media_category",
  code: "INVALID_MEDIA",
  message: "media_category does not hold files of this media_type",
  advice: "Choose a category that takes this kind of file.",
  broken: ({ media_type: type, media_category: category }) =>
    category !== undefined && !UPLOAD_KINDS[category].types.includes(type),
};

export const sizeFitsCategory: Rule<UploadTerms> = {
  name: "size-fits-category",
  parameter: "total_bytes",
  code: "INVALID_MEDIA",
  message: "total_bytes is larger than files of this kind may be",
  advice: "Pictures may have 5 MB, GIFs 15 MB, videos 512 MB, and 500 MB for in-stream ads.",
  broken: ({ media_type: type, media_category: category = categoryFor(type), total_bytes: bytes }) =>
    category !== undefined && bytes > UPLOAD_KINDS[category].maxBytes,
};

export const uploadRules: readonly Rule<UploadTerms>[] = [categoryFitsType, sizeFitsCategory];

export const PROCESSING_STATES = ["pending", "in_progress", "succeeded", "failed"] as const;

/** The progress of a video or GIF. Pictures are processed at once and have none. */
export const processingInfo = z.looseObject({
  state: open(PROCESSING_STATES),
  /** Seconds until the next check. */
  check_after_secs: z.number().int().optional(),
  progress_percent: z.number().int().optional(),
  error: z.looseObject({ code: z.number(), name: z.string(), message: z.string() }).optional(),
});

export const uploadRecord = z.looseObject({
  media_id: identifier(),
  media_id_string: z.string(),
  /** Only for uploads with a category. */
  media_key: z.string().optional(),
  size: z.number().int().optional(),
  expires_after_secs: z.number().int().optional(),
  image: z.looseObject({ image_type: z.string(), w: z.number().int(), h: z.number().int() }).optional(),
  video: z.looseObject({ video_type: z.string() }).optional(),
  processing_info: processingInfo.optional(),
});

export type Upload = z.output<typeof uploadRecord>;

const shared = {
  base: "upload",
  version: null,
  path: "/1.1/media/upload.json",
  answer: "whole",
  access: manageCreatives,
  rateLimit: mediaUploads,
} as const;

const command = <const Name extends string>(name: Name) => ({
  command: choice([name]).default(name),
});

export const simple = defineEndpoint({
  ...shared,
  number: "R28",
  name: "media-upload.simple",
  summary: "Upload a picture in one call",
  method: "POST",
  params: z.object({
    media_category: choice(UPLOAD_CATEGORIES, { anyCase: true }).optional(),
    additional_owners: longs(ADDITIONAL_OWNERS_MAX).optional(),
  }),
  body: mediaBody(UPLOAD_CHUNK_MAX),
  data: uploadRecord,
});

export const init = defineEndpoint({
  ...shared,
  number: "R28",
  name: "media-upload.init",
  summary: "Announce a file that comes in pieces",
  method: "POST",
  command: "INIT",
  successStatus: 202,
  params: z.object({
    ...command("INIT"),
    total_bytes: integer({ min: 1, max: 512 * MB }),
    media_type: choice(UPLOAD_MEDIA_TYPES),
    media_category: choice(UPLOAD_CATEGORIES, { anyCase: true }).optional(),
    additional_owners: longs(ADDITIONAL_OWNERS_MAX).optional(),
  }),
  data: uploadRecord,
});

/** An empty answer. */
export const append = defineEndpoint({
  ...shared,
  number: "R28",
  name: "media-upload.append",
  summary: "Send a piece of a file",
  method: "POST",
  command: "APPEND",
  successStatus: 204,
  params: z.object({
    ...command("APPEND"),
    media_id: long(),
    segment_index: integer({ min: 0, max: UPLOAD_SEGMENT_INDEX_MAX }),
  }),
  body: mediaBody(UPLOAD_CHUNK_MAX),
  data: z.undefined(),
});

export const finalize = defineEndpoint({
  ...shared,
  number: "R28",
  name: "media-upload.finalize",
  summary: "Say that all pieces of a file were sent",
  method: "POST",
  command: "FINALIZE",
  successStatus: 201,
  params: z.object({ ...command("FINALIZE"), media_id: long() }),
  data: uploadRecord,
});

export const status = defineEndpoint({
  ...shared,
  number: "R29",
  name: "media-upload.status",
  summary: "How far the processing of a file is",
  method: "GET",
  command: "STATUS",
  params: z.object({ ...command("STATUS"), media_id: long() }),
  data: uploadRecord,
  access: anyone,
});
