import { useMemo } from "react";
import type { BuilderPartProps } from "@/components/builder/builder";
import { useMediaLookup } from "@/components/media/use-media-lookup";
import { PostPreview } from "@/components/previews/previews";
import { type DraftForm, postOf } from "@/lib/drafts/draft-form";
import type { DraftKnown } from "./draft-fields";

/** A post as its readers will see it. */
export function DraftPreview({ draft, known }: BuilderPartProps<DraftForm, DraftKnown>) {
  const { authors, userId, cards } = known;
  const lookup = useMediaLookup();
  const drawn = useMemo(() => ({ ...postOf(draft), nullcast: draft.nullcast }), [draft]);
  return (
    <PostPreview
      post={drawn}
      name={draft.name || "New post"}
      author={authors.authors.find(({ id }) => id === userId)?.user}
      card={cards.recordOf(drawn.card_uri)}
      media={lookup}
    />
  );
}
