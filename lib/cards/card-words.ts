import { BUTTON_LABELS, CARD_TYPES, type CardType, SWIPEABLE_MEDIA_MAX } from "@/lib/ads/endpoints/cards";
import { type BlockType, type CardDraft, type Side, SLIDES_MAX } from "./card-draft";
import type { CardFormatId } from "./card-formats";

const BLOCK_NAMES: Readonly<Record<BlockType, string>> = {
  MEDIA: "Image or video",
  SWIPEABLE_MEDIA: "Carousel media",
  DETAILS: "Headline and website",
  BUTTON: "App button",
};

export const blockName = (type: BlockType): string => BLOCK_NAMES[type];

/** "Slide 2"; the only side of a card is the card. */
export function sideName({ shape, sides }: CardDraft, side: Side): string {
  return shape === "slides" ? `Slide ${sides.indexOf(side) + 1} of ${sides.length}` : "Card";
}

const TYPE_NAMES: Readonly<Record<CardType, string>> = {
  IMAGE_APP: "App card with image",
  IMAGE_CAROUSEL_APP: "App carousel with images",
  IMAGE_CAROUSEL_WEBSITE: "Website carousel with images",
  IMAGE_MULTI_DEST_CAROUSEL_WEBSITE: "Website slides with images",
  IMAGE_WEBSITE: "Website card with image",
  MIXED_MEDIA_MULTI_DEST_CAROUSEL_WEBSITE: "Website slides with images and videos",
  MIXED_MEDIA_SINGLE_DEST_CAROUSEL_APP: "App carousel with images and videos",
  MIXED_MEDIA_SINGLE_DEST_CAROUSEL_WEBSITE: "Website carousel with images and videos",
  VIDEO_APP: "App card with video",
  VIDEO_CAROUSEL_APP: "App carousel with videos",
  VIDEO_CAROUSEL_WEBSITE: "Website carousel with videos",
  VIDEO_MULTI_DEST_CAROUSEL_WEBSITE: "Website slides with videos",
  VIDEO_WEBSITE: "Website card with video",
};

/** What each format is called where one is chosen, and what it is. */
export const FORMAT_WORDS: Readonly<Record<CardFormatId, { readonly name: string; readonly about: string }>> =
  {
    WEBSITE_IMAGE: { name: "Image", about: "One image that leads to a website." },
    WEBSITE_VIDEO: { name: "Video", about: "One video that leads to a website." },
    WEBSITE_CAROUSEL: { name: "Carousel", about: "2 to 6 files to swipe, one website." },
    WEBSITE_SLIDES: { name: "Several destinations", about: "2 to 6 slides, a website each." },
    APP_IMAGE: { name: "App image", about: "One image that leads to an app." },
    APP_VIDEO: { name: "App video", about: "One video that leads to an app." },
    APP_CAROUSEL: { name: "App carousel", about: "2 to 6 files to swipe, one app." },
    APP_SLIDES: { name: "Several apps", about: "2 to 6 slides, an app each." },
  };

/** A card type in words; one that is not known here stays as the service writes it. */
export function cardTypeName(type: string): string {
  const known = CARD_TYPES.find((each) => each === type);
  return known ? TYPE_NAMES[known] : type;
}

/** Types of older cards, or of cards of another kind: the builder cannot make them. */
export const isLegacyType = (type: string): boolean => !CARD_TYPES.some((each) => each === type);

/** "Install" for INSTALL. */
export const buttonLabelName = (label: string): string =>
  BUTTON_LABELS.some((each) => each === label) ? label.charAt(0) + label.slice(1).toLowerCase() : label;

export const CAROUSEL_FULL = `A carousel shows at most ${SWIPEABLE_MEDIA_MAX} files.`;
export const SLIDES_FULL = `A card has at most ${SLIDES_MAX} slides.`;

const ATTACHABLE_NAMES: Readonly<Record<string, string>> = {
  TEXT_POLLS: "Poll",
  IMAGE_POLLS: "Poll with image",
  VIDEO_POLLS: "Poll with video",
  IMAGE_CONVERSATION: "Conversation with image",
  VIDEO_CONVERSATION: "Conversation with video",
};

/** The type of what a post can carry, in words; one that is not known here stays as the service writes it. */
export const attachableTypeName = (type: string): string => ATTACHABLE_NAMES[type] ?? cardTypeName(type);

const POLL_NAMES: Readonly<Record<string, string>> = {
  TEXT_POLLS: "Text",
  IMAGE_POLLS: "Image",
  VIDEO_POLLS: "Video",
};

/** A poll's type in words; a type that is not known stays as the service writes it. */
export const pollTypeName = (type: string): string => POLL_NAMES[type] ?? type;
