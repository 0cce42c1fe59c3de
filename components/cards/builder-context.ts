import { createContext, useContext } from "react";
import type { BuilderKnown, BuilderPartProps } from "@/components/builder/builder";
import type { Media } from "@/lib/ads/endpoints/media-library";
import type { CardDraft, Side } from "@/lib/cards/card-draft";
import type { MediaTypeOf } from "@/lib/cards/card-problems";

/** The context of a new card. */
export interface CardKnown extends BuilderKnown {
  readonly typeOf: MediaTypeOf;
  readonly mediaOf: (mediaKey: string) => Media | undefined;
  /** Media whose ratio differs from the rest of a carousel, by field. */
  readonly ratios: ReadonlyMap<string, string>;
}

type CardBuilderParts = BuilderPartProps<CardDraft, CardKnown>;

const BuilderContext = createContext<CardBuilderParts | undefined>(undefined);
export const CardBuilderProvider = BuilderContext;

/** The shared state of a card's fields, at any depth. */
export function useCardBuilder(): CardBuilderParts {
  const parts = useContext(BuilderContext);
  if (!parts) throw new Error("No card builder: the component stands outside of one");
  return parts;
}

/** The card, or the slide with visible fields. */
export const shownSide = ({ draft, part }: CardBuilderParts): Side | undefined =>
  draft.sides.find(({ id }) => id === part) ?? draft.sides[0];
