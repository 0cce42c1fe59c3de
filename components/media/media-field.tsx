"use client";

import { X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { SortableList } from "@/components/ui/sortable-list";
import type { Media } from "@/lib/ads/endpoints/media-library";
import { moved } from "@/lib/lists/arrange";
import type { AllowedMedia } from "@/lib/media/ad-formats";
import { mediaTitle } from "@/lib/media/media-view";
import type { PixelSize } from "@/lib/media/ratio";
import { judgeMedia, mediaTypeName } from "@/lib/media/verdict";
import { MediaPicker } from "./media-picker";
import { MediaThumb } from "./media-thumb";
import { useMediaByKey } from "./use-media-library";
import { useMediaSizes } from "./use-media-sizes";

interface MediaFieldProps {
  label: string;
  allowed: AllowedMedia;
  max?: number;
  value: readonly string[];
  onChange: (keys: string[], media: Media[]) => void;
  /** The error of the choice. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Why it cannot be changed. */
  disabledReason?: string | undefined;
  /** Other ways to choose, beside the button that opens the picker. */
  children?: ReactNode;
}

/** The media of a form: the choice, a button that opens the picker, and one to remove each; several can be ordered. */
export function MediaField({
  label,
  allowed,
  max = 1,
  value,
  onChange,
  error,
  hint,
  disabledReason,
  children,
}: MediaFieldProps) {
  const [open, setOpen] = useState(false);
  const { byKey, complete } = useMediaByKey({ enabled: value.length > 0 });
  const sizes = useMediaSizes();
  const put = (keys: readonly string[]) =>
    onChange(
      [...keys],
      keys.flatMap((each) => byKey.get(each) ?? []),
    );
  const nameOf = (key: string) => {
    const media = byKey.get(key);
    return media ? mediaTitle(media) : key;
  };
  const draw = (key: string) => (
    <ChosenMedium
      media={byKey.get(key)}
      name={nameOf(key)}
      size={sizes.get(key)}
      allowed={allowed}
      complete={complete}
      disabledReason={disabledReason}
      onRemove={() => put(value.filter((each) => each !== key))}
    />
  );
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1 font-medium">{label}</legend>
      {value.length > 1 && disabledReason === undefined ? (
        // Readers see them in this order.
        <SortableList
          label={label}
          items={value.map((key) => ({ id: key, name: nameOf(key) }))}
          onMove={(key, to) => put(moved(value, value.indexOf(key), to))}
          className="flex flex-col gap-1"
          itemClassName="rounded-md border"
        >
          {({ id }) => draw(id)}
        </SortableList>
      ) : (
        value.map((key) => (
          <div key={key} className="flex items-center rounded-md border">
            {draw(key)}
          </div>
        ))
      )}
      <div className="flex flex-wrap gap-2">
        <Button disabledReason={disabledReason} onClick={() => setOpen(true)}>
          {value.length === 0 ? "Choose media" : max === 1 ? "Replace" : "Add or replace media"}
        </Button>
        {children}
      </div>
      <p role="alert" className="text-blocked text-sm empty:hidden">
        {error}
      </p>
      {hint && <p className="text-sm text-text-muted">{hint}</p>}
      <MediaPicker
        open={open}
        onOpenChange={setOpen}
        allowed={allowed}
        max={max}
        value={value}
        onChange={onChange}
      />
    </fieldset>
  );
}

interface ChosenMediumProps {
  /** Undefined while the library is read, and for anything not in it. */
  media: Media | undefined;
  name: string;
  size: PixelSize | undefined;
  allowed: AllowedMedia;
  /** The whole library is read. */
  complete: boolean;
  disabledReason: string | undefined;
  onRemove: () => void;
}

function ChosenMedium({ media, name, size, allowed, complete, disabledReason, onRemove }: ChosenMediumProps) {
  const verdict = media && judgeMedia(media, size, allowed);
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2 p-1">
      {media ? (
        <MediaThumb media={media} plain className="size-10 rounded-sm" />
      ) : (
        <span className="size-10 rounded-sm bg-surface-sunken" />
      )}
      <span className="min-w-0 flex-1">
        <bdi className="block truncate">{name}</bdi>
        <span className="block truncate text-sm text-text-muted">
          {media
            ? verdict?.fits === "no"
              ? verdict.reasons.join(" ")
              : mediaTypeName(media.media_type)
            : complete
              ? "Not in the media library any more"
              : "Reading the media library…"}
        </span>
      </span>
      <IconButton label={`Remove ${name}`} size="small" disabledReason={disabledReason} onClick={onRemove}>
        <X size={14} aria-hidden />
      </IconButton>
    </div>
  );
}
