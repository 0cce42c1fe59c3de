import type { AllowedMedia } from "./ad-formats";
import { largestBox } from "./crop";
import { CINEMA, isRatio, type NamedRatio, type PixelSize, SQUARE, WIDE } from "./ratio";
import type { MediaFacts } from "./verdict";

/** What pictures are usually cut to. */
export const CROP_RATIOS: readonly NamedRatio[] = [WIDE, SQUARE, CINEMA];

/** How much of a picture is left at a ratio, as a part of its pixels. */
function kept(picture: PixelSize, ratio: NamedRatio): number {
  const { width, height } = largestBox({ picture, ratio: ratio.value });
  return (width * height) / (picture.width * picture.height);
}

/**
 * The ratio that an image could be cut to so that it fits a place: of those the place takes, the one that most is left
 * at. Undefined when its ratio is no trouble, or too few pixels would be left.
 */
export function cropOffer({ type, size }: MediaFacts, allowed: AllowedMedia): NamedRatio | undefined {
  const rule = type === "IMAGE" ? allowed.types.IMAGE : undefined;
  if (!size || !rule?.ratios || rule.ratios.some((ratio) => isRatio(size.width / size.height, ratio))) {
    return undefined;
  }
  return rule.ratios
    .filter(({ value }) => largestBox({ picture: size, ratio: value }).width >= (rule.minWidth ?? 0))
    .toSorted((one, other) => kept(size, other) - kept(size, one))[0];
}
