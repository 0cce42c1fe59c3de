import type { ServiceError } from "@/lib/ads/service-error";
import { AD_FORMATS, IMAGE_WIDTH_MIN } from "@/lib/media/ad-formats";
import { judge } from "@/lib/media/verdict";
import type { Asking } from "../../service/resource";
import { findMedia, type StoredMedia } from "./store";

export type FoundMedia = { readonly media: StoredMedia } | { readonly error: ServiceError };

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
  const { width, height } = media;
  // Polls and conversations ask the same of their media.
  if (judge({ type, size: { width, height } }, AD_FORMATS.poll).fits === "yes") return { media };
  return type === "IMAGE"
    ? refuse(
        "INVALID_IMAGE",
        `Media ${key} must be at least ${IMAGE_WIDTH_MIN} pixels wide at a ratio of 1.91:1`,
      )
    : refuse("INVALID_MEDIA", `Media ${key} must have a ratio of 16:9`);
}

/** What cards show of a medium. */
export type ShownMedium = Pick<
  StoredMedia,
  "media_type" | "media_url" | "poster_media_url" | "width" | "height" | "duration" | "aspect_ratio"
>;

/** What a card of components says about one of its media. */
export function mediaMetadata({ media_type: type, media_url: url, width, height, ...media }: ShownMedium) {
  const common = { type, url, width, height };
  return type === "VIDEO"
    ? { ...common, video_duration: media.duration, video_aspect_ratio: media.aspect_ratio }
    : common;
}

/** What a poll shows in place of a medium's key: where it is, with numbers as text. */
export function pollMedium(media: ShownMedium) {
  const [width, height] = [String(media.width), String(media.height)];
  if (media.media_type === "IMAGE") {
    return { media_url: media.media_url, image_display_width: width, image_display_height: height };
  }
  return {
    video_url: media.media_url,
    video_hls_url: media.media_url.replace(/\.\w+$/, ".m3u8"),
    video_width: width,
    video_height: height,
    video_poster_url: media.poster_media_url ?? undefined,
    video_poster_width: width,
    video_poster_height: height,
    content_duration_seconds: String(Math.round((media.duration ?? 0) / 1_000)),
  };
}
