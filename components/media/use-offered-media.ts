import { useMemo, useState } from "react";
import type { AllowedMedia } from "@/lib/media/ad-formats";
import { fittingFirst, isUnmeasured, whyNotChoose } from "@/lib/media/choice";
import { arrangeMedia } from "@/lib/media/media-view";
import { typesOf } from "@/lib/media/verdict";
import { useMediaLibrary, useTranscoding } from "./use-media-library";
import { useMeasuredImages, useMediaSizes } from "./use-media-sizes";
import { useMediaTags } from "./use-media-tags";

/** The filters of a picker. */
interface Narrowing {
  readonly search: string;
  /** A type, or all. */
  readonly type: string;
  readonly tag: string | null;
  readonly onlyFitting: boolean;
}

export const NOT_NARROWED: Narrowing = { search: "", type: "all", tag: null, onlyFitting: false };

/**
 * The media library in a picker: suitable media first, and the reasons for the others.
 *
 * @param max how many can be chosen
 * @param keys the chosen ones
 */
export function useOfferedMedia(allowed: AllowedMedia, max: number, keys: readonly string[]) {
  const library = useMediaLibrary();
  const { records } = library;
  useTranscoding(records);
  const sizes = useMediaSizes();
  const types = typesOf(allowed);
  const needsSizes = types.some((each) => allowed.types[each]?.ratios ?? allowed.types[each]?.minWidth);
  const measuring = useMeasuredImages(records, needsSizes);
  const { tags, byMedia } = useMediaTags();
  const [narrowing, setNarrowing] = useState(NOT_NARROWED);
  const { search, type, tag, onlyFitting } = narrowing;
  const byKey = useMemo(() => new Map(records.map((media) => [media.media_key, media])), [records]);
  const chosen = useMemo(() => keys.flatMap((key) => byKey.get(key) ?? []), [byKey, keys]);
  const selected = useMemo(() => new Set(keys), [keys]);
  const reasons = useMemo(() => {
    const found = new Map<string, string>();
    for (const media of records) {
      if (selected.has(media.media_key)) continue;
      const reason = whyNotChoose(media, sizes.get(media.media_key), { chosen, max, allowed });
      if (reason !== undefined) found.set(media.media_key, reason);
    }
    return found;
  }, [records, sizes, chosen, selected, max, allowed]);
  const { shown, awaited } = useMemo(() => {
    const filter = {
      search,
      type: type === "all" ? undefined : type,
      ratio: undefined,
      fits: undefined,
      tag: tag ?? undefined,
    };
    const found = arrangeMedia(records, sizes, filter, "created-desc", byMedia);
    const { fitting, others } = fittingFirst(found, (key) => sizes.get(key), allowed);
    if (!onlyFitting) return { shown: [...fitting, ...others], awaited: false };
    const measured = fitting.filter((each) => !isUnmeasured(each, allowed));
    return { shown: measured, awaited: measured.length === 0 && fitting.length > 0 };
  }, [records, sizes, search, type, tag, byMedia, allowed, onlyFitting]);
  return {
    ...library,
    byKey,
    types,
    tags,
    /** How many images are still being measured. */
    measuring,
    selected,
    /** Why some cannot be chosen, by key. */
    reasons,
    shown,
    /** Nothing is shown yet, but images are being measured that may fit. */
    awaited,
    narrowing,
    narrow: (part: Partial<Narrowing>) => setNarrowing((before) => ({ ...before, ...part })),
  };
}

export type OfferedMedia = ReturnType<typeof useOfferedMedia>;
