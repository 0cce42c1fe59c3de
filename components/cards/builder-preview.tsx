import { useMemo } from "react";
import { useMediaLookup } from "@/components/media/use-media-lookup";
import { CardPreview } from "@/components/previews/previews";
import { bodyOfDraft, type CardDraft } from "@/lib/cards/card-draft";

/** The card as its readers will see it, while it is being made. */
export function BuilderPreview({ draft }: { draft: CardDraft }) {
  const lookup = useMediaLookup();
  const card = useMemo(() => bodyOfDraft(draft), [draft]);
  return <CardPreview card={card} media={lookup} name={draft.name || "New card"} />;
}
