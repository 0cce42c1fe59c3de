import { useCallback } from "react";
import { isSettled } from "@/lib/media/known-sizes";
import { wantSize } from "@/lib/media/measure-images";
import type { MediaLookup } from "@/lib/previews/media-view";
import { useMediaByKey } from "./use-media-library";
import { useMediaSizes } from "./use-media-sizes";

/**
 * The media for previews: their records with pixels, and whether they are still being read. An image counts as read
 * once it is measured: the service returns no ratio of images, and a guess would crop it differently in each place.
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
