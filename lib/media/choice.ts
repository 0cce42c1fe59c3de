import type { Media } from "@/lib/ads/endpoints/media-library";
import type { AllowedMedia } from "./ad-formats";
import { isSettled } from "./known-sizes";
import type { PixelSize } from "./ratio";
import { judgeMedia, mediaTypeName, typesInWords, typesOf } from "./verdict";

interface ChoiceState {
  /** Media chosen so far, in their order. */
  readonly chosen: readonly Media[];
  readonly max: number;
  readonly allowed: AllowedMedia;
}

/** Why a medium cannot be added to the choice; undefined if it can. A chosen one can always be removed. */
export function whyNotChoose(
  media: Media,
  size: PixelSize | undefined,
  { chosen, max, allowed }: ChoiceState,
): string | undefined {
  const { fits, reasons } = judgeMedia(media, size, allowed);
  if (fits === "no") return reasons.join(" ");
  const ready = whyNotReady(media);
  if (ready) return ready;
  // With a single place, choosing another medium replaces the chosen one.
  if (max === 1 || chosen.some(({ media_key }) => media_key === media.media_key)) return undefined;
  const [first] = chosen;
  if (allowed.oneType && first && first.media_type !== media.media_type) {
    return `Remove the ${mediaTypeName(first.media_type)} first: types cannot be mixed in ${allowed.place}.`;
  }
  const type = typesOf(allowed).find((each) => each === media.media_type);
  const most = Math.min(max, (type && allowed.maxOfType?.[type]) ?? max);
  if (chosen.length < most) return undefined;
  const what = type && allowed.maxOfType?.[type] ? typesInWords([type]) : "media";
  return most === 1
    ? `Only one may be chosen; remove it first.`
    : `${most} ${what} is all that fits in ${allowed.place}; remove one first.`;
}

/**
 * Media that can be chosen for a place come first; otherwise the order stays. The current choice does not count: a
 * list that is reordered with every choice would move away under the pointer.
 */
export function fittingFirst(
  media: readonly Media[],
  sizeOf: (mediaKey: string) => PixelSize | undefined,
  allowed: AllowedMedia,
): { readonly fitting: readonly Media[]; readonly others: readonly Media[] } {
  const fits = (each: Media) =>
    whyNotChoose(each, sizeOf(each.media_key), { chosen: [], max: 1, allowed }) === undefined;
  return { fitting: media.filter(fits), others: media.filter((each) => !fits(each)) };
}

/** Whether it is unknown yet if an image fits, because its pixels have not been measured. */
export function isUnmeasured(
  { media_key: key, media_type: type, aspect_ratio: ratio }: Media,
  { types }: AllowedMedia,
): boolean {
  const { ratios, minWidth } = types.IMAGE ?? {};
  const matters = ratios !== undefined || minWidth !== undefined;
  return type === "IMAGE" && matters && !ratio && !isSettled(key);
}

/** The service is still processing it. */
export const isBeingMade = ({ media_status }: Pick<Media, "media_status">) =>
  /IN_PROGRESS|PENDING/.test(media_status);

/** Why a medium cannot be used yet; an unknown status is left to the service. */
export function whyNotReady(media: Pick<Media, "media_status">): string | undefined {
  if (isBeingMade(media)) return "Still processing.";
  if (/FAIL/.test(media.media_status)) {
    return `Processing failed (${media.media_status}).`;
  }
  return undefined;
}
