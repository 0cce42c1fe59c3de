import type * as z from "zod";
import type { accountMediaRecord } from "@/lib/ads/endpoints/account-media";

export type AccountMedia = z.output<typeof accountMediaRecord>;

interface Placement {
  readonly name: string;
  /** What it is, in a sentence. */
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

/** What a creative type is called; one that is not known stays as the service writes it. */
export const creativeTypeName = (type: string) => TYPES[type]?.name ?? type;
export const creativeTypeWhat = (type: string) => TYPES[type]?.what ?? "";

export const ACCOUNT_MEDIA_COLUMNS = ["type", "created", "updated"] as const;
export type AccountMediaColumn = (typeof ACCOUNT_MEDIA_COLUMNS)[number];

/** Account media of a type that hold every word of the search, in order. */
export function arrangeAccountMedia(
  all: readonly AccountMedia[],
  { search, type }: { search: string; type: string | null },
  { column, descending }: { column: AccountMediaColumn; descending: boolean },
): AccountMedia[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const keyOf = (medium: AccountMedia) =>
    ({
      type: creativeTypeName(medium.creative_type),
      created: medium.created_at,
      updated: medium.updated_at,
    })[column];
  const direction = descending ? -1 : 1;
  return all
    .filter((medium) => {
      if (type !== null && medium.creative_type !== type) return false;
      const text = [medium.id, medium.video_id, medium.media_url, medium.creative_type, keyOf(medium)]
        .join(" ")
        .toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => {
      const [left, right] = [keyOf(a), keyOf(b)];
      if (left !== right) return (left < right ? -1 : 1) * direction;
      return a.id < b.id ? -1 : 1;
    });
}
