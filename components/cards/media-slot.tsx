import { X } from "lucide-react";
import type { ReactNode } from "react";
import { MediaThumb } from "@/components/media/media-thumb";
import { IconButton } from "@/components/ui/icon-button";
import { mediaTitle } from "@/lib/media/media-view";
import { mediaTypeName } from "@/lib/media/verdict";
import { useCardBuilder } from "./builder-context";

interface MediaSlotProps {
  mediaKey: string;
  /** Further actions besides removing it: a handle, a menu. */
  actions?: ReactNode;
  warning?: string | undefined;
  removeLabel: string;
  onRemove: () => void;
}

/** One chosen medium: still, name, kind, and warnings. */
export function MediaSlot({ mediaKey, actions, warning, removeLabel, onRemove }: MediaSlotProps) {
  const { mediaOf, typeOf } = useCardBuilder().known;
  const media = mediaOf(mediaKey);
  const missing = typeOf(mediaKey) === null;
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2 p-1">
      {media ? (
        <MediaThumb media={media} plain className="size-10 rounded-sm" />
      ) : (
        <span className="size-10 shrink-0 rounded-sm bg-surface-sunken" />
      )}
      <div className="min-w-0 flex-1">
        <bdi className="block truncate">{media ? mediaTitle(media) : mediaKey}</bdi>
        <span className="block text-sm text-text-muted">
          {media
            ? mediaTypeName(media.media_type)
            : missing
              ? "Not in the media library"
              : "Reading the media library…"}
        </span>
        {warning && <span className="block text-attention text-sm">{warning}</span>}
      </div>
      {actions}
      <IconButton label={removeLabel} size="small" onClick={onRemove}>
        <X size={14} aria-hidden />
      </IconButton>
    </div>
  );
}
