import type { CardComponent, CardType } from "@/lib/ads/endpoints/cards";
import type { CardTerms } from "./card-rules";

/** Keys of the media in a list of components, in their order. */
export const mediaKeysIn = (components: readonly CardComponent[]): string[] =>
  components.flatMap((one) =>
    one.type === "MEDIA" ? [one.media_key] : one.type === "SWIPEABLE_MEDIA" ? one.media_keys : [],
  );

/** Keys of all media of a card. */
export const mediaKeysOf = ({ components = [], slides = [] }: CardTerms): string[] =>
  [components, ...slides].flatMap(mediaKeysIn);

/**
 * The type that the service assigns to a card that follows the rules. `isVideo` returns whether a media key is a
 * video's; anything else counts as an image.
 */
export function cardTypeOf(card: CardTerms, isVideo: (mediaKey: string) => boolean): CardType {
  const videos = mediaKeysOf(card).map(isVideo);
  const media = videos.every((video) => video) ? "VIDEO" : videos.some((video) => video) ? "MIXED" : "IMAGE";
  if (card.slides) {
    return media === "MIXED"
      ? "MIXED_MEDIA_MULTI_DEST_CAROUSEL_WEBSITE"
      : `${media}_MULTI_DEST_CAROUSEL_WEBSITE`;
  }
  const leadsTo = card.components?.some(({ type }) => type === "BUTTON") ? "APP" : "WEBSITE";
  if (media === "MIXED") return `MIXED_MEDIA_SINGLE_DEST_CAROUSEL_${leadsTo}`;
  const swipes = card.components?.some(({ type }) => type === "SWIPEABLE_MEDIA");
  return swipes ? `${media}_CAROUSEL_${leadsTo}` : `${media}_${leadsTo}`;
}
