import type { AllowedMedia } from "./ad-formats";
import { largestBox } from "./crop";
import { CINEMA, isRatio, type NamedRatio, SQUARE, WIDE } from "./ratio";
import type { MediaFacts } from "./verdict";

/** The usual ratios to crop pictures to. */
export const CROP_RATIOS: readonly NamedRatio[] = [WIDE, SQUARE, CINEMA];

/**
 * The ratios that an image could be cropped to for places that refuse its own, the most common first. Without those
 * that would leave too few pixels.
 */
export function cropOffers({ type, size }: MediaFacts, places: readonly AllowedMedia[]): NamedRatio[] {
  if (type !== "IMAGE" || !size) return [];
  const wanted = places.flatMap(({ types: { IMAGE: rule } }) => {
    const ratios = rule?.ratios ?? [];
    if (ratios.some((ratio) => isRatio(size.width / size.height, ratio))) return [];
    return ratios.filter(
      ({ value }) => largestBox({ picture: size, ratio: value }).width >= (rule?.minWidth ?? 0),
    );
  });
  return CROP_RATIOS.filter((ratio) => wanted.includes(ratio));
}
