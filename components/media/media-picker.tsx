"use client";

import { useMemo, useState } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { SearchInput } from "@/components/ui/search-input";
import { Segmented } from "@/components/ui/segmented";
import type { Media } from "@/lib/ads/endpoints/media-library";
import { listOr, listPlain } from "@/lib/format/lists";
import { formatNumber } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";
import type { AllowedMedia } from "@/lib/media/ad-formats";
import { fittingFirst, whyNotChoose } from "@/lib/media/choice";
import { arrangeMedia } from "@/lib/media/media-view";
import { mediaTypeName, ratiosInWords, typesInWords, typesOf } from "@/lib/media/verdict";
import { TilesSkeleton } from "./media-skeleton";
import { MediaTiles } from "./media-tiles";
import { TagFilter } from "./media-toolbar";
import { PickTile } from "./pick-tile";
import { PICK_TILE } from "./tile-sizes";
import { UploadArea, UploadButton } from "./upload-area";
import { UploadShelf } from "./upload-shelf";
import { useMediaLibrary, useTranscoding } from "./use-media-library";
import { useMeasuredImages, useMediaSizes } from "./use-media-sizes";
import { useMediaTags } from "./use-media-tags";

export interface MediaPickerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What may be chosen: a format of lib/media/ad-formats, or rules of one's own. */
  allowed: AllowedMedia;
  /** How many may be chosen. With one, a choice closes the dialog at once. */
  max?: number;
  /** Keys of the media that are chosen now. */
  value: readonly string[];
  /** The new choice, in the order in which it was made, with the media themselves. */
  onChange: (keys: string[], media: Media[]) => void;
  /** "Choose media for slide 2". */
  title?: string;
}

/** Chooses from the media library. What does not fit stays in sight and says why. */
export function MediaPicker({ open, onOpenChange, ...rest }: MediaPickerProps) {
  return open ? <OpenPicker onClose={() => onOpenChange(false)} {...rest} /> : null;
}

type OpenPickerProps = Omit<MediaPickerProps, "open" | "onOpenChange"> & { onClose: () => void };

function OpenPicker({ allowed, max = 1, value, onChange, title, onClose }: OpenPickerProps) {
  const { records, complete, pending, error, resume, refetch } = useMediaLibrary();
  useTranscoding(records);
  const sizes = useMediaSizes();
  const types = typesOf(allowed);
  const [search, setSearch] = useState("");
  const [type, setType] = useState("all");
  const [tag, setTag] = useState<string | null>(null);
  const [onlyFitting, setOnlyFitting] = useState(false);
  const { tags, byMedia } = useMediaTags();
  const [keys, setKeys] = useState<readonly string[]>(value);
  const [opened] = useState(() => Date.now());
  const needsSizes = types.some((each) => allowed.types[each]?.ratios ?? allowed.types[each]?.minWidth);
  const measuring = useMeasuredImages(records, needsSizes);

  const chosen = useMemo(() => {
    const byKey = new Map(records.map((media) => [media.media_key, media]));
    return keys.flatMap((key) => byKey.get(key) ?? []);
  }, [records, keys]);
  const selected = useMemo(() => new Set(keys), [keys]);
  const reasons = useMemo(() => {
    const found = new Map<string, string>();
    for (const media of records) {
      if (selected.has(media.media_key)) continue;
      const reason = whyNotChoose(media, sizes.get(media.media_key), { chosen, max, allowed });
      if (reason !== undefined) found.set(media.media_key, reason);
    }
    return found;
  }, [records, sizes, chosen, selected, max, allowed]);
  const shown = useMemo(() => {
    const filter = {
      search,
      type: type === "all" ? undefined : type,
      ratio: undefined,
      fits: undefined,
      tag: tag ?? undefined,
    };
    const found = arrangeMedia(records, sizes, filter, "created-desc", byMedia);
    const { fitting, others } = fittingFirst(found, (key) => sizes.get(key), allowed);
    return onlyFitting ? fitting : [...fitting, ...others];
  }, [records, sizes, search, type, tag, byMedia, allowed, onlyFitting]);

  const finish = (next: readonly string[]) => {
    const byKey = new Map(records.map((media) => [media.media_key, media]));
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
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      width="wide"
      title={title ?? `Choose media for ${allowed.place}`}
      description={asksFor(allowed, max)}
      footer={
        <>
          <span role="status" className="mr-auto self-center text-text-muted tabular-nums">
            {max > 1 && `${keys.length} chosen`}
          </span>
          <Button onClick={onClose}>Cancel</Button>
          {max > 1 && (
            <Button tone="primary" onClick={() => finish(keys)}>
              {keys.length === 0 ? "Use none" : `Use ${keys.length}`}
            </Button>
          )}
        </>
      }
    >
      <UploadArea className="flex h-[52dvh] min-h-64 flex-col gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <SearchInput
            label="Search media"
            placeholder={tags.length > 0 ? "Name, file or tag" : "Name, file or key"}
            value={search}
            onValueChange={setSearch}
            className="flex-1"
          />
          {types.length > 1 && (
            <Segmented
              label="Type"
              value={type}
              onValueChange={setType}
              options={[
                { value: "all", label: "All" },
                ...types.map((each) => ({ value: each as string, label: mediaTypeName(each) })),
              ]}
            />
          )}
          {tags.length > 0 && (
            <div className="w-32">
              <TagFilter value={tag} tags={tags} onValueChange={setTag} />
            </div>
          )}
          <Switch checked={onlyFitting} onCheckedChange={setOnlyFitting}>
            Only what fits
          </Switch>
          <UploadButton tone="secondary">Upload</UploadButton>
        </div>
        <UploadShelf since={opened} />
        {error && records.length > 0 && (
          <Banner
            tone="attention"
            title="Some files could not be loaded."
            action={
              <Button size="small" onClick={resume}>
                Read the rest
              </Button>
            }
          />
        )}
        <p role="status" className="text-sm text-text-muted empty:hidden">
          {measuring > 0
            ? `Measuring ${formatNumber(measuring)} images…`
            : !complete && !error && records.length > 0
              ? `${formatNumber(records.length)} read so far…`
              : null}
        </p>
        {error && records.length === 0 ? (
          <ErrorState compact title="The media library could not be read" error={error} onRetry={refetch} />
        ) : pending ? (
          <TilesSkeleton size={PICK_TILE} />
        ) : records.length === 0 ? (
          <EmptyState title="The media library is empty" action={<UploadButton />}>
            Drop files here, or choose them.
          </EmptyState>
        ) : shown.length === 0 ? (
          <EmptyState
            title="Nothing matches"
            action={
              <Button
                onClick={() => {
                  setSearch("");
                  setType("all");
                  setTag(null);
                  setOnlyFitting(false);
                }}
              >
                Show everything
              </Button>
            }
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
    </Dialog>
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
