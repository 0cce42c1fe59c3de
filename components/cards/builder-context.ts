import { createContext, useContext } from "react";
import type { Media } from "@/lib/ads/endpoints/media-library";
import type { CardDraft } from "@/lib/cards/card-draft";
import type { MediaTypeOf } from "@/lib/cards/draft-problems";

/** What the parts of the card builder share. */
export interface CardBuilderParts {
  readonly draft: CardDraft;
  /** `label` names the step for undo; changes of one `run` are taken back together. */
  readonly change: (next: (draft: CardDraft) => CardDraft, how: { label: string; run?: string }) => void;
  /** What is wrong at a field, as far as it should be shown already. */
  readonly errorAt: (field: string) => string | undefined;
  /** What differs in ratio from the rest of a carousel, by field. */
  readonly ratios: ReadonlyMap<string, string>;
  readonly typeOf: MediaTypeOf;
  readonly mediaOf: (mediaKey: string) => Media | undefined;
}

const BuilderContext = createContext<CardBuilderParts | undefined>(undefined);
export const CardBuilderProvider = BuilderContext;

export function useCardBuilder(): CardBuilderParts {
  const parts = useContext(BuilderContext);
  if (!parts) throw new Error("No card builder: the component stands outside of one");
  return parts;
}
