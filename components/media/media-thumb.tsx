"use client";

import { Film, ImageIcon, ImageOff } from "lucide-react";
import { useState } from "react";
import { classNames } from "@/components/ui/class-names";
import type { Media } from "@/lib/ads/endpoints/media-library";
import { playingTime } from "@/lib/format/durations";
import { whyNotReady } from "@/lib/media/choice";
import { learnSize } from "@/lib/media/known-sizes";
import { useMayFetch } from "./flick";

interface MediaThumbProps {
  media: Media;
  /** Its box; the picture is fitted into it whole. */
  className?: string;
  /** Leave out type and length, where the box is too small for them. */
  plain?: boolean;
}

/** The address of a still picture of a medium: the image itself, or the poster of what moves. */
export function stillOf({ media_type, media_url, poster_media_url }: Media): string | undefined {
  const drawable = media_type === "IMAGE" || media_url.endsWith(".gif");
  const address = drawable ? media_url : (poster_media_url ?? undefined);
  return address && /^https?:\/\//.test(address) ? address : undefined;
}

/** A small still of a medium. Decoding waits its turn, and the box has its size before the picture is there. */
export function MediaThumb({ media, className, plain }: MediaThumbProps) {
  const [failed, setFailed] = useState<string>();
  const still = stillOf(media);
  const moving = media.media_type !== "IMAGE";
  const waiting = whyNotReady(media);
  const mayFetch = useMayFetch();
  return (
    <span
      className={classNames(
        "relative flex shrink-0 items-center justify-center overflow-hidden bg-surface-sunken text-text-muted",
        className,
      )}
    >
      {still === undefined || still === failed || waiting ? (
        <Placeholder moving={moving} failed={still === failed && failed !== undefined} plain={plain} />
      ) : mayFetch ? (
        // next/image would fetch it on the server, which must not reach addresses that records name.
        <img
          src={still}
          alt=""
          decoding="async"
          loading="lazy"
          draggable={false}
          className="size-full object-contain"
          onError={() => setFailed(still)}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            if (!moving) learnSize(media.media_key, { width: naturalWidth, height: naturalHeight });
          }}
        />
      ) : null}
      {!plain && moving && (
        <span className="absolute bottom-1 left-1 rounded-sm bg-inverse px-1 text-on-inverse text-xs tabular-nums">
          {media.media_type === "GIF" ? "GIF" : media.duration ? playingTime(media.duration) : "Video"}
        </span>
      )}
    </span>
  );
}

function Placeholder({
  moving,
  failed,
  plain,
}: {
  moving: boolean;
  failed: boolean;
  plain: boolean | undefined;
}) {
  const Icon = failed ? ImageOff : moving ? Film : ImageIcon;
  return (
    <span className="flex flex-col items-center gap-1">
      <Icon size={plain ? 14 : 20} aria-hidden />
      {!plain && failed && <span className="text-xs">Cannot be shown</span>}
    </span>
  );
}
