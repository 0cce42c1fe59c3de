import { uploadRecord } from "@/lib/ads/endpoints/media-upload";
import * as media from "@/lib/ads/endpoints/platform-media";
import { parseExactJson } from "@/lib/json/exact-json";
import { findUpload } from "../../upload/store";
import type { Uploads } from "../../upload/uploads";
import { type ParsedPlatformCall, type PlatformRoute, platformRoute } from "../pipeline/route";

/** Uploads as version 2 has them, over the same files as those of version 1.1. */
export function mediaUploadRoutes(uploads: Uploads): readonly PlatformRoute[] {
  return [
    platformRoute(media.upload, async ({ params, body, caller }) => {
      const { media_category: category, additional_owners: owners = [] } = params;
      const bytes = Buffer.from(await body.arrayBuffer());
      return shown(uploads.simple({ userId: userOf(caller), owners, category }, bytes));
    }),

    platformRoute(media.initialize, ({ body, caller }) => {
      const { media_category: category, additional_owners: owners = [], media_type, total_bytes } = body;
      const announced = { userId: userOf(caller), owners, category };
      return shown(uploads.init(announced, { media_type, total_bytes }));
    }),

    platformRoute(media.append, async ({ params: { id, segment_index: index }, body, caller, store }) => {
      const bytes = Buffer.from(await body.arrayBuffer());
      uploads.append(userOf(caller), { id, index, bytes });
      const expires = findUpload(store.connection, id)?.expiresAt ?? 0;
      return { data: { expires_at: Math.floor(expires / 1_000) } };
    }),

    platformRoute(media.finalize, ({ params: { id }, caller }) =>
      shown(uploads.finalize(userOf(caller), id)),
    ),

    platformRoute(media.status, ({ params: { media_id: id }, caller }) =>
      shown(uploads.status(userOf(caller), id)),
    ),

    platformRoute(media.describe, ({ body, caller }) => {
      uploads.describe(userOf(caller), body.media_id, body.alt_text.text);
      return new Response(null, { status: 200 });
    }),

    platformRoute(media.describeById, ({ body: { id, metadata }, caller }) => {
      uploads.describe(userOf(caller), id, metadata.alt_text.text);
      return { data: { id, associated_metadata: metadata } };
    }),
  ];
}

const userOf = ({ user }: ParsedPlatformCall["caller"]) => user?.id ?? "";

/** The answers of version 1.1's uploads, in the words of version 2. */
function shown(json: string) {
  const {
    media_id_string: id,
    media_key,
    size,
    expires_after_secs,
    processing_info,
  } = uploadRecord.parse(parseExactJson(json));
  return { data: { id, media_key, size, expires_after_secs, processing_info } };
}
