import { useMemo } from "react";
import { useMediaLookup } from "@/components/media/use-media-lookup";
import { FollowedSlideProvider } from "@/components/previews/preview-look";
import { CardPreview } from "@/components/previews/previews";
import { bodyOfDraft, type CardDraft } from "@/lib/cards/card-draft";

/** The card as its readers will see it, while it is being made; of slides, the one that is being edited. */
export function BuilderPreview({ draft, slide }: { draft: CardDraft; slide: number }) {
  const lookup = useMediaLookup();
  const card = useMemo(() => bodyOfDraft(draft), [draft]);
  return (
    <FollowedSlideProvider value={slide}>
      <CardPreview card={card} media={lookup} name={draft.name || "New card"} />
    </FollowedSlideProvider>
  );
}
