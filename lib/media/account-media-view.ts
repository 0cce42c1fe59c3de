import type * as z from "zod";
import type { accountMediaRecord } from "@/lib/ads/endpoints/account-media";
import { csvText } from "@/lib/grid/csv-columns";
import { type ListSort, listExport, orderRows, rowColumns, timeParts } from "@/lib/records/row-columns";
import { wordsTest } from "@/lib/text/characters";

export type AccountMedia = z.output<typeof accountMediaRecord>;

interface Placement {
  readonly name: string;
  /** Its name in a sentence. */
  readonly what: string;
}

const TYPES: Readonly<Record<string, Placement>> = {
  BANNER: { name: "Banner", what: "A strip on a phone." },
  BANNER_TABLET: { name: "Banner, tablet", what: "A strip on a tablet." },
  INTERSTITIAL: { name: "Interstitial", what: "Fills a phone held upright." },
  INTERSTITIAL_LANDSCAPE: { name: "Interstitial, landscape", what: "Fills a phone on its side." },
  INTERSTITIAL_LANDSCAPE_TABLET: {
    name: "Interstitial, landscape, tablet",
    what: "Fills a tablet on its side.",
  },
  INTERSTITIAL_TABLET: { name: "Interstitial, tablet", what: "Fills a tablet held upright." },
  MEDIUM_RECTANGLE: { name: "Medium rectangle", what: "A box among content." },
  PREROLL: { name: "Pre-roll", what: "A video shown before another one." },
  VAST_PREROLL: { name: "Pre-roll, VAST", what: "A video of another ad server, shown before another one." },
};

/** The name of a creative type; an unknown one is unchanged. */
export const creativeTypeName = (type: string) => TYPES[type]?.name ?? type;
export const creativeTypeWhat = (type: string) => TYPES[type]?.what ?? "";

/** The columns of account media. */
export const ACCOUNT_MEDIA_COLUMNS = rowColumns({
  type: {
    label: "Type",
    shrinks: 60,
    value: { kind: "name" },
    order: { key: ({ creative_type }: AccountMedia) => creativeTypeName(creative_type) },
    file: { "": { text: ({ creative_type }) => creative_type } },
  },
  created: { label: "Created", ...timeParts(({ created_at }: AccountMedia) => created_at, "day") },
  updated: { label: "Changed", from: 34, ...timeParts(({ updated_at }: AccountMedia) => updated_at, "day") },
  address: {
    label: "Address",
    from: 60,
    widest: 80,
    faint: true,
    value: { kind: "text", of: ({ media_url }) => media_url, none: "Unknown" },
    file: { "": { text: ({ media_url }) => csvText(media_url) } },
  },
});

export type AccountMediaColumn = (typeof ACCOUNT_MEDIA_COLUMNS.ids)[number];

/** Account media in a file. */
export const ACCOUNT_MEDIA_EXPORT = listExport(
  { one: "account media file", many: "account media files" },
  ACCOUNT_MEDIA_COLUMNS,
);

/** Account media of a type that contain every word of the search, in order. */
export function arrangeAccountMedia(
  all: readonly AccountMedia[],
  { search, type }: { search: string; type: string | null },
  sort: ListSort<AccountMediaColumn>,
): AccountMedia[] {
  const matches = wordsTest(search);
  const found = all.filter((medium) => {
    const { id, video_id, media_url, creative_type } = medium;
    if (type !== null && creative_type !== type) return false;
    return matches([id, video_id, media_url, creative_type, creativeTypeName(creative_type)].join(" "));
  });
  return orderRows(ACCOUNT_MEDIA_COLUMNS, found, sort);
}
