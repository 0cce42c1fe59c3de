import type { Media } from "@/lib/ads/endpoints/media-library";
import { csvText, fieldColumns, type ListExport } from "@/lib/grid/csv-columns";
import { AD_FORMAT_IDS, AD_FORMATS } from "./ad-formats";
import { MEDIA } from "./delete-many";
import { type PixelSize, ratioOfMedia } from "./ratio";
import { judgeMedia } from "./verdict";

interface Known {
  /** Pixels of a medium by its key, if this browser has measured it. */
  readonly sizeOf: (mediaKey: string) => PixelSize | undefined;
  /** Names of each medium's tags. */
  readonly tags: ReadonlyMap<string, readonly string[]>;
}

/** Media as a file. Unknown pixels are empty, and media that may not fit are not listed as fitting. */
export function mediaExport({ sizeOf, tags }: Known): ListExport<Media> {
  // As a number: spreadsheets read 16:9 as a time of day.
  const ratio = (media: Media) => ratioOfMedia(media, sizeOf(media.media_key))?.toFixed(2) ?? "";
  const fits = (media: Media) =>
    AD_FORMAT_IDS.filter((id) => judgeMedia(media, sizeOf(media.media_key), AD_FORMATS[id]).fits === "yes");
  return {
    resource: MEDIA,
    seen: [
      { heading: "Key", text: ({ media_key }) => media_key },
      { heading: "Name", text: ({ name }) => csvText(name) },
      { heading: "File", text: ({ file_name }) => csvText(file_name) },
      { heading: "Tags", text: ({ media_key }) => (tags.get(media_key) ?? []).join("; ") },
      { heading: "Type", text: ({ media_type }) => media_type },
      { heading: "Width to height", text: ratio },
      { heading: "Width", text: ({ media_key }) => csvText(sizeOf(media_key)?.width) },
      { heading: "Height", text: ({ media_key }) => csvText(sizeOf(media_key)?.height) },
      {
        heading: "Length in seconds",
        text: ({ duration }) => (typeof duration === "number" ? String(duration / 1000) : ""),
      },
      {
        heading: "Fits",
        text: (media) =>
          fits(media)
            .map((id) => AD_FORMATS[id].name)
            .join("; "),
      },
      { heading: "Status", text: ({ media_status }) => media_status },
      { heading: "Added", text: ({ created_at }) => created_at },
    ],
    all: (media) => fieldColumns(media, ["media_key", "poster_media_key"]),
  };
}
