import type { Media } from "@/lib/ads/endpoints/media-library";
import type { AllowedMedia } from "./ad-formats";
import type { PixelSize } from "./ratio";
import { judgeMedia } from "./verdict";

/** The known properties of media that a form has chosen. */
export interface KnownMedia {
  /** Undefined for a key that is not in the library; `"unread"` while the library could not be read. */
  readonly mediaOf: (mediaKey: string) => Media | "unread" | undefined;
  /** The pixels of an image, once measured. */
  readonly sizeOf: (mediaKey: string) => PixelSize | undefined;
}

const NOT_IN_LIBRARY = "A file is not in the media library any more. Choose another one.";

/**
 * Why a chosen medium cannot be sent: it may have left the library since, or have been chosen before it was measured.
 * Unknown properties are left to the service.
 */
export function whyNotSend(
  mediaKey: string,
  allowed: AllowedMedia,
  { mediaOf, sizeOf }: KnownMedia,
): string | undefined {
  const media = mediaOf(mediaKey);
  if (media === "unread") return undefined;
  if (media === undefined) return NOT_IN_LIBRARY;
  const { fits, reasons } = judgeMedia(media, sizeOf(mediaKey), allowed);
  return fits === "no" ? reasons.join(" ") : undefined;
}
