import type { Media } from "@/lib/ads/endpoints/media-library";
import { byWords } from "@/lib/format/lists";
import { wordsTest } from "@/lib/text/characters";
import { AD_FORMATS, type AdFormatId } from "./ad-formats";
import { UNTAGGED } from "./media-tags";
import { isRatio, NAMED_RATIOS, type PixelSize, ratioOfMedia } from "./ratio";
import { judgeMedia } from "./verdict";

export const MEDIA_SORTS = [
  "created-desc",
  "created-asc",
  "name-asc",
  "name-desc",
  "updated-desc",
  "duration-desc",
] as const;

export type MediaSort = (typeof MEDIA_SORTS)[number];

/** Names of the ratios to filter by; `other` is everything else, `unknown` what could not be measured. */
export const RATIO_FILTERS = [...NAMED_RATIOS.map(({ name }) => name), "other", "unknown"];

interface MediaFilter {
  readonly search: string;
  readonly type: string | undefined;
  readonly ratio: string | undefined;
  /** Only media that fit this format, or may fit it. */
  readonly fits: AdFormatId | undefined;
  /** Only media with this tag, or none where it is UNTAGGED. */
  readonly tag?: string | undefined;
}

/** The title of a medium: its name, else its file's, else its key. */
export function mediaTitle({
  name,
  file_name,
  media_key,
}: Pick<Media, "name" | "file_name" | "media_key">): string {
  return name || file_name || media_key;
}

/** Which of RATIO_FILTERS a medium belongs to. */
function ratioFilterOf(media: Media, size: PixelSize | undefined): string {
  const ratio = ratioOfMedia(media, size);
  if (ratio === undefined) return "unknown";
  return NAMED_RATIOS.find((named) => isRatio(ratio, named))?.name ?? "other";
}

const NO_TAGS: ReadonlyMap<string, readonly string[]> = new Map();

/**
 * The media that contain every word of the search and pass the filters, in order.
 *
 * @param tags of each medium, by its key
 */
export function arrangeMedia(
  all: readonly Media[],
  sizes: ReadonlyMap<string, PixelSize>,
  { search, type, ratio, fits, tag }: MediaFilter,
  sort: MediaSort,
  tags = NO_TAGS,
): Media[] {
  const matches = wordsTest(search);
  const format = fits && AD_FORMATS[fits];
  return all
    .filter((media) => {
      if (type !== undefined && media.media_type !== type) return false;
      const size = sizes.get(media.media_key);
      if (ratio !== undefined && ratioFilterOf(media, size) !== ratio) return false;
      if (format && judgeMedia(media, size, format).fits === "no") return false;
      const tagged = tags.get(media.media_key) ?? [];
      if (tag !== undefined && !(tag === UNTAGGED ? tagged.length === 0 : tagged.includes(tag))) return false;
      return matches(searchText(media, tagged));
    })
    .sort(comparisons[sort]);
}

function searchText(
  { name, title, file_name, description, media_key }: Media,
  tags: readonly string[],
): string {
  return [name, title, file_name, description, media_key, ...tags].join("\n");
}

const text = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byKey = (a: Media, b: Media) => text(a.media_key, b.media_key);
const byTitle = (a: Media, b: Media) => byWords(mediaTitle(a), mediaTitle(b));

const comparisons: Readonly<Record<MediaSort, (a: Media, b: Media) => number>> = {
  "created-desc": (a, b) => text(b.created_at, a.created_at) || byKey(a, b),
  "created-asc": (a, b) => text(a.created_at, b.created_at) || byKey(a, b),
  "name-asc": (a, b) => byTitle(a, b) || byKey(a, b),
  "name-desc": (a, b) => byTitle(b, a) || byKey(a, b),
  "updated-desc": (a, b) => text(b.updated_at, a.updated_at) || byKey(a, b),
  // Media without a duration come last.
  "duration-desc": (a, b) => (b.duration ?? -1) - (a.duration ?? -1) || byKey(a, b),
};
