import type { Media } from "@/lib/ads/endpoints/media-library";
import { whyNotReady } from "@/lib/media/choice";
import { mediaTitle } from "@/lib/media/media-view";
import { MediaThumb, stillOf } from "./media-thumb";

/** The address of a video or GIF, if browsers can play it. */
export const playableAddress = ({ media_url: address }: Media): string | undefined =>
  /^https?:\/\/[^?]+\.(mp4|mov)(\?|$)/.test(address) ? address : undefined;

/** A medium as large as the panel: videos play in place. */
export function MediaPlayer({ media }: { media: Media }) {
  const still = stillOf(media);
  const address = playableAddress(media);
  if (address === undefined || whyNotReady(media)) {
    return <MediaThumb media={media} className="h-60 w-full" />;
  }
  return (
    <video
      controls
      loop={media.media_type === "GIF"}
      preload="none"
      aria-label={mediaTitle(media)}
      src={address}
      {...(still !== undefined && { poster: still })}
      className="h-60 w-full bg-surface-sunken"
    />
  );
}
