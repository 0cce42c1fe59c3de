import { useMemo } from "react";
import type { KnownMedia } from "@/lib/media/chosen";
import { useMediaByKey } from "./use-media-library";
import { useMeasuredImages, useMediaSizes } from "./use-media-sizes";

/** The library's records of the media in a form, and why they are not known yet; `measured` if their pixels matter. */
export function useChosenMedia(keys: readonly (string | null)[], { measured = true } = {}) {
  const { byKey, complete, error } = useMediaByKey();
  const sizes = useMediaSizes(measured);
  // The keys as one string: a form creates a new list of the same keys each time.
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
    /** Why it is unknown yet whether they fit; what could not be read is left to the service. */
    reading: unread ? "Reading the media library…" : measuring ? "Measuring the image…" : undefined,
  };
}
