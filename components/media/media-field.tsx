"use client";

import { X } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import type { Media } from "@/lib/ads/endpoints/media-library";
import type { AllowedMedia } from "@/lib/media/ad-formats";
import { mediaTitle } from "@/lib/media/media-view";
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
  /** What is wrong with the choice. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Why it cannot be changed. */
  disabledReason?: string | undefined;
}

/** The media of a form: what is chosen, a button that opens the picker, and one that takes each away. */
export function MediaField({
  label,
  allowed,
  max = 1,
  value,
  onChange,
  error,
  hint,
  disabledReason,
}: MediaFieldProps) {
  const [open, setOpen] = useState(false);
  const { byKey, complete } = useMediaByKey({ enabled: value.length > 0 });
  const sizes = useMediaSizes();
  const remove = (key: string) => {
    const rest = value.filter((each) => each !== key);
    onChange(
      rest,
      rest.flatMap((each) => byKey.get(each) ?? []),
    );
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1 font-medium">{label}</legend>
      {value.length > 0 && (
        <ul className="flex flex-col gap-1">
          {value.map((key) => {
            const media = byKey.get(key);
            const verdict = media && judgeMedia(media, sizes.get(key), allowed);
            return (
              <li key={key} className="flex items-center gap-2 rounded-md border p-1">
                {media ? (
                  <MediaThumb media={media} plain className="size-10 rounded-sm" />
                ) : (
                  <span className="size-10 rounded-sm bg-surface-sunken" />
                )}
                <span className="min-w-0 flex-1">
                  <bdi className="block truncate">{media ? mediaTitle(media) : key}</bdi>
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
                <IconButton
                  label={`Remove ${media ? mediaTitle(media) : key}`}
                  size="small"
                  disabledReason={disabledReason}
                  onClick={() => remove(key)}
                >
                  <X size={14} aria-hidden />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      <div>
        <Button disabledReason={disabledReason} onClick={() => setOpen(true)}>
          {value.length === 0 ? "Choose media" : max === 1 ? "Choose another" : "Change the choice"}
        </Button>
      </div>
      <p role="alert" className="text-blocked text-sm empty:hidden">
        {error}
      </p>
      {hint && <p className="text-sm text-text-muted">{hint}</p>}
      <MediaPicker
        open={open}
        onOpenChange={setOpen}
        title={`Choose media: ${label}`}
        allowed={allowed}
        max={max}
        value={value}
        onChange={onChange}
      />
    </fieldset>
  );
}
