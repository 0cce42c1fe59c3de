import type { MediaType } from "@/lib/ads/endpoints/media-library";
import { MEGABYTE } from "@/lib/format/file-size";
import { BANNER, CINEMA, type NamedRatio, SQUARE, WIDE } from "./ratio";

/** The requirements of one place for media of one type. */
export interface TypeRule {
  /** Any of these; without them any ratio. */
  readonly ratios?: readonly NamedRatio[];
  /** Pixels. */
  readonly minWidth?: number;
  /** Bytes. */
  readonly maxBytes?: number;
  readonly maxSeconds?: number;
}

/** The media for a place: types, and the requirements of each. */
export interface AllowedMedia {
  /** The name of the place within a sentence: "a website card". */
  readonly place: string;
  readonly types: Readonly<Partial<Record<MediaType, TypeRule>>>;
  /** How many of each type can be combined; without it only `max` counts. */
  readonly maxOfType?: Readonly<Partial<Record<MediaType, number>>>;
  /** Media of different types cannot be chosen together. */
  readonly oneType?: boolean;
}

export interface AdFormat extends AllowedMedia {
  readonly id: AdFormatId;
  /** "Website card". */
  readonly name: string;
  /** For a badge: "Website". */
  readonly short: string;
}

export const AD_FORMAT_IDS = [
  "website-card",
  "app-card",
  "carousel",
  "poll",
  "conversation",
  "unlocked-image",
  "post",
  "preroll",
  "poster",
] as const;

export type AdFormatId = (typeof AD_FORMAT_IDS)[number];

/** Minimum width of card images (advertising specification, Creatives: poll POST parameters). */
export const IMAGE_WIDTH_MIN = 800;

const cardImage: TypeRule = { ratios: [WIDE, SQUARE], minWidth: IMAGE_WIDTH_MIN };
const cardVideo: TypeRule = { ratios: [CINEMA, SQUARE] };
const wideImage: TypeRule = { ratios: [WIDE], minWidth: IMAGE_WIDTH_MIN };
const cinemaVideo: TypeRule = { ratios: [CINEMA] };
const anything: TypeRule = {};

/** Limits of promoted videos (public documentation: media upload). */
export const PROMOTED_VIDEO = { maxBytes: 500 * MEGABYTE, maxSeconds: 600 } as const;

/** Every place a medium can go to, with the rules of the advertising specification (Creatives). */
export const AD_FORMATS: Readonly<Record<AdFormatId, AdFormat>> = {
  "website-card": {
    id: "website-card",
    name: "Website card",
    short: "Website",
    place: "a website card",
    types: { IMAGE: cardImage, VIDEO: cardVideo },
  },
  "app-card": {
    id: "app-card",
    name: "App card",
    short: "App",
    place: "an app card",
    types: { IMAGE: cardImage, VIDEO: cardVideo },
  },
  carousel: {
    id: "carousel",
    name: "Carousel",
    short: "Carousel",
    place: "a carousel",
    types: { IMAGE: cardImage, VIDEO: cardVideo },
  },
  poll: {
    id: "poll",
    name: "Poll",
    short: "Poll",
    place: "a poll",
    types: { IMAGE: wideImage, VIDEO: cinemaVideo },
  },
  conversation: {
    id: "conversation",
    name: "Conversation",
    short: "Conversation",
    place: "a conversation",
    types: { IMAGE: wideImage, VIDEO: cinemaVideo },
  },
  "unlocked-image": {
    id: "unlocked-image",
    name: "Unlocked image",
    short: "Unlock",
    place: "an image to unlock",
    types: { IMAGE: { ratios: [BANNER] } },
  },
  post: {
    id: "post",
    name: "Post",
    short: "Post",
    place: "a post",
    types: { IMAGE: anything, GIF: anything, VIDEO: anything },
    maxOfType: { IMAGE: 4, GIF: 1, VIDEO: 1 },
    oneType: true,
  },
  preroll: {
    id: "preroll",
    name: "Pre-roll",
    short: "Pre-roll",
    place: "a pre-roll",
    types: { VIDEO: { ratios: [CINEMA], ...PROMOTED_VIDEO } },
  },
  poster: {
    id: "poster",
    name: "Poster",
    short: "Poster",
    place: "a poster",
    types: { IMAGE: anything },
  },
};

/** The formats to show as badges; posters and unlocked images are checked where they are chosen. */
export const BADGE_FORMATS: readonly AdFormat[] = [
  AD_FORMATS["website-card"],
  AD_FORMATS["app-card"],
  AD_FORMATS.carousel,
  AD_FORMATS.poll,
  AD_FORMATS.conversation,
  AD_FORMATS.preroll,
  AD_FORMATS.post,
];
