import type { CardType } from "@/lib/ads/endpoints/cards";
import { listAnd } from "@/lib/format/lists";
import { counted } from "@/lib/format/plurals";
import { type CardDraft, mediaKeysOfDraft } from "./card-draft";
import type { MediaTypeOf } from "./card-problems";
import type { CardTerms } from "./card-rules";
import { cardTypeOf } from "./card-type";
import { blockName } from "./card-words";

/** What the service will make of a draft, or what keeps that from being known. */
type Resulting =
  | { readonly type: CardType; readonly why: string }
  | { readonly type: undefined; readonly why: string };

/** The type a card will get, as soon as its media and where it leads are known. */
export function resultingType(draft: CardDraft, typeOf: MediaTypeOf): Resulting {
  const keys = mediaKeysOfDraft(draft);
  const blocks = draft.sides.flatMap((side) => side.blocks);
  if (keys.length === 0) return { type: undefined, why: "Add media to set the card type." };
  const leads = blocks.find(({ type }) => type === "DETAILS" || type === "BUTTON");
  if (!leads) return { type: undefined, why: "Add a headline or a button to set the card type." };
  const videos = keys.filter((key) => typeOf(key) === "VIDEO").length;
  const components = blocks.map((block) =>
    block.type === "MEDIA"
      ? { type: block.type, media_key: block.media_key }
      : block.type === "SWIPEABLE_MEDIA"
        ? { type: block.type, media_keys: block.media_keys }
        : undefined,
  );
  const media = components.flatMap((component) => {
    if (component === undefined) return [];
    return component.type === "MEDIA" && component.media_key === "" ? [] : [component];
  });
  const destination =
    leads.type === "BUTTON"
      ? ({
          type: "BUTTON",
          label: { type: "ENUM", value: "OPEN" },
          destination: { type: "APP", country_code: "US" },
        } as const)
      : ({ type: "DETAILS", title: "", destination: { type: "WEBSITE", url: "" } } as const);
  const terms: CardTerms =
    draft.shape === "slides"
      ? { slides: media.map((one) => [one, destination]) }
      : { components: [...media, destination] };
  const parts = [
    ...(keys.length > videos ? [counted(keys.length - videos, "image")] : []),
    ...(videos > 0 ? [counted(videos, "video")] : []),
  ];
  return {
    type: cardTypeOf(terms, (key) => typeOf(key) === "VIDEO"),
    why: `${listAnd(parts)}, leading to ${
      draft.shape === "slides" ? "a website each" : leads.type === "BUTTON" ? "an app" : "a website"
    }: ${draft.shape === "slides" ? "slides" : blockName(media[0]?.type ?? "MEDIA").toLowerCase()}.`,
  };
}
