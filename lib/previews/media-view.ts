import { MEDIA_KEY_PREFIXES } from "@/lib/ads/endpoints/media-library";
import { readRatio } from "@/lib/media/ratio";
import { WIDE_RATIO } from "./limits";
import { at, numberAt, textAt } from "./read";
import { isPictureAddress, type MediaView } from "./view";

/**
 * Gives the media library's record of a key. Undefined when there is none; `"pending"` while that is not known yet.
 * `width` and `height` beside the record's own fields are the ratio of images, which the API does not return.
 */
export type MediaLookup = (mediaKey: string) => unknown;

interface Place {
  /** For what has no ratio of its own. */
  readonly ratio?: number;
  /** The text of the box while nothing is chosen. */
  readonly empty?: string;
}

const KINDS = { IMAGE: "image", VIDEO: "video", GIF: "gif" } as const;
type Kind = MediaView["kind"];

const kindOf = (type: unknown): Kind =>
  type === "IMAGE" || type === "VIDEO" || type === "GIF" ? KINDS[type] : "unknown";

const kindOfKey = (key: string): Kind => kindOf(MEDIA_KEY_PREFIXES[key.split("_")[0] ?? ""]?.type);

const LOADING = { words: "Loading", loading: true } as const;

/** What is drawn for a media key. */
export function mediaOfKey(key: unknown, lookup: MediaLookup, place: Place = {}): MediaView {
  if (typeof key !== "string" || key === "") {
    return missingMedia("unknown", place.empty ?? "No media chosen yet", undefined, place);
  }
  const record = lookup(key);
  const detail = key.slice(0, 200);
  if (record === "pending") {
    const media = missingMedia(kindOfKey(key), LOADING.words, undefined, place);
    return { ...media, missing: LOADING };
  }
  if (typeof record !== "object" || record === null) {
    return missingMedia(kindOfKey(key), "Not in the media library", detail, place);
  }
  return mediaOfRecord(record, kindOfKey(key), { ...place, empty: "Without a picture" });
}

/** What is drawn for a record of the media library, however much of it is there. */
function mediaOfRecord(record: unknown, otherwise: Kind, place: Place = {}): MediaView {
  const known = kindOf(at(record, "media_type"));
  const kind = known === "unknown" ? otherwise : known;
  const status = textAt(record, "media_status", 100);
  const own = ratioOf(record);
  const seconds = numberAt(record, "duration");
  const here = { ...place, ...(own !== undefined && { ratio: own }) };
  const detail = textAt(record, "media_key", 200);
  const words =
    at(record, "deleted") === true
      ? "Deleted from the media library"
      : status !== undefined && /FAIL|ERROR/.test(status)
        ? "Processing failed"
        : status !== undefined && /IN_PROGRESS|PENDING/.test(status)
          ? "Still processing"
          : kind === "unknown"
            ? "Unknown kind of media"
            : undefined;
  if (words) return missingMedia(kind, words, status ?? detail, here);
  const src = pictureAt(record, "media_url");
  const poster = pictureAt(record, "poster_media_url");
  if (src === undefined && poster === undefined) {
    return missingMedia(kind, place.empty ?? "Without a picture", detail, here);
  }
  return {
    kind,
    ratio: ratioWithin(here.ratio),
    ...(src !== undefined && { src }),
    ...(poster !== undefined && { poster }),
    ...(seconds !== undefined && seconds > 0 && { seconds: Math.min(1_000_000, seconds / 1_000) }),
    alt: "",
  };
}

/** A box in the place of media. */
export function missingMedia(
  kind: Kind,
  words: string,
  detail: string | undefined,
  place: Place = {},
): MediaView {
  return {
    kind,
    ratio: ratioWithin(place.ratio),
    alt: "",
    missing: { words, ...(detail !== undefined && { detail }) },
  };
}

/** An address that can be shown; cut ones would be none. */
export function pictureAt(record: unknown, name: string): string | undefined {
  const address = textAt(record, name, 4_000);
  return address && address.length <= 2_048 && isPictureAddress(address) ? address : undefined;
}

function ratioOf(record: unknown): number | undefined {
  const given = readRatio(textAt(record, "aspect_ratio", 40));
  if (given !== undefined) return given;
  const ratio = (numberAt(record, "width") ?? 0) / (numberAt(record, "height") ?? 0);
  return Number.isFinite(ratio) && ratio > 0 ? ratio : undefined;
}

const ratioWithin = (ratio: number = WIDE_RATIO) => Math.min(10, Math.max(0.1, ratio));
