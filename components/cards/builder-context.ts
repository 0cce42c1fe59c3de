import { createContext, useContext } from "react";
import type { BuilderKnown, BuilderPartProps } from "@/components/builder/builder";
import type { Media } from "@/lib/ads/endpoints/media-library";
import type { CardDraft, Side } from "@/lib/cards/card-draft";
import type { MediaTypeOf } from "@/lib/cards/card-problems";

/** What is known around a card that is made. */
export interface CardKnown extends BuilderKnown {
  readonly typeOf: MediaTypeOf;
  readonly mediaOf: (mediaKey: string) => Media | undefined;
  /** What differs in ratio from the rest of a carousel, by field. */
  readonly ratios: ReadonlyMap<string, string>;
}

type CardBuilderParts = BuilderPartProps<CardDraft, CardKnown>;

const BuilderContext = createContext<CardBuilderParts | undefined>(undefined);
export const CardBuilderProvider = BuilderContext;

/** What the fields of a card share, however deep they stand. */
export function useCardBuilder(): CardBuilderParts {
  const parts = useContext(BuilderContext);
  if (!parts) throw new Error("No card builder: the component stands outside of one");
  return parts;
}

/** The card, or the slide whose fields are shown. */
export const shownSide = ({ draft, part }: CardBuilderParts): Side | undefined =>
  draft.sides.find(({ id }) => id === part) ?? draft.sides[0];
