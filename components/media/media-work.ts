import { bulkPorts } from "@/components/bulk/bulk-ports";
import type { BulkWork } from "@/components/bulk/bulk-work";
import { callEndpoint } from "@/lib/ads/call";
import { callAndMeter } from "@/lib/ads/client";
import * as mediaLibrary from "@/lib/ads/endpoints/media-library";
import { oneByOne } from "@/lib/bulk/one-by-one";
import { markPendingDeletion } from "@/lib/jobs/grace";
import { asBulkMedia, MEDIA, type MediaItem, storedMedia } from "@/lib/media/delete-many";
import { mediaGraceKey } from "./delete-media";
import { putMedia } from "./library-cache";

/** Jobs that delete media, one after another. */
export const mediaWork: BulkWork<MediaItem> = {
  resource: MEDIA,
  stored: storedMedia,
  ports: (scope, accountId) =>
    bulkPorts(scope, {
      send: (items) =>
        oneByOne(items, async ({ key: media_key }) => {
          const input = { account_id: accountId, media_key };
          const { data } = await callAndMeter(mediaLibrary.remove, scope, input);
          return { ...asBulkMedia(data), deleted: true };
        }),
      look: (items) =>
        oneByOne(items, async ({ key: media_key }) => {
          const input = { account_id: accountId, media_key };
          const { data } = await callEndpoint(mediaLibrary.get, scope, input, { fresh: true });
          return asBulkMedia(data);
        }),
    }),
  records: (client, scope, accountId) => ({
    answer: (media) => {
      for (const { id: _id, ...medium } of media) putMedia(client, scope, accountId, medium);
    },
    leave: (keys) => markPendingDeletion(keys.map(mediaGraceKey)),
  }),
};
