"use client";

import { Still } from "@/components/ui/still";
import type { Media } from "@/lib/ads/endpoints/media-library";
import { playingTime } from "@/lib/format/durations";
import { whyNotReady } from "@/lib/media/choice";
import { learnSize } from "@/lib/media/known-sizes";
import { useMayFetch } from "./scroll-speed";

interface MediaThumbProps {
  media: Media;
  /** Its box; the whole picture fits into it. */
  className?: string;
  /** Leaves out type and length, where the box is too small for them. */
  plain?: boolean;
}

/** The address of a still picture of a medium: the image itself, or the poster of a video. */
export function stillOf({ media_type, media_url, poster_media_url }: Media): string | undefined {
  const drawable = media_type === "IMAGE" || media_url.endsWith(".gif");
  const address = drawable ? media_url : (poster_media_url ?? undefined);
  return address && /^https?:\/\//.test(address) ? address : undefined;
}

/** A small still of a medium. Decoding is queued, and the box has its size before the picture has loaded. */
export function MediaThumb({ media, className, plain = false }: MediaThumbProps) {
  const moving = media.media_type !== "IMAGE";
  const mayFetch = useMayFetch();
  return (
    <Still
      address={whyNotReady(media) ? undefined : stillOf(media)}
      moving={moving}
      plain={plain}
      waits={!mayFetch}
      className={className}
      onSize={(size) => {
        if (!moving) learnSize(media.media_key, size);
      }}
    >
      {!plain && moving && (
        <span className="absolute bottom-1 left-1 rounded-sm bg-inverse px-1 text-on-inverse text-xs tabular-nums">
          {media.media_type === "GIF" ? "GIF" : media.duration ? playingTime(media.duration) : "Video"}
        </span>
      )}
    </Still>
  );
}
