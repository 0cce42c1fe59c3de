import { BUTTON_LABELS } from "@/lib/ads/endpoints/cards";
import { listAnd } from "@/lib/format/lists";
import { CARD_RATIO, clamp, VIDEO_RATIO, WIDE_RATIO } from "./limits";
import { type MediaLookup, mediaOfKey } from "./media-view";
import { at, domainOf, lineOf, listAt, textAt } from "./read";
import type { AttachmentView, CardView, MediaView, PartView } from "./view";

/**
 * What is drawn of a card: of a record of the service, or of one that is being built and has holes. Parts are
 * in the order in which they are given (advertising specification, Creatives: card POST body).
 */
export function cardView(card: unknown, lookup: MediaLookup): CardView {
  const given = listAt(card, "slides");
  const isMulti = Array.isArray(at(card, "slides"));
  const sides = isMulti
    ? given.map((side) => (Array.isArray(side) ? side.slice(0, 20) : []))
    : [listAt(card, "components")];
  const slides = sides.map((side) => partsOf(side, lookup));
  return {
    kind: "card",
    slides: slides.length === 0 ? [[emptyPart("No slides yet")]] : inOneRatio(slides),
    isCarousel: isMulti,
    phoneOnly: slides.some((side) => side.some(({ part }) => part === "button")),
  };
}

/** Whether a record can be drawn as a card of components. */
export const isComponentCard = (card: unknown): boolean =>
  Array.isArray(at(card, "components")) || Array.isArray(at(card, "slides"));

/** A card from before components, or of a type that came later. */
export function unknownCard(card: unknown): AttachmentView {
  const type = textAt(card, "card_type", 120);
  return {
    kind: "unknown",
    words: type ? "A card of a type without a preview" : "A card that is not known",
    ...((type ?? textAt(card, "card_uri", 120)) && { detail: type ?? textAt(card, "card_uri", 120) }),
  };
}

const emptyPart = (words: string, detail?: string): PartView => ({
  part: "note",
  words,
  ...(detail !== undefined && { detail }),
});

function partsOf(side: readonly unknown[], lookup: MediaLookup): PartView[] {
  return side.length === 0 ? [emptyPart("No components yet")] : side.map((one) => partOf(one, lookup));
}

function partOf(component: unknown, lookup: MediaLookup): PartView {
  const destination = at(component, "destination");
  switch (at(component, "type")) {
    case "MEDIA":
      return { part: "media", media: inCard(mediaOfKey(at(component, "media_key"), lookup, WIDE)) };
    case "SWIPEABLE_MEDIA": {
      const keys = listAt(component, "media_keys");
      const all = keys.map((key) => inCard(mediaOfKey(key, lookup, WIDE)));
      return { part: "swipe", media: all.length > 0 ? all : [inCard(mediaOfKey(undefined, lookup, WIDE))] };
    }
    case "DETAILS":
      return {
        part: "details",
        title: lineOf(textAt(component, "title"), "Title"),
        domain: lineOf(domainOf(textAt(destination, "url", 4_000))?.slice(0, 300), "website.example"),
      };
    case "BUTTON":
      return { part: "button", label: labelOf(at(component, "label")), stores: storesOf(destination) };
    default:
      return emptyPart("A part without a preview", textAt(component, "type", 120));
  }
}

const WIDE = { ratio: WIDE_RATIO };

/** Media fill the width of a card. Those without a ratio of their own take the usual one of their kind. */
function inCard(media: MediaView): MediaView {
  const ratio = media.kind === "video" && media.ratio === WIDE_RATIO ? VIDEO_RATIO : media.ratio;
  return { ...media, ratio: clamp(ratio, CARD_RATIO) };
}

/** All of a carousel has the ratio of its first medium that has one. */
function inOneRatio(slides: PartView[][]): PartView[][] {
  const all = slides.flatMap((side) =>
    side.flatMap((one) => (one.part === "media" ? [one.media] : one.part === "swipe" ? one.media : [])),
  );
  const ratio = (all.find(({ missing }) => !missing) ?? all[0])?.ratio;
  if (ratio === undefined || all.length < 2) return slides;
  return slides.map((side) =>
    side.map((one) =>
      one.part === "media"
        ? { ...one, media: { ...one.media, ratio } }
        : one.part === "swipe"
          ? { ...one, media: one.media.map((each) => ({ ...each, ratio })) }
          : one,
    ),
  );
}

function labelOf(label: unknown) {
  const value = textAt(label, "value", 40);
  const known = BUTTON_LABELS.find((one) => one === value);
  return lineOf(known ? known.charAt(0) + known.slice(1).toLowerCase() : value, "Button");
}

function storesOf(destination: unknown): string {
  const stores = [
    ...(textAt(destination, "store_a_app_identifier") ? ["Store A"] : []),
    ...(textAt(destination, "store_b_app_id") ? ["Store B"] : []),
  ];
  return stores.length > 0 ? listAnd(stores) : "No store chosen yet";
}
