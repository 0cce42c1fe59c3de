import type { ServiceError } from "@/lib/ads/error-codes";
import { findMedia, type KeptMedia } from "../store/media-library";
import type { Asking } from "./kept-noun";

/** Width to height of images and videos in polls and conversations. */
const RATIO = { IMAGE: 1.91, VIDEO: 16 / 9 } as const;
const RATIO_TOLERANCE = 0.02;
const IMAGE_WIDTH_MIN = 800;

export type FoundMedia = { readonly media: KeptMedia } | { readonly error: ServiceError };

/** A medium of the library that fits a poll or a conversation card, or why it does not. */
export function mediaForCard(
  { store, params }: Asking,
  parameter: string,
  key: string,
  types: readonly ("IMAGE" | "VIDEO")[],
): FoundMedia {
  const refuse = (code: "INVALID_MEDIA" | "INVALID_IMAGE", message: string): FoundMedia => ({
    error: { code, message, parameter, value: key },
  });
  const media = findMedia(store.connection, params.account_id, key);
  if (!media) return refuse("INVALID_MEDIA", `Media ${key} was not found in the media library`);
  const type = types.find((one) => one === media.media_type);
  if (!type) return refuse("INVALID_MEDIA", `Media ${key} must be ${types.join(" or ")}`);
  const fits = Math.abs(media.width / media.height - RATIO[type]) <= RATIO_TOLERANCE;
  if (type === "IMAGE" && (!fits || media.width < IMAGE_WIDTH_MIN)) {
    return refuse(
      "INVALID_IMAGE",
      `Media ${key} must be at least ${IMAGE_WIDTH_MIN} pixels wide at a ratio of 1.91:1`,
    );
  }
  if (!fits) return refuse("INVALID_MEDIA", `Media ${key} must have a ratio of 16:9`);
  return { media };
}
