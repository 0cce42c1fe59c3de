import { useMemo } from "react";
import type { BuilderPartProps } from "@/components/builder/builder";
import { useMediaLookup } from "@/components/media/use-media-lookup";
import { FollowedSlideProvider } from "@/components/previews/preview-look";
import { PostPreview } from "@/components/previews/previews";
import { type DraftForm, madeOf, postOf } from "@/lib/drafts/draft-form";
import { madeDrawing } from "@/lib/drafts/made-for-post";
import { useShownSlide } from "./shown-slides";
import type { ComposerKnown } from "./use-composer-known";
import type { DraftKnown } from "./use-draft-known";

/** The preview of the post in the composer. */
export function DraftPreview({ known }: BuilderPartProps<DraftForm, ComposerKnown>) {
  const { whole } = known;
  return <WrittenPreview draft={whole} known={known} name={whole.name || "New post"} />;
}

interface WrittenPreviewProps {
  draft: DraftForm;
  known: DraftKnown;
  name: string;
}

/** The preview of a post under edit, with its new attachment: for slides, the edited one. */
export function WrittenPreview({ draft, known, name }: WrittenPreviewProps) {
  const { authors, userId, cards } = known;
  const { zone, now } = known.made;
  const lookup = useMediaLookup();
  const drawn = useMemo(() => ({ ...postOf(draft), nullcast: draft.nullcast }), [draft]);
  const made = madeOf(draft);
  const card = useMemo(() => made && madeDrawing(made, zone, now), [made, zone, now]);
  const slide = useShownSlide(made?.id ?? "");
  const followed = made?.kind === "card" ? made.form.sides.findIndex(({ id }) => id === slide) : 0;
  return (
    <FollowedSlideProvider value={Math.max(0, followed)}>
      <PostPreview
        post={drawn}
        name={name}
        author={authors.authors.find(({ id }) => id === userId)?.user}
        card={card ?? cards.recordOf(drawn.card_uri)}
        media={lookup}
      />
    </FollowedSlideProvider>
  );
}
