import { useCallback } from "react";
import type { MediaLookup } from "@/lib/previews/media-view";
import { useMediaByKey } from "./use-media-library";
import { useMediaSizes } from "./use-media-sizes";

/** What previews are told of media: their records with their pixels, and that they are still being read. */
export function useMediaLookup(): MediaLookup {
  const { byKey, complete } = useMediaByKey();
  const sizes = useMediaSizes();
  return useCallback(
    (key) => {
      const record = byKey.get(key);
      if (record) return { ...record, ...sizes.get(key) };
      return complete ? undefined : "pending";
    },
    [byKey, complete, sizes],
  );
}
