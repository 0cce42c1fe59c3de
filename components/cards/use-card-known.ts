import { useMemo } from "react";
import { ratioAdvice } from "@/lib/cards/card-advice";
import { type CardDraft, mediaKeysOfDraft } from "@/lib/cards/card-draft";
import type { CardKnown } from "./builder-context";
import { useCardMedia } from "./use-card-media";

/** The context of a new card. */
export function useCardKnown(draft: CardDraft): CardKnown {
  const { typeOf, mediaOf, ratioOf, error } = useCardMedia();
  const ratios = useMemo(() => ratioAdvice(draft, ratioOf), [draft, ratioOf]);
  // If the library cannot be read, the service checks whether it has the files.
  const reading = error === null && mediaKeysOfDraft(draft).some((key) => typeOf(key) === undefined);
  return useMemo(
    () => ({ typeOf, mediaOf, ratios, closed: reading ? "Reading the media library…" : undefined }),
    [typeOf, mediaOf, ratios, reading],
  );
}
