import { useCallback } from "react";
import { isSettled } from "@/lib/media/known-sizes";
import { wantSize } from "@/lib/media/measure-images";
import type { MediaLookup } from "@/lib/previews/media-view";
import { useMediaByKey } from "./use-media-library";
import { useMediaSizes } from "./use-media-sizes";

/**
 * What previews need to know of media: their records with their pixels, and that they are still being read. An image
 * counts as read when it is measured too: the service returns no ratio of images, and a guess would cut it another
 * way in each place that draws it.
 */
export function useMediaLookup(): MediaLookup {
  const { byKey, complete } = useMediaByKey();
  const sizes = useMediaSizes();
  return useCallback(
    (key) => {
      const record = byKey.get(key);
      if (!record) return complete ? undefined : "pending";
      const size = sizes.get(key);
      if (size || record.media_type !== "IMAGE" || record.aspect_ratio || isSettled(key)) {
        return { ...record, ...size };
      }
      wantSize(key, record.media_url);
      return "pending";
    },
    [byKey, complete, sizes],
  );
}
