"use client";

import { Check } from "lucide-react";
import { playingTime } from "@/lib/format/durations";
import { mediaTitle } from "@/lib/media/media-view";
import { ratioName, ratioOfMedia } from "@/lib/media/ratio";
import { mediaTypeName } from "@/lib/media/verdict";
import { MediaThumb } from "./media-thumb";
import type { TileContentProps } from "./media-tiles";
import { useMediaSize } from "./use-media-sizes";

/** A medium to choose: its kind, whether it is chosen, and why it cannot be. */
export function PickTile({ media, selected, reason }: TileContentProps) {
  const size = useMediaSize(media.media_key);
  const ratio = ratioOfMedia(media, size);
  return (
    <span className="flex size-full flex-col">
      <span className="relative block h-28 shrink-0">
        <MediaThumb media={media} className={reason ? "size-full opacity-55" : "size-full"} />
        {selected && (
          <span className="absolute top-1 right-1 inline-flex size-5 items-center justify-center rounded-full bg-accent text-on-accent">
            <Check size={14} aria-hidden />
          </span>
        )}
      </span>
      <span className="flex min-h-0 flex-col px-2 py-1">
        <bdi className="truncate text-left font-medium">{mediaTitle(media)}</bdi>
        <span className="truncate text-sm text-text-muted">
          {mediaTypeName(media.media_type)}
          {ratio !== undefined && ` · ${ratioName(ratio)}`}
          {media.media_type === "VIDEO" && media.duration ? ` · ${playingTime(media.duration)}` : ""}
        </span>
        {reason && <span className="line-clamp-2 text-attention text-sm">{reason}</span>}
      </span>
    </span>
  );
}
