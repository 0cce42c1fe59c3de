"use client";

import { useAccount } from "@/components/shell/account";
import { StatusMark } from "@/components/ui/status-mark";
import { TimeText } from "@/components/ui/time-text";
import { playingTime } from "@/lib/format/durations";
import { listPlain } from "@/lib/format/lists";
import { whyNotReady } from "@/lib/media/choice";
import { mediaTitle } from "@/lib/media/media-view";
import { ratioName, ratioOfMedia } from "@/lib/media/ratio";
import { mediaTypeName } from "@/lib/media/verdict";
import { FitsBadges } from "./fits-badges";
import { MediaThumb } from "./media-thumb";
import type { TileContentProps } from "./media-tiles";
import { Tick } from "./tick";
import { useMediaSize } from "./use-media-sizes";
import { useTagsOf } from "./use-media-tags";

/** A medium in the grid: picture, name, kind, and formats. */
export function LibraryTile({ media, selected }: TileContentProps) {
  const size = useMediaSize(media.media_key);
  const tags = useTagsOf(media.media_key);
  return (
    <span className="relative flex size-full flex-col">
      <MediaThumb media={media} className="h-32 border-b" />
      <Tick chosen={selected} className="absolute top-0 left-0" />
      {tags.length > 0 && (
        <span className="absolute top-2 right-2 max-w-[calc(100%-3.5rem)] truncate rounded-sm bg-inverse px-1 text-on-inverse text-xs">
          <span className="sr-only">Tags: </span>
          <bdi>{listPlain(tags)}</bdi>
        </span>
      )}
      <span className="flex min-h-0 flex-1 flex-col gap-0.5 overflow-hidden px-2 py-1.5">
        <bdi className="truncate text-left font-medium" title={mediaTitle(media)}>
          {mediaTitle(media)}
        </bdi>
        <MediaFacts media={media} short />
        {whyNotReady(media) ? <MediaStatus media={media} /> : <FitsBadges media={media} size={size} />}
      </span>
    </span>
  );
}

/** A medium as a row of the list. */
export function LibraryRow({ media, selected }: TileContentProps) {
  const { account } = useAccount();
  const size = useMediaSize(media.media_key);
  const tags = useTagsOf(media.media_key);
  return (
    <span className="flex size-full items-center gap-3 pr-4 pl-1.5">
      <Tick chosen={selected} always className="-mr-2" />
      <MediaThumb media={media} plain className="h-10 w-16 rounded-sm" />
      <span className="min-w-0 flex-[2]">
        <bdi className="block truncate text-left font-medium" title={mediaTitle(media)}>
          {mediaTitle(media)}
        </bdi>
        <span className="block truncate text-sm text-text-muted">
          {tags.length > 0 && (
            <>
              <span className="sr-only">Tags: </span>
              <bdi className="text-text">{listPlain(tags)}</bdi> ·{" "}
            </>
          )}
          <bdi>{media.file_name ?? media.media_key}</bdi>
        </span>
      </span>
      <span className="hidden w-44 shrink-0 sm:block">
        <MediaFacts media={media} />
      </span>
      <span className="hidden min-w-0 flex-[2] lg:block">
        {whyNotReady(media) ? <MediaStatus media={media} /> : <FitsBadges media={media} size={size} />}
      </span>
      <span className="hidden w-24 shrink-0 text-right text-sm text-text-muted tabular-nums md:block">
        <TimeText at={media.created_at} zone={account?.timezone ?? "UTC"} show="day" />
      </span>
    </span>
  );
}

/** "Video · 16:9 · 0:15". In a tile the kind of an image is only announced. */
function MediaFacts({ media, short = false }: Pick<TileContentProps, "media"> & { short?: boolean }) {
  const size = useMediaSize(media.media_key);
  const ratio = ratioOfMedia(media, size);
  const name = mediaTypeName(media.media_type);
  const hidden = short && size !== undefined;
  const parts = [
    hidden ? undefined : name,
    ratio === undefined ? undefined : ratioName(ratio),
    size && `${size.width} × ${size.height}`,
    media.media_type === "VIDEO" && media.duration ? playingTime(media.duration) : undefined,
  ];
  return (
    <span className="truncate text-sm text-text-muted tabular-nums">
      {hidden && <span className="sr-only">{name} </span>}
      {parts.filter(Boolean).join(" · ")}
    </span>
  );
}

/** The processing status of a medium, in a word; an unknown one verbatim. */
export function MediaStatus({ media: { media_status: status } }: Pick<TileContentProps, "media">) {
  if (status === "TRANSCODE_COMPLETED") return <StatusMark kind="running">Ready</StatusMark>;
  if (/FAIL/.test(status)) return <StatusMark kind="blocked">Failed</StatusMark>;
  if (/IN_PROGRESS|PENDING/.test(status)) return <StatusMark kind="attention">Processing</StatusMark>;
  return <StatusMark kind="attention">{status}</StatusMark>;
}
