import { useMemo } from "react";
import type { KnownMedia } from "@/lib/media/chosen";
import { useMediaByKey } from "./use-media-library";
import { useMeasuredImages, useMediaSizes } from "./use-media-sizes";

/**
 * What the library says of the media that a form has chosen, and why it does not say it yet; `measured` when their
 * pixels count.
 */
export function useChosenMedia(keys: readonly (string | null)[], { measured = true } = {}) {
  const { byKey, complete, error } = useMediaByKey();
  const sizes = useMediaSizes(measured);
  // The keys in one word: a form gives a new list of the same keys each time.
  const chosen = keys.filter((key) => key !== null).join(" ");
  const records = useMemo(() => chosen.split(" ").flatMap((key) => byKey.get(key) ?? []), [chosen, byKey]);
  const measuring = useMeasuredImages(records, measured) > 0;
  const known = useMemo<KnownMedia>(
    () => ({
      mediaOf: (key) => byKey.get(key) ?? (complete ? undefined : "unread"),
      sizeOf: (key) => sizes.get(key),
    }),
    [byKey, complete, sizes],
  );
  const unread = !complete && !error && chosen.split(" ").some((key) => key !== "" && !byKey.has(key));
  return {
    known,
    /** Why it cannot be said yet whether they fit; what could not be read is left to the service. */
    reading: unread ? "Reading the media library…" : measuring ? "Measuring the image…" : undefined,
  };
}
