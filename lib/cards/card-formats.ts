import {
  CARD_TYPES,
  type CardType,
  SWIPEABLE_MEDIA_MAX,
  SWIPEABLE_MEDIA_MIN,
} from "@/lib/ads/endpoints/cards";
import { AD_FORMATS, type AllowedMedia } from "@/lib/media/ad-formats";
import { type CardDraft, mediaKeysOfDraft, SLIDES_MAX } from "./card-draft";
import type { MediaTypeOf } from "./card-problems";

/** What people choose before they build a card. One medium is an image or a video; several may be of both. */
export interface CardFormat {
  readonly id: CardFormatId;
  readonly leadsTo: "WEBSITE" | "APP";
  readonly shows: "IMAGE" | "VIDEO" | "CAROUSEL" | "SLIDES";
}

export type CardFormatId = `${CardFormat["leadsTo"]}_${CardFormat["shows"]}`;

/** The format of which a card type is; several types are of one format where images and videos are mixed. */
function formatOf(type: CardType): CardFormat {
  const leadsTo = type.endsWith("_APP") ? "APP" : "WEBSITE";
  const shows = type.includes("MULTI_DEST")
    ? "SLIDES"
    : type.includes("CAROUSEL")
      ? "CAROUSEL"
      : type.startsWith("VIDEO")
        ? "VIDEO"
        : "IMAGE";
  return { id: `${leadsTo}_${shows}`, leadsTo, shows };
}

const ORDER: readonly CardFormat["shows"][] = ["IMAGE", "VIDEO", "CAROUSEL", "SLIDES"];

const place = ({ leadsTo, shows }: CardFormat) =>
  (leadsTo === "APP" ? ORDER.length : 0) + ORDER.indexOf(shows);

/** The formats of all card types, each once; those that lead to websites come first. */
export const CARD_FORMATS: readonly CardFormat[] = [
  ...new Map(CARD_TYPES.map(formatOf).map((format) => [format.id, format])).values(),
].sort((one, other) => place(one) - place(other));

/** The format that a draft has by now; undefined while its one image or video is not chosen, or not known. */
export function formatOfDraft(draft: CardDraft, typeOf: MediaTypeOf): CardFormat | undefined {
  const blocks = draft.sides.flatMap((side) => side.blocks);
  const leadsTo = blocks.some(({ type }) => type === "BUTTON") ? "APP" : "WEBSITE";
  const [key] = mediaKeysOfDraft(draft);
  const shows =
    draft.shape === "slides"
      ? "SLIDES"
      : blocks.some(({ type }) => type === "SWIPEABLE_MEDIA")
        ? "CAROUSEL"
        : key && typeOf(key);
  return CARD_FORMATS.find((format) => format.leadsTo === leadsTo && format.shows === shows);
}

/** How many images and videos a card of a format shows. */
export function mediaCount({ shows }: CardFormat): { readonly min: number; readonly max: number } {
  if (shows === "SLIDES") return { min: SWIPEABLE_MEDIA_MIN, max: SLIDES_MAX };
  return shows === "CAROUSEL" ? { min: SWIPEABLE_MEDIA_MIN, max: SWIPEABLE_MEDIA_MAX } : { min: 1, max: 1 };
}

/** What may be chosen for a format. */
export function mediaFor({ leadsTo, shows }: CardFormat): AllowedMedia {
  if (shows === "CAROUSEL" || shows === "SLIDES") return AD_FORMATS.carousel;
  const allowed = AD_FORMATS[leadsTo === "APP" ? "app-card" : "website-card"];
  return { ...allowed, types: { [shows]: allowed.types[shows] ?? {} } };
}

/** Whether a draft has media as its format asks for; a file that is not known is taken to be right. */
export function hasMediaFor(draft: CardDraft, format: CardFormat, typeOf: MediaTypeOf): boolean {
  const keys = mediaKeysOfDraft(draft);
  const { shows } = format;
  if (keys.length < mediaCount(format).min) return false;
  return shows === "CAROUSEL" || shows === "SLIDES" || keys.every((key) => (typeOf(key) ?? shows) === shows);
}
