import type { ReactNode } from "react";
import type { BuilderPartProps } from "@/components/builder/builder";
import { InternalNameField } from "@/components/builder/internal-name-field";
import { CARD_NAME_MAX } from "@/lib/ads/endpoints/cards";
import type { CardDraft, Side } from "@/lib/cards/card-draft";
import { sideName } from "@/lib/cards/card-words";
import { BlockFields } from "./block-fields";
import { CardBuilderProvider, type CardKnown, shownSide, useCardBuilder } from "./builder-context";
import { FormatTiles } from "./format-tiles";

interface CardFieldsProps extends BuilderPartProps<CardDraft, CardKnown> {
  /** Between the format and the fields: the outline, if it has no column of its own. */
  children?: ReactNode;
}

/** The fields of a card, or of its slides one below the other. */
export function CardFields({ children, ...props }: CardFieldsProps) {
  const { draft } = props;
  const shown = shownSide(props);
  return (
    <CardBuilderProvider value={props}>
      <div className="flex flex-col gap-4 border-b px-4 py-4">
        <FormatTiles />
        <InternalNameField {...props} max={CARD_NAME_MAX} />
      </div>
      {children !== undefined && <div className="border-b">{children}</div>}
      {draft.shape === "slides" ? (
        draft.sides.map((side) => <SlideFields key={side.id} side={side} />)
      ) : (
        <>
          <h2 className="sr-only">Blocks</h2>
          {shown && <BlockFields side={shown} />}
        </>
      )}
    </CardBuilderProvider>
  );
}

/** The fields of a slide; the preview shows the focused one. */
function SlideFields({ side }: { side: Side }) {
  const { draft, showPart } = useCardBuilder();
  const name = sideName(draft, side);
  return (
    <section
      aria-label={name}
      data-slide={side.id}
      className="border-b last:border-b-0"
      onFocus={() => showPart(side.id)}
    >
      <h2 className="px-4 pt-4 font-semibold text-lg">{name}</h2>
      <BlockFields side={side} />
    </section>
  );
}
