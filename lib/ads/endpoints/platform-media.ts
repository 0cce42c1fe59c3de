import * as z from "zod";
import {
  ADDITIONAL_OWNERS_MAX,
  processingInfo,
  UPLOAD_CATEGORIES,
  UPLOAD_CHUNK_MAX,
  UPLOAD_KINDS,
  UPLOAD_MEDIA_TYPES,
  UPLOAD_SEGMENT_INDEX_MAX,
} from "@/lib/ads/endpoints/media-upload";
import { mediaBody } from "@/lib/ads/media-body";
import { choice, flag, integer, long, longs, text } from "@/lib/ads/params";
import { definePlatformEndpoint } from "@/lib/ads/platform-endpoint";
import { mediaUploads, platformWrites } from "@/lib/ads/rate-limits";
import { structure } from "@/lib/ads/structure-param";

/** Uploading in version 2 of the platform: the same files in the same pieces, with an address for each step. */

export const ALT_TEXT_MAX = 1_000;

/** A file; `media_key` once it has a category. */
export const mediaUploadRecord = z.looseObject({
  id: z.string(),
  media_key: z.string().optional(),
  size: z.int().optional(),
  expires_after_secs: z.int().optional(),
  processing_info: processingInfo.optional(),
});

const shared = {
  data: z.looseObject({ data: mediaUploadRecord }),
  credentials: "user",
  rateLimit: mediaUploads,
} as const;

const path = "/2/media/upload";
const category = choice(UPLOAD_CATEGORIES, { anyCase: true });

export const upload = definePlatformEndpoint({
  ...shared,
  number: "R147",
  name: "platform-media.upload",
  summary: "Upload a picture in one call",
  method: "POST",
  path,
  params: z.object({
    media_category: category,
    media_type: choice(UPLOAD_MEDIA_TYPES).optional(),
    additional_owners: longs(ADDITIONAL_OWNERS_MAX).optional(),
    shared: flag().optional(),
  }),
  body: mediaBody(UPLOAD_CHUNK_MAX),
});

export const initialize = definePlatformEndpoint({
  ...shared,
  number: "R130",
  name: "platform-media.initialize",
  summary: "Announce a file that comes in pieces",
  method: "POST",
  path: `${path}/initialize`,
  params: z.object({}),
  body: z
    .object({
      media_type: choice(UPLOAD_MEDIA_TYPES),
      total_bytes: integer({ min: 1, max: UPLOAD_KINDS.post_video.maxBytes }),
      media_category: category.optional(),
      additional_owners: structure(z.array(long()).max(ADDITIONAL_OWNERS_MAX), {
        expected: "a list of ids of users",
        rule: `Up to ${ADDITIONAL_OWNERS_MAX} ids of users.`,
      }).optional(),
      shared: flag().optional(),
    })
    .meta({ examples: [{ media_type: "image/png", total_bytes: 1_024, media_category: "post_image" }] }),
});

export const append = definePlatformEndpoint({
  ...shared,
  number: "R131",
  name: "platform-media.append",
  summary: "Send a piece of a file",
  method: "POST",
  path: `${path}/:id/append`,
  params: z.object({ id: long(), segment_index: integer({ min: 0, max: UPLOAD_SEGMENT_INDEX_MAX }) }),
  body: mediaBody(UPLOAD_CHUNK_MAX),
  data: z.looseObject({ data: z.looseObject({ expires_at: z.int() }) }),
});

export const finalize = definePlatformEndpoint({
  ...shared,
  number: "R132",
  name: "platform-media.finalize",
  summary: "Say that all pieces of a file were sent",
  method: "POST",
  path: `${path}/:id/finalize`,
  params: z.object({ id: long() }),
});

export const status = definePlatformEndpoint({
  ...shared,
  number: "R133",
  name: "platform-media.status",
  summary: "How far the processing of a file is",
  method: "GET",
  path,
  params: z.object({ command: choice(["STATUS"]).optional(), media_id: long() }),
});

const altText = z.object({ text: text({ max: ALT_TEXT_MAX }) });

/** An empty answer. */
export const describe = definePlatformEndpoint({
  number: "R134",
  name: "platform-media.describe",
  summary: "Say what a picture shows, for those who do not see it",
  method: "POST",
  path: "/1.1/media/metadata/create.json",
  params: z.object({}),
  body: z
    .object({ media_id: long(), alt_text: altText })
    .meta({ examples: [{ media_id: "1", alt_text: { text: "A mug on a table" } }] }),
  data: z.undefined(),
  credentials: "user",
  rateLimit: platformWrites,
});

export const describeById = definePlatformEndpoint({
  number: "R135",
  name: "platform-media.describe-by-id",
  summary: "Say what a picture shows, as version 2 has it",
  method: "POST",
  path: "/2/media/metadata",
  params: z.object({}),
  body: z
    .object({ id: long(), metadata: z.object({ alt_text: altText }) })
    .meta({ examples: [{ id: "1", metadata: { alt_text: { text: "A mug on a table" } } }] }),
  data: z.looseObject({
    data: z.looseObject({
      id: z.string(),
      associated_metadata: z.looseObject({ alt_text: z.looseObject({ text: z.string() }) }),
    }),
  }),
  credentials: "user",
  rateLimit: platformWrites,
});
