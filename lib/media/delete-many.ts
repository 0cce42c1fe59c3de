import * as z from "zod";
import { type Media, mediaRecord } from "@/lib/ads/endpoints/media-library";
import type { BulkResource, PlannedItem } from "@/lib/bulk/bulk-plan";
import { storedItem } from "@/lib/bulk/stored-job";
import { mediaTitle } from "./media-view";

/** The service has no batches for media. */
export const MEDIA: BulkResource = { name: "media-library", one: "file", many: "files", batchMax: 1 };

/** Media have a key in place of an id. */
const bulkMedia = mediaRecord.extend({ id: z.string() });
const deletion = z.object({
  operation_type: z.literal("Delete"),
  params: z.object({ media_key: z.string() }),
});

type BulkMedia = z.output<typeof bulkMedia>;

/** One medium that is to be deleted with others. */
export type MediaItem = PlannedItem<BulkMedia, z.output<typeof deletion>>;

/** Schema of a stored one. */
export const storedMedia = storedItem(bulkMedia, z.array(deletion));

/** A medium in the form of jobs' records. */
export const asBulkMedia = (media: Media): BulkMedia => ({ ...media, id: media.media_key });

/** One deletion for each medium. */
export const planMediaDeletion = (media: readonly Media[]): MediaItem[] =>
  media.map((medium) => ({
    key: medium.media_key,
    name: mediaTitle(medium),
    before: asBulkMedia(medium),
    operation: { operation_type: "Delete", params: { media_key: medium.media_key } },
    differences: [{ field: "deleted", from: false, to: true }],
  }));
