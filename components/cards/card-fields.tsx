import type { BuilderPartProps } from "@/components/builder/builder";
import { InternalNameField } from "@/components/builder/internal-name-field";
import { CARD_NAME_MAX } from "@/lib/ads/endpoints/cards";
import type { CardDraft } from "@/lib/cards/card-draft";
import { sideName } from "@/lib/cards/card-words";
import { BlockFields } from "./block-fields";
import { CardBuilderProvider, type CardKnown, shownSide } from "./builder-context";
import { ShapeSwitch } from "./shape-switch";

/** The fields of a card, or of the slide of it that is shown. */
export function CardFields(props: BuilderPartProps<CardDraft, CardKnown>) {
  const { draft } = props;
  const shown = shownSide(props);
  return (
    <CardBuilderProvider value={props}>
      <div className="flex flex-col gap-4 border-b px-4 py-4">
        <InternalNameField {...props} max={CARD_NAME_MAX} />
        <ShapeSwitch />
      </div>
      {draft.shape === "slides" && shown && (
        <h2 className="px-4 pt-4 font-semibold text-lg">{sideName(draft, shown)}</h2>
      )}
      {draft.shape === "components" && <h2 className="sr-only">Blocks</h2>}
      {shown && <BlockFields side={shown} />}
    </CardBuilderProvider>
  );
}
