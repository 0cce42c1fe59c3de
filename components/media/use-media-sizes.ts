import { useEffect, useState } from "react";
import { useStore } from "@/components/ui/use-store";
import type { Media } from "@/lib/ads/endpoints/media-library";
import { learnSize, noteUnmeasurable, recallSizes, sizeStore } from "@/lib/media/known-sizes";
import { MEASURED_AT_ONCE, measureImage } from "@/lib/media/measure-images";
import type { PixelSize } from "@/lib/media/ratio";
import { Store } from "@/lib/store";

const NONE = new Store<ReadonlyMap<string, PixelSize>>(new Map());

/** All measured sizes of media. Renders the component whenever one is added: pass false if that is not needed. */
export function useMediaSizes(needed = true): ReadonlyMap<string, PixelSize> {
  return useStore(needed ? sizeStore : NONE);
}

/** The pixels of one medium, once known. */
export function useMediaSize(mediaKey: string): PixelSize | undefined {
  return useStore(sizeStore, (sizes) => sizes.get(mediaKey));
}

/**
 * Measures the images of a list that are not rendered yet, for filters that depend on it. Returns how many remain; one
 * that cannot be loaded stays unknown.
 */
export function useMeasuredImages(media: readonly Media[], needed: boolean): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    let stopped = false;
    const run = async () => {
      const images = media.filter(({ media_type }) => media_type === "IMAGE");
      await recallSizes(images.map(({ media_key }) => media_key));
      if (stopped || !needed) return;
      const queue = images.filter(({ media_key }) => !sizeStore.get().has(media_key));
      let open = queue.length;
      setLeft(open);
      const work = async () => {
        for (let next = queue.shift(); next && !stopped; next = queue.shift()) {
          const size = await measureImage(next.media_url);
          if (size) learnSize(next.media_key, size);
          else if (!stopped) noteUnmeasurable(next.media_key);
          open -= 1;
          if (!stopped && (open % 20 === 0 || open < MEASURED_AT_ONCE)) setLeft(open);
        }
      };
      await Promise.all(Array.from({ length: MEASURED_AT_ONCE }, work));
    };
    void run();
    return () => {
      stopped = true;
    };
  }, [media, needed]);
  return needed ? left : 0;
}
