"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { PickerDialog } from "@/components/ui/picker/picker-dialog";
import type { Media } from "@/lib/ads/endpoints/media-library";
import { listOr, listPlain } from "@/lib/format/lists";
import { counted } from "@/lib/format/plurals";
import type { AllowedMedia } from "@/lib/media/ad-formats";
import { ratiosInWords, typesInWords, typesOf } from "@/lib/media/verdict";
import { TilesSkeleton } from "./media-skeleton";
import { MediaTiles } from "./media-tiles";
import { PickTile } from "./pick-tile";
import { PickerState, PickerTools } from "./picker-tools";
import { PICK_TILE } from "./tile-sizes";
import { UploadArea, UploadButton } from "./upload-area";
import { UploadShelf } from "./upload-shelf";
import { NOT_NARROWED, useOfferedMedia } from "./use-offered-media";

interface MediaPickerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What can be chosen: a format of lib/media/ad-formats, or custom rules. */
  allowed: AllowedMedia;
  /** Maximum number. With one, a choice closes the dialog at once. */
  max?: number;
  /** Keys of the currently chosen media. */
  value: readonly string[];
  /** The new choice, in the order of choosing, with the media themselves. */
  onChange: (keys: string[], media: Media[]) => void;
  /** "Choose media for slide 2". */
  title?: string;
}

/** Chooses from the media library. Unsuitable media stay visible with the reason. */
export function MediaPicker({ open, onOpenChange, ...rest }: MediaPickerProps) {
  return open ? <OpenPicker onClose={() => onOpenChange(false)} {...rest} /> : null;
}

type OpenPickerProps = Omit<MediaPickerProps, "open" | "onOpenChange"> & { onClose: () => void };

function OpenPicker({ allowed, max = 1, value, onChange, title, onClose }: OpenPickerProps) {
  const [keys, setKeys] = useState<readonly string[]>(value);
  const [opened] = useState(() => Date.now());
  const offered = useOfferedMedia(allowed, max, keys);
  const { records, byKey, pending, error, refetch, selected, reasons, shown } = offered;

  const finish = (next: readonly string[]) => {
    onChange(
      [...next],
      next.flatMap((key) => byKey.get(key) ?? []),
    );
    onClose();
  };
  const activate = ({ media_key: key }: Media) => {
    if (reasons.has(key)) return;
    if (max === 1) finish([key]);
    else setKeys(selected.has(key) ? keys.filter((each) => each !== key) : [...keys, key]);
  };

  return (
    <PickerDialog
      wide
      title={title ?? `Choose media for ${allowed.place}`}
      description={asksFor(allowed, max)}
      chosen={max > 1 ? keys.length : undefined}
      action={
        max > 1
          ? {
              label: keys.length > 0 ? `Use ${keys.length}` : value.length > 0 ? "Use none" : "Use media",
              disabledReason: keys.length === 0 && value.length === 0 ? "Select a file." : undefined,
              onClick: () => finish(keys),
            }
          : undefined
      }
      onClose={onClose}
    >
      <UploadArea
        className="flex h-[52dvh] min-h-64 flex-col gap-2"
        onUse={(key) => {
          const media = byKey.get(key);
          if (media && !selected.has(key)) activate(media);
        }}
      >
        <PickerTools offered={offered} />
        <UploadShelf since={opened} />
        <PickerState offered={offered} />
        {error && records.length === 0 ? (
          <ErrorState compact title="The media library could not be read" error={error} onRetry={refetch} />
        ) : pending || offered.awaited ? (
          <TilesSkeleton size={PICK_TILE} />
        ) : records.length === 0 ? (
          <EmptyState title="The media library is empty" action={<UploadButton />}>
            Drop files here, or choose them.
          </EmptyState>
        ) : shown.length === 0 ? (
          <EmptyState
            title="Nothing matches"
            action={<Button onClick={() => offered.narrow(NOT_NARROWED)}>Show everything</Button>}
          />
        ) : (
          <MediaTiles
            label="Media"
            media={shown}
            content={PickTile}
            tileWidth={PICK_TILE.width}
            tileHeight={PICK_TILE.height}
            multiple={max > 1}
            selected={selected}
            reasons={reasons}
            onActivate={activate}
          />
        )}
      </UploadArea>
    </PickerDialog>
  );
}

/** "Images (1.91:1 or 1:1) or videos (16:9). Up to 6." */
function asksFor(allowed: AllowedMedia, max: number): string {
  const each = typesOf(allowed).map((type) => {
    const { ratios, minWidth } = allowed.types[type] ?? {};
    const words = listPlain([
      ...(ratios ? [ratiosInWords(ratios)] : []),
      ...(minWidth ? [`${counted(minWidth, "pixel")} wide or more`] : []),
    ]);
    return words ? `${typesInWords([type])} (${words})` : typesInWords([type]);
  });
  return `Takes ${listOr(each)}.${max > 1 ? ` Up to ${max}.` : ""}`;
}
