import {
  MEDIA_DESCRIPTION_MAX,
  MEDIA_FILE_NAME_MAX,
  MEDIA_NAME_MAX,
  MEDIA_TITLE_MAX,
  type Media,
} from "@/lib/ads/endpoints/media-library";
import { counted } from "@/lib/format/plurals";

/** The text of a medium in the form. */
export interface MediaDetails {
  readonly name: string;
  readonly file_name: string;
  readonly title: string;
  readonly description: string;
  /** Empty for none. */
  readonly poster_media_key: string;
}

type DetailField = keyof MediaDetails;

/** Maximum lengths (advertising specification, Creatives: media library). */
export const DETAIL_MAX: Readonly<Record<Exclude<DetailField, "poster_media_key">, number>> = {
  name: MEDIA_NAME_MAX,
  file_name: MEDIA_FILE_NAME_MAX,
  title: MEDIA_TITLE_MAX,
  description: MEDIA_DESCRIPTION_MAX,
};

const VIDEO_ONLY: readonly DetailField[] = ["title", "description", "poster_media_key"];

const DETAIL_FIELDS: readonly DetailField[] = [
  "name",
  "file_name",
  "title",
  "description",
  "poster_media_key",
];

/** Characters as the service counts them. */
const characterCount = (text: string) => [...text].length;

/** The form of a medium's details, empty where it has none. */
export function detailsOf(media: Media): MediaDetails {
  return {
    name: media.name ?? "",
    file_name: media.file_name ?? "",
    title: media.title ?? "",
    description: media.description ?? "",
    poster_media_key: media.poster_media_key ?? "",
  };
}

export const DETAIL_LABELS: Readonly<Record<DetailField, string>> = {
  name: "Name",
  file_name: "File name",
  title: "Title",
  description: "Description",
  poster_media_key: "Poster",
};

export const detailLabel = (field: string): string => {
  const known = DETAIL_FIELDS.find((each) => each === field);
  return known ? DETAIL_LABELS[known] : field;
};

/** The touched fields, in the service's format: an empty one is cleared. */
export function changesTo(
  media: Pick<Media, "media_type">,
  details: MediaDetails,
  before: MediaDetails,
): Partial<Record<DetailField, string | null>> {
  const changed: Partial<Record<DetailField, string | null>> = {};
  for (const field of DETAIL_FIELDS) {
    if (VIDEO_ONLY.includes(field) && media.media_type !== "VIDEO") continue;
    if (details[field] !== before[field]) changed[field] = details[field] === "" ? null : details[field];
  }
  return changed;
}

/** The errors of what was typed, by field. */
export function problemsIn(details: MediaDetails): Partial<Record<DetailField, string>> {
  const problems: Partial<Record<DetailField, string>> = {};
  for (const field of ["name", "file_name", "title", "description"] as const) {
    const over = characterCount(details[field]) - DETAIL_MAX[field];
    if (over > 0) problems[field] = `${counted(over, "character")} too long.`;
  }
  return problems;
}
